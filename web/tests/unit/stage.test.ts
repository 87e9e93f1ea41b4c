/** How the platform is shown: the pace of frames, how finely it is drawn, and what a held piece is over. */
import { describe, expect, test } from "vitest";
import type { Moment, PieceMoment, Vec } from "../../src/games/gravity-warfare/frame";
import { overOf } from "../../src/games/gravity-warfare/over";
import { Pace } from "../../src/games/gravity-warfare/pace";
import { OWN_BEHIND_TICKS, Playback } from "../../src/games/gravity-warfare/playback";
import type { Field, Point } from "../../src/games/gravity-warfare/view";

const TICK_MS = 1000 / 60;

function moment(tick: number, pieces: PieceMoment[] = [], hand: Vec = [0, 0, 0]): Moment {
  return { tick, handThere: true, atRest: false, rimHeld: false, platform: [0, 0, 0, 1], hand, handYaw: 0, pieces: new Map(pieces.map((piece) => [piece.id, piece])) };
}

describe("the hands of others", () => {
  test("go on evenly while frames come in bursts", () => {
    const playback = new Playback();
    const drawn: number[] = [];
    // Five frames at once, every five ticks.
    for (let now = 0; now < 60; now += 1) {
      if (now % 5 === 4) for (let late = 4; late >= 0; late -= 1) playback.push(moment(now - late));
      const shown = playback.at(now * TICK_MS);
      if (shown) drawn.push(shown.tick);
    }
    const steps = drawn.slice(10).map((tick, index) => tick - drawn[index + 9]!);
    expect(Math.max(...steps)).toBeLessThan(2.5);
    expect(Math.min(...steps)).toBeGreaterThan(0.2);
  });

  test("are never further behind what has come than a tenth of a second, also after a stall", () => {
    const playback = new Playback();
    playback.push(moment(0));
    playback.at(0);
    for (let tick = 1; tick <= 90; tick += 1) playback.push(moment(tick));
    const shown = playback.at(1_500);
    expect(90 - (shown?.tick ?? 0)).toBeLessThanOrEqual(6);
    for (let now = 1; now < 60; now += 1) {
      playback.push(moment(90 + now));
      const behind = 90 + now - (playback.at(1_500 + now * TICK_MS)?.tick ?? 0);
      expect(behind).toBeLessThanOrEqual(6);
    }
    const settled = 149 - (playback.at(1_500 + 59 * TICK_MS)?.tick ?? 0);
    expect(settled).toBeLessThan(3.5);
  });

  test("begin anew with a new attempt", () => {
    const playback = new Playback();
    for (let tick = 0; tick < 30; tick += 1) playback.push(moment(tick));
    playback.at(0);
    playback.push(moment(0, [], [7, 7, 7]));
    expect(playback.at(TICK_MS)?.hand).toEqual([7, 7, 7]);
  });

  test("one's own hand is a tick behind the house's answer and no more", () => {
    const playback = new Playback();
    playback.behindTicks = OWN_BEHIND_TICKS;
    for (let tick = 0; tick < 120; tick += 1) {
      playback.push(moment(tick));
      const behind = tick - (playback.at(tick * TICK_MS)?.tick ?? 0);
      if (tick > 1) expect(behind).toBeLessThanOrEqual(1.01);
    }
  });
});

describe("how finely it is drawn", () => {
  const frames = (pace: Pace, from: number, count: number, ms: number) => {
    let quality = pace.after(from, true);
    for (let index = 1; index <= count; index += 1) quality = pace.after(from + index * ms, true);
    return quality;
  };

  test("follows the machine down and up again", () => {
    const pace = new Pace();
    expect(frames(pace, 0, 3, 80)).toBe(2);
    expect(frames(pace, 1_000, 12, 80)).toBe(0);
    expect(frames(pace, 10_000, 4_000, 16)).toBe(2);
  });

  test("what stands still says nothing of how quick it is", () => {
    const pace = new Pace();
    for (let index = 0; index < 50; index += 1) expect(pace.after(index * 500, false)).toBe(2);
  });
});

describe("what a held piece is over", () => {
  const disc: Point[] = [[-100_000, -100_000], [100_000, -100_000], [100_000, 100_000], [-100_000, 100_000]];
  const left: Point[] = [[-100_000, -100_000], [0, -100_000], [0, 100_000], [-100_000, 100_000]];
  const right: Point[] = [[0, -100_000], [100_000, -100_000], [100_000, 100_000], [0, 100_000]];
  const field = { outline_um: disc, zones: [{ name: "left", border_um: left }, { name: "right", border_um: right }], sizes_um: [[20_000, 20_000, 10_000]] } as unknown as Field;
  const piece = (id: number, at: Vec, held: boolean, fallen = false): PieceMoment => ({ id, kind: 0, held, fallen, at, turn: [0, 0, 0, 1] });

  test("is the platform, so far below, and the zones it would be in", () => {
    const over = overOf(field, moment(0, [piece(0, [5, 0, 25], true)]));
    expect(over).toMatchObject({ on: null });
    expect(over?.clearanceMm).toBeCloseTo(20);
    expect(over?.shares[0]).toBeCloseTo(0.25);
    expect(over?.shares[1]).toBeCloseTo(0.75);
  });

  test("is the highest piece beneath it, but none that it only touches or that has fallen", () => {
    const below = [piece(1, [12, 0, 5], false), piece(2, [12, 0, 15], false), piece(3, [-22, 0, 60], false), piece(4, [0, 0, 90], false, true)];
    const over = overOf(field, moment(0, [piece(0, [0, 0, 50], true), ...below]));
    expect(over?.on).toBe(2);
    expect(over?.clearanceMm).toBeCloseTo(25);
  });

  test("is nothing where nothing is held", () => {
    expect(overOf(field, moment(0, [piece(1, [0, 0, 5], false)]))).toBeNull();
  });
});
