/** What the house shows of Godzilla Total War. No rules: what can be done comes as a list. */
import type { Offer } from "../../generated/protocol";
import type { Said } from "../../lib/words";

/** `"7"`, `"extra-3"`, `"building-5"`, `"minus-three"`, `"wound"`, `"building-card-4"`, … */
export type Card = string;
export type Figures = { life: number; strength: number; points: number };
export type Player = { kaiju: string; sides: { normal: Figures; furious: Figures }; furious: boolean; turned: boolean; out: boolean; points: number };
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
  hands: { card: Card | null }[][];
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

const FEW = 4;

/** Where someone sits, in percent of the mat: whoever looks on at the near side, the others clockwise from there. */
export function placeRound(seat: number, count: number, nearest: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * ((seat - nearest + count) % count)) / count;
  // Where they are few, the others sit further up and leave the middle to the blow.
  const up = count <= FEW && seat !== nearest ? 20 : 0;
  return { x: 50 + 50 * Math.cos(angle), y: Math.max(0, 50 + 50 * Math.sin(angle) - up) };
}
