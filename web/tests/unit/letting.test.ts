/** Neither the answer's coming nor its time may tell what someone holds. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Offer } from "../../src/generated/protocol";
import { Letting } from "../../src/lib/letting.svelte";

const BE: Offer = { text: "let be", action: { kind: "let-be" } };
const SHIELD: Offer = { text: "play force-shield", action: { kind: "play", card: "force-shield" } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When the answer goes out, for this draw of chance; nothing if it has not gone after a minute. */
function sentAfter(chance: number, legal: Offer[], press: number | null, amongBots = false): number | null {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const start = performance.now();
  let at: number | null = null;
  const letting = new Letting(() => (at = performance.now() - start));
  letting.ask(1, legal, "let-be", amongBots);
  if (press !== null) setTimeout(() => letting.choose(BE), press);
  vi.advanceTimersByTime(60_000);
  letting.stop();
  return at;
}

test("who can only let it be does so by itself; who has a choice is waited for", () => {
  expect(sentAfter(0.5, [BE], null)).toBe(2_400);
  expect(sentAfter(0.5, [BE, SHIELD], null)).toBeNull();
});

test("an answer chosen at once comes when one that goes by itself would", () => {
  for (const chance of [0, 0.3, 0.99]) {
    expect(sentAfter(chance, [BE, SHIELD], 10)).toBe(sentAfter(chance, [BE], null));
    expect(sentAfter(chance, [BE], 10)).toBe(sentAfter(chance, [BE], null));
  }
  expect(sentAfter(0, [BE, SHIELD], 30_000)).toBeGreaterThanOrEqual(30_000);
});

test("where the rules give a moment of their own, it is as long as that, whatever someone holds", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.3);
  for (const [legal, press] of [[[BE], null], [[BE, SHIELD], 10]] as const) {
    const start = performance.now();
    let at: number | null = null;
    const letting = new Letting(() => (at = performance.now() - start));
    letting.ask(1, legal, "let-be", false, 5_000);
    if (press !== null) setTimeout(() => letting.choose(BE), press);
    vi.advanceTimersByTime(60_000);
    expect(at).toBe(5_000);
    letting.stop();
  }
});

test("among bots nobody waits long", () => {
  expect(sentAfter(0.99, [BE], null, true)).toBe(700);
});

test("a decision that goes on is not drawn for anew", () => {
  let sent = 0;
  const letting = new Letting(() => (sent += 1));
  vi.spyOn(Math, "random").mockReturnValue(0);
  letting.ask(1, [BE], "let-be", false);
  vi.advanceTimersByTime(1_000);
  letting.ask(1, [BE], "let-be", false);
  vi.advanceTimersByTime(300);
  expect(sent).toBe(1);
});
