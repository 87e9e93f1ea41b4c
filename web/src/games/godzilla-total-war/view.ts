/** What the house shows of Godzilla Total War. No rules: what can be done comes as a list. */
import type { Offer } from "../../generated/protocol";
import type { Said } from "../../lib/words";

/** `"7"`, `"extra-3"`, `"building-5"`, `"minus-three"`, `"wound"`, `"building-card-4"`, … */
export type Card = string;
export type Figures = { life: number; strength: number; points: number };
export type Player = { kaiju: string; sides: { normal: Figures; furious: Figures }; furious: boolean; turned: boolean; out: boolean; points: number };
/** What everyone knows of a card in a hand: of which numbers it can be, and whether it can be anything else. */
export type Back = { number_below: number; special: boolean; minus_three: boolean };
export type Seen = { card: Card | null; back: Back };
export type View = {
  table: {
    players: Player[];
    phase: string;
    turn_seat: number;
    /** `"7"`, `"wound"` or `"double-wound"`. */
    blow: string;
    last_seat: number | null;
    last_card: Card | null;
    clockwise: boolean;
    damage: { seat: number; card: Card }[];
    centre: Card[];
    king_seat: number | null;
  };
  damage: number[];
  points_to_win: number;
  hands: Seen[][];
  deck_count: number;
};

export function figuresOf(player: Player): Figures {
  return player.furious ? player.sides.furious : player.sides.normal;
}

/** The number on a card, if there is one, and the drawing that goes with it. */
export function faceOf(card: Card): { figure: string; glyph: string | null } {
  const numbered = /^(?:(extra|building|building-card)-)?(\d+)$/.exec(card);
  if (numbered) {
    const glyph = numbered[1] === "extra" ? "heart" : numbered[1] ? "building" : null;
    return { figure: numbered[2] ?? "", glyph };
  }
  return card === "minus-three" ? { figure: "−3", glyph: null } : { figure: "", glyph: card };
}

/** The card that an action takes from the hand, where it says so or has one of its own. */
export function cardOf(offer: Offer): Card | null {
  const { kind, card } = offer.action;
  if (kind === "choose-target") return "choose-target";
  // What is healed or taken from the centre lies on the table, not in the hand.
  return typeof card === "string" && kind !== "heal" ? card : null;
}

/** A hurt has up to three decisions, in this order. */
export const HURT_STEPS = ["damage", "building", "extra"] as const;

export function stepOf(phase: string): number | null {
  const step = HURT_STEPS.findIndex((name) => name === phase.toLowerCase());
  return step < 0 ? null : step;
}

/** What would be asked of a card at this moment: the house then says why not. */
export function askedWith(phase: string, card: Card, target: number): Said {
  switch (phase.toLowerCase()) {
    case "damage":
    case "building":
      return { kind: "take", card };
    case "extra":
      return { kind: "add", card };
    case "discard":
      return { kind: "discard", card };
    default:
      return card === "choose-target" ? { kind: "choose-target", target_seat: target } : { kind: "play", card, strength: false };
  }
}

/** By how many sit there: so many at each of the two sides and at the far end. The others sit at the near end. */
const ROUND: Record<number, [sides: number, far: number]> = {
  2: [0, 1], 3: [1, 0], 4: [1, 1], 5: [2, 0], 6: [2, 1], 7: [2, 2], 8: [2, 3], 9: [2, 2], 10: [2, 3], 11: [3, 2], 12: [3, 3],
};
const NEAR_ROW = 8;

export type Place = { column: string; row: string };

/** Where someone sits, in a grid of 12 columns and 8 rows: whoever looks on at the middle of the near end, the others clockwise. */
export function placeRound(seat: number, count: number, nearest: number): Place {
  const [sides, far] = ROUND[count] ?? [3, 3];
  const near = count - 2 * sides - far;
  const at = (seat - nearest + count) % count;
  const left = Math.floor((near - 1) / 2);
  if (at === 0) return atEnd(left, near, NEAR_ROW);
  if (at <= left) return atEnd(left - at, near, NEAR_ROW);
  if (at <= left + sides) return atSide(sides - (at - left), sides, "1 / span 3");
  if (at <= left + sides + far) return atEnd(at - left - sides - 1, far, 1);
  if (at <= left + 2 * sides + far) return atSide(at - left - sides - far - 1, sides, "10 / span 3");
  return atEnd(count - at + left, near, NEAR_ROW);
}

/** From the left. */
function atEnd(index: number, many: number, row: number): Place {
  return { column: `${7 - 2 * many + 4 * index} / span 4`, row: String(row) };
}

/** From above, in the six rows between the ends. */
function atSide(index: number, many: number, column: string): Place {
  const rows = 6 / many;
  return { column, row: `${2 + rows * index} / span ${rows}` };
}

const ANY_NUMBER = 11;

/** What is known of a card, as the name of a word and its number; nothing, if it may be any. */
export function knownOf({ number_below, special, minus_three }: Back): { word: string; number: number } | null {
  if (number_below === 0) return { word: special ? "kaiju-no-number" : "kaiju-a-minus-three", number: 0 };
  if (!special && !minus_three) return { word: number_below < ANY_NUMBER ? "kaiju-below" : "kaiju-a-number", number: number_below };
  return special ? null : { word: "kaiju-no-special", number: 0 };
}
