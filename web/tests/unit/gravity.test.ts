import { describe, expect, test } from "vitest";
import { readShown, writeHand } from "../../src/lib/frames";
import { BadFrame, between, readFilm, readFrame, type Moment } from "../../src/games/gravity-warfare/frame";
import { area, beneath, centroid, contains, cutOut, footprintOf, rectangle, zoneShares } from "../../src/games/gravity-warfare/geometry";
import { filled, firstPlan, planOf, sightOf, targets, turned } from "../../src/games/gravity-warfare/plan";
import { pieceInReach, rimInReach } from "../../src/games/gravity-warfare/reach";
import { idOf, isTemplate, piecesOf, troopOf, type Field, type Placed, type Point, type View } from "../../src/games/gravity-warfare/view";

const SQUARE: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

/** A frame as crates/balance/src/frame.rs writes it. */
function frame(tick: number, pieces: { id: number; at: number[]; flags?: number; turn?: number[] }[], flags = 1): Uint8Array {
  const data = new DataView(new ArrayBuffer(23 + 14 * pieces.length));
  data.setUint8(0, 1);
  data.setUint8(1, flags);
  data.setUint32(2, tick, true);
  [0, 0, 0, 32_767, 100, -250, 5_000, 15_708].forEach((number, index) => data.setInt16(6 + 2 * index, number, true));
  data.setUint8(22, pieces.length);
  pieces.forEach(({ id, at, flags = 0b11_0000, turn = [0, 0, 0] }, index) => {
    const start = 23 + 14 * index;
    data.setUint8(start, id);
    data.setUint8(start + 1, flags);
    [...at, ...turn].forEach((number, place) => data.setInt16(start + 2 + 2 * place, number, true));
  });
  return new Uint8Array(data.buffer);
}

function message(kind: number, frames: Uint8Array[]): ArrayBuffer {
  const bytes = [kind, ...frames.flatMap((one) => [one.length & 255, one.length >> 8, ...one])];
  return new Uint8Array(bytes).buffer;
}

describe("what comes over the wire besides words", () => {
  test("messages are split into their frames", () => {
    const shown = readShown(message(1, [frame(0, []), frame(2, [{ id: 3, at: [1, 2, 3] }])]));
    expect(shown?.kind).toBe("film");
    expect(shown?.frames.map((one) => one.length)).toEqual([23, 37]);
    expect(readShown(message(0, []))).toEqual({ kind: "live", frames: [] });
  });

  test("what is none is told from what is one", () => {
    expect(readShown(new ArrayBuffer(0))).toBeNull();
    expect(readShown(message(7, []))).toBeNull();
    expect(readShown(new Uint8Array([0, 200, 0, 1]).buffer)).toBeNull();
  });

  test("a hand is eighteen bytes", () => {
    const bytes = writeHand({ at_um: [1, -2, 70_000], yaw_mrad: -3, grip: true, rim: false, leaves: true });
    expect([...bytes]).toEqual([1, 5, 1, 0, 0, 0, 254, 255, 255, 255, 112, 17, 1, 0, 253, 255, 255, 255]);
  });
});

describe("moments", () => {
  test("are in millimetres and unit quaternions", () => {
    const moment = readFrame(frame(7, [{ id: 8, at: [50, -100, 200], flags: 0b0001_0101, turn: [0, 0, 0] }]), null);
    expect(moment).toMatchObject({ tick: 7, handThere: true, rimHeld: false, hand: [2, -5, 100], platform: [0, 0, 0, 1] });
    expect(moment.handYaw).toBeCloseTo(1.5708);
    expect(moment.pieces.get(8)).toMatchObject({ kind: 1, held: true, fallen: false, at: [1, -2, 4], turn: [0, 1, 0, 0] });
  });

  test("a frame leaves out what is as it was", () => {
    const moments = readFilm([frame(0, [{ id: 1, at: [0, 0, 0] }, { id: 2, at: [50, 0, 0] }]), frame(2, [{ id: 2, at: [100, 0, 0] }])]);
    expect(moments[1]?.pieces.get(1)?.at).toEqual([0, 0, 0]);
    expect(moments[1]?.pieces.get(2)?.at).toEqual([2, 0, 0]);
    expect(between(moments[0] as Moment, moments[1] as Moment, 0.5).pieces.get(2)?.at).toEqual([1.5, 0, 0]);
  });

  test("what is cut off or of another version is refused", () => {
    expect(() => readFrame(frame(0, []).slice(0, 20), null)).toThrow(BadFrame);
    expect(() => readFrame(frame(0, [{ id: 1, at: [0, 0, 0] }]).slice(0, 30), null)).toThrow(BadFrame);
    const other = frame(0, []);
    other[0] = 2;
    expect(() => readFrame(other, null)).toThrow(BadFrame);
  });

  test("headings go the short way round", () => {
    const [a, b] = [readFrame(frame(0, []), null), readFrame(frame(2, []), null)];
    const half = between({ ...a, handYaw: 3.1 }, { ...b, handYaw: -3.1 }, 0.5);
    expect(Math.abs(Math.abs(half.handYaw) - Math.PI)).toBeLessThan(0.01);
  });
});

const FIELD: Field = {
  outline_um: rectangle([0, 0], [200_000, 200_000], 0),
  zones: [
    { name: "left", border_um: [[-100_000, -100_000], [0, -100_000], [0, 100_000], [-100_000, 100_000]] },
    { name: "right", border_um: [[0, -100_000], [100_000, -100_000], [100_000, 100_000], [0, 100_000]] },
  ],
  sizes_um: [[22_000, 18_000, 16_000], [26_000, 26_000, 8_000], [60_000, 20_000, 10_000]],
  tips_um: [],
  hand: { home_um: [0, -200_000, 120_000], reach_um: 270_000, gap_um: 2_000, fingertip_um: 5_000, pinch_um: 5_000, rim_um: 30_000 },
};

function placed(id: number, at: [number, number, number]): Placed {
  return { piece: { id, kind: ["Tank", "Fighter", "Ship"][Math.floor((id % 6) / 2)] ?? "" }, pose: { at_um: at, turn: [0, 0, 0, 1_000_000] } };
}

describe("the plane", () => {
  test("areas, middles and what is inside", () => {
    expect(area(SQUARE)).toBe(10_000);
    expect(centroid(SQUARE)).toEqual([50, 50]);
    expect([contains(SQUARE, [50, 99]), contains(SQUARE, [50, 101])]).toEqual([true, false]);
  });

  test("what a footprint cuts out of a zone that bends inwards", () => {
    const bent: Point[] = [[0, 0], [100, 0], [100, 100], [60, 100], [60, 40], [40, 40], [40, 100], [0, 100]];
    expect(area(cutOut(bent, [[30, 50], [70, 50], [70, 90], [30, 90]]))).toBeCloseTo(800);
  });

  test("shares of a footprint on a border", () => {
    const [left, right] = zoneShares(FIELD, rectangle([5_000, 0], [20_000, 20_000], 0));
    expect([left, right].map((share) => share?.toFixed(2))).toEqual(["0.25", "0.75"]);
  });

  test("the highest piece beneath is what it would stand on", () => {
    const standing = { side: "Universe" as const, platform: [0, 0, 0, 1] as [number, number, number, number], pieces: [placed(0, [0, 0, 8_000]), placed(4, [0, 0, 21_000])] };
    expect(beneath(FIELD, standing, rectangle([4_000, 0], [10_000, 10_000], 0), [])).toEqual({ top: 26_000, id: 4 });
    expect(beneath(FIELD, standing, rectangle([4_000, 0], [10_000, 10_000], 0), [4]).id).toBe(0);
    expect(beneath(FIELD, standing, rectangle([90_000, 0], [10_000, 10_000], 0), []).id).toBeNull();
    expect(footprintOf(FIELD, placed(4, [0, 0, 5_000])).corners).toHaveLength(4);
  });
});

describe("plans", () => {
  const view = {
    field: FIELD,
    table: {
      active_seat: 1,
      players: [{ pieces: [] }, { pieces: [troopOf(6), troopOf(7), troopOf(10)] }],
      standing: { side: "Universe", platform: [0, 0, 0, 1_000_000], pieces: [placed(0, [-50_000, 0, 8_000])] },
      turn: { task: null },
    },
  } as unknown as View;

  test("ids and troops are the same thing", () => {
    for (let id = 0; id < 36; id += 1) expect(idOf(troopOf(id))).toBe(id);
  });

  test("a totem takes two of the active player's pieces, the lower one first", () => {
    expect(piecesOf(view, ["ship", "tank"])).toEqual([10, 6]);
    expect(piecesOf(view, ["tank", "tank"])).toEqual([6, 7]);
  });

  test("a template is filled in as the rules read it", () => {
    const template = { text: "attempt tank", action: { kind: "attempt", troops: ["tank"], hand: null } };
    expect(isTemplate(template)).toBe(true);
    const plan = { x: 1_000.4, y: -2, yaw_mrad: 90.6, drop_um: 0, speed_um_per_s: 25_000, spin_mrad_per_s: 0 };
    const window = { kind: "attempt", deed: "place" };
    const hand = { kind: "set-down", x_um: 1_000, y_um: -2, yaw_mrad: 91, drop_um: 0, speed_um_per_s: 25_000, spin_mrad_per_s: 0 };
    expect(filled(template, window, plan).action).toEqual({ kind: "attempt", troops: ["tank"], hand });
    expect(isTemplate(filled(template, window, plan))).toBe(false);
    expect(filled(template, { kind: "right" }, plan).action["hand"]).toEqual({ kind: "lift", spin_mrad_per_s: 0 });
  });

  test("a ghost stands on what is beneath it", () => {
    const sight = sightOf(view, [6, 10], { x: -50_000, y: 0, yaw_mrad: 0, drop_um: 1_000, speed_um_per_s: 25_000, spin_mrad_per_s: 0 });
    expect(sight).toMatchObject({ on: 0, pieces: [{ id: 6, z: 25_000 }, { id: 10, z: 38_000 }] });
    expect(sight.shares[0]).toBeCloseTo(1);
  });

  test("a plan begins at no spot of its own; what is asked for is the first to aim at", () => {
    expect(firstPlan(false)).toMatchObject({ x: 0, y: 0, drop_um: 0, spin_mrad_per_s: 0 });
    expect(firstPlan(true).spin_mrad_per_s).toBeGreaterThan(0);
    const first = (stacks: boolean) => targets(view, [6], { zone: 0, stacks })[0];
    expect(first(false)).toMatchObject({ key: "zone 0", piece: null });
    expect(first(true)).toMatchObject({ piece: 0, zone: 0 });
    expect(targets(view, [6], { zone: 0, stacks: false }).length).toBe(view.field.zones.length + view.table.standing.pieces.length);
  });

  test("a plan is read back from its hand", () => {
    const plan = { x: 5, y: -7, yaw_mrad: 3, drop_um: 0, speed_um_per_s: 25_000, spin_mrad_per_s: 0 };
    const template = { text: "attempt tank", action: { kind: "attempt", troops: ["tank"], hand: null } };
    expect(planOf(filled(template, { kind: "attempt", deed: "place" }, plan).action["hand"])).toEqual(plan);
    expect([planOf(null), planOf({ kind: "lift", spin_mrad_per_s: 0 })]).toEqual([null, null]);
  });

  test("headings stay within one turn", () => {
    expect(turned(6_200, 131)).toBe(48);
    expect(turned(100, -131)).toBe(6_252);
  });
});

describe("what fingers would close on", () => {
  const held = (hand: [number, number, number]): Moment => ({
    tick: 0, handThere: true, atRest: false, rimHeld: false, platform: [0, 0, 0, 1], hand, handYaw: 0,
    pieces: new Map([[0, { id: 0, kind: 0, held: false, fallen: false, at: [20, 0, 8], turn: [0, 0, 0, 1] }]]),
  });

  test("is the nearest piece, within ten millimetres of the middle of the fingertip", () => {
    // The tank's top is at 16 mm, the middle of the fingertip 5 mm over its lowest point.
    expect(pieceInReach(held([20, 0, 20]), FIELD)).toBe(0);
    expect(pieceInReach(held([20, 0, 22]), FIELD)).toBeNull();
    expect(pieceInReach(held([20 + 11 + 9, 0, 0]), FIELD)).toBe(0);
  });

  test("is any part of the rim, where tips are recommended too", () => {
    expect([rimInReach(held([0, -125, 40]), FIELD), rimInReach(held([0, -135, 40]), FIELD), rimInReach(held([0, -100, 70]), FIELD)]).toEqual([true, false, false]);
    const tips = { ...FIELD, tips_um: [rectangle([100_000, 0], [20_000, 20_000], 0)] };
    expect([rimInReach(held([110, 0, 10]), tips), rimInReach(held([0, -100, 10]), tips)]).toEqual([true, true]);
  });

  test("turns with the platform", () => {
    const quarter = { ...held([0, 20, 18]), platform: [0, 0, Math.SQRT1_2, Math.SQRT1_2] as Moment["platform"] };
    expect(pieceInReach(quarter, FIELD)).toBe(0);
  });
});
