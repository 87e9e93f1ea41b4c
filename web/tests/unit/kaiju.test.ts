import { describe, expect, test } from "vitest";
import { knownOf, placeRound } from "../../src/games/godzilla-total-war/view";

/** The cells of a place, as `column row`. */
function cells(seat: number, count: number): string[] {
  const range = (text: string) => {
    const [from = 1, many = 1] = text.split(" / span ").map(Number);
    return Array.from({ length: many }, (_, index) => from + index);
  };
  const { column, row } = placeRound(seat, count, 0);
  return range(column).flatMap((x) => range(row).map((y) => `${x} ${y}`));
}

test("nobody sits on anybody, nor in the middle, however many they are", () => {
  const middle = Array.from({ length: 36 }, (_, index) => `${4 + (index % 6)} ${2 + Math.floor(index / 6)}`);
  for (let count = 2; count <= 12; count += 1) {
    const taken = Array.from({ length: count }, (_, seat) => cells(seat, count)).flat();
    expect(new Set([...taken, ...middle]).size, `${count} players`).toBe(taken.length + middle.length);
  }
});

test("whoever looks on is at the near end, and play goes to their left", () => {
  for (let count = 3; count <= 12; count += 1) {
    expect(placeRound(4 % count, count, 4 % count)).toEqual({ column: "5 / span 4", row: "8" });
    const left = Math.min(...cells(1, count).map((cell) => Number(cell.split(" ")[0])));
    expect(left, `${count} players`).toBeLessThan(4);
  }
});

describe("what is known of a card in a hand", () => {
  const back = (number_below: number, special: boolean, minus_three: boolean) => knownOf({ number_below, special, minus_three });

  test("is nothing of one that was drawn, and what its owner could not do of one that stayed", () => {
    expect(back(11, true, true)).toBeNull();
    expect(back(5, false, false)).toEqual({ word: "kaiju-below", number: 5 });
    const words = [back(11, false, false), back(11, false, true), back(0, true, true), back(0, false, true)].map((known) => known?.word);
    expect(words).toEqual(["kaiju-a-number", "kaiju-no-special", "kaiju-no-number", "kaiju-a-minus-three"]);
  });
});
