import { describe, expect, test } from "vitest";
import type { ReplaySteps } from "../../src/generated/protocol";
import { keyed } from "../../src/lib/keys";
import { Moments, readMoment, writeMoment } from "../../src/lib/replaying";

/** A game in which each entry adds its number. */
function steps(count: number): ReplaySteps {
  const all = Array.from({ length: count }, (_, index) => ({ seat: 0, text: "add", film: false, patch: [{ op: "add" as const, path: "/list/-", value: index + 1 }] }));
  return { card: {}, view: { list: [] }, steps: all } as unknown as ReplaySteps;
}

function lengthAt(moments: Moments, number: number): number {
  return (moments.view(number) as { list: number[] }).list.length;
}

describe("moments of a finished game", () => {
  test("forward, back and anywhere, each moment is the same", () => {
    const moments = new Moments(steps(100));
    for (const number of [0, 1, 2, 50, 49, 100, 16, 17, 15, 99, 33, 32, 31, 0, 100]) {
      expect(lengthAt(moments, number)).toBe(number);
    }
  });

  test("beyond the ends there is nothing more", () => {
    const moments = new Moments(steps(3));
    expect([lengthAt(moments, -5), lengthAt(moments, 99)]).toEqual([0, 3]);
  });

  test("a moment is in the address, and nonsense there is the beginning", () => {
    expect(readMoment("12-b")).toEqual({ number: 12, eyes: "b" });
    expect(readMoment("7")).toEqual({ number: 7, eyes: null });
    expect(readMoment("3-open")).toEqual({ number: 3, eyes: "open" });
    for (const nonsense of ["", "-", "x-y", "-3", "NaN-zz", "1e999"]) expect(readMoment(nonsense).eyes).toBeNull();
    expect(readMoment("x").number).toBe(0);
    expect(writeMoment({ number: 12, eyes: "b" })).toBe("12-b");
    expect(writeMoment({ number: 0, eyes: null })).toBe("0");
  });
});

test("alike cards keep their keys when another goes", () => {
  const before = keyed(["3", "7", "3"], (card) => card).map(({ key }) => key);
  const after = keyed(["3", "3"], (card) => card).map(({ key }) => key);
  expect(before).toEqual(["3 1", "7 1", "3 2"]);
  expect(after).toEqual(["3 1", "3 2"]);
});
