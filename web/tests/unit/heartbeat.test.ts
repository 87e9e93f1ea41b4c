import { describe, expect, test } from "vitest";
import { BEAT_MS, Heartbeat, type Beat } from "../../src/lib/heartbeat";

/** What each beat says from the last word on, as time: its first moment by kind. */
function firsts(heart: Heartbeat, fromMs: number, untilMs: number): Partial<Record<Beat, number>> {
  const found: Partial<Record<Beat, number>> = {};
  for (let now = fromMs; now <= untilMs; now += BEAT_MS) found[heart.beat(now)] ??= now - fromMs;
  return found;
}

describe("a line that may be cut without a word", () => {
  test("it is told within three seconds and given up after ten", () => {
    const found = firsts(new Heartbeat(0), 0, 12_000);
    expect(found.ping).toBeLessThanOrEqual(1_250);
    expect(found.quiet).toBeLessThanOrEqual(3_000);
    expect(found.dead).toBe(10_000);
  });

  test("whatever is heard begins anew, and one question is asked at a time", () => {
    const heart = new Heartbeat(0);
    expect([heart.beat(1_000), heart.beat(1_250), heart.beat(1_500)]).toEqual(["ping", "fine", "fine"]);
    heart.heard(1_600);
    expect([heart.beat(2_500), heart.beat(2_600)]).toEqual(["fine", "ping"]);
  });

  test("a page in the background, whose beats are a minute apart, does not blame the line", () => {
    const heart = new Heartbeat(0);
    expect(heart.beat(60_000)).toBe("ping");
    heart.heard(60_010);
    expect(heart.beat(120_000)).toBe("ping");
    expect(heart.beat(180_000)).toBe("dead");
  });
});
