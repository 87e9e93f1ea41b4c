/** What the house shows of Gravity Warfare. No rules: what can be done comes as a list. */
import type { Offer } from "../../generated/protocol";

export type Kind = "tank" | "fighter" | "ship";
export const KINDS: Kind[] = ["tank", "fighter", "ship"];
/** By seat: each plays one colour. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export type Card = string;
export type Troop = { kind: Kind; colour: Colour; number: number };
export type Turn = [number, number, number, number];
export type Placed = { piece: { id: number; kind: string }; pose: { at_um: [number, number, number]; turn: Turn } };
export type Standing = { side: "Universe" | "Mothership"; platform: Turn; pieces: Placed[] };
export type Point = [number, number];
export type FieldZone = { name: string; border_um: Point[] };
/** The measures of a hand, in micrometres (crates/gravity-warfare/src/house.rs says what each is). */
export type FieldHand = { home_um: [number, number, number]; reach_um: number; gap_um: number; fingertip_um: number; pinch_um: number; rim_um: number };
export type Field = { outline_um: Point[]; zones: FieldZone[]; sizes_um: [number, number, number][]; tips_um: Point[][]; hand: FieldHand };
export type Gems = { blue: number; silver: number; gold: number; green: number };
export type Given = { seat: number | null; card: Card; as_card: Card };
export type Carried = { wormhole_card: Card; card: Card; as_card: Card };
export type Effects = { set: string[]; seconds: number | null };
export type Deed = "place" | "teleport" | "shift" | "keep" | "return" | "copy-return";
export type Task = {
  seat: number;
  deed: Deed;
  piece: Troop | null;
  to_seat: number | null;
  knocked_pieces: Troop[];
};
export type TurnView = {
  actor_seat: number;
  zone: number | null;
  troop: Kind | null;
  upper_troop: Kind | null;
  from_zone: number | null;
  given: Given[];
  events: Given[];
  spent: Card[];
  put_off: [number, Carried][];
  free: boolean;
  climbs: boolean;
  calm: boolean;
  effects: Effects;
  again: number;
  task: Task | null;
};
export type Player = {
  gems: Gems;
  pieces: Troop[];
  carried: Carried[];
  hero_used: boolean;
  hero: number | null;
};
export type Blank = { name: string; text: string; copies: number };
export type View = {
  table: {
    mode: "battle" | "simple" | "two-player";
    attempts: "both" | "planned" | "live";
    teleport_as_event: boolean;
    round: number;
    active_seat: number;
    standing: Standing;
    out_pieces: Troop[];
    players: Player[];
    bank: Gems;
    discard_cards: Card[];
    turn: TurnView;
    phase: unknown;
  };
  field: Field;
  deck: { blanks: Blank[] };
  heroes: { name: string }[];
  hands: { count: number; known: { card: Card; known_to: string }[] }[];
  /** By seat, the number of its team; empty where everyone plays alone. */
  team_of: number[];
  hero_of: (number | null)[];
  piles: [number, number];
  drawn_cards: Card[];
};

/** What is being decided, as the shell shows it. */
export type Window = { kind: string; [field: string]: unknown };

export type AttemptAction = { kind: "attempt"; troops: Kind[]; hand: null };

/** The attempts among the legal actions: templates that a hand has to fill in. */
export function templates(legal: Offer[]): Offer[] {
  return legal.filter(isTemplate);
}

export function isTemplate(offer: Offer): boolean {
  return offer.action.kind === "attempt" && offer.action["hand"] === null;
}

export function troopsOf(offer: Offer): Kind[] {
  return (offer.action as unknown as AttemptAction).troops;
}

/** A piece's id is 6 × its colour + 2 × its kind + 0 or 1. */
export function troopOf(id: number): Troop {
  return {
    colour: COLOURS[Math.floor(id / 6)] ?? "white",
    kind: KINDS[Math.floor((id % 6) / 2)] ?? "tank",
    number: (id % 2) + 1,
  };
}

export function idOf(troop: Troop): number {
  return 6 * COLOURS.indexOf(troop.colour) + 2 * KINDS.indexOf(troop.kind) + troop.number - 1;
}

export function seatOf(id: number): number {
  return Math.floor(id / 6);
}

/** What the hand of this attempt works with, the lower one first; nothing where there is nothing to hold yet. */
export function piecesOf(view: View, troops: Kind[]): number[] {
  const { task } = view.table.turn;
  if (troops.length === 0) {
    const piece = task?.piece ?? task?.knocked_pieces[0];
    return piece ? [idOf(piece)] : [];
  }
  const left = view.table.players[view.table.active_seat]?.pieces.map(idOf) ?? [];
  return troops.flatMap((kind) => {
    const at = left.findIndex((id) => troopOf(id).kind === kind);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** Does the hand set something down, or only lift and put upright? */
export function setsDown(window: Window): boolean {
  return window.kind === "attempt" && ["place", "teleport", "shift"].includes(String(window["deed"]));
}

/** What the challenges ask of this hand. */
export function asks(view: View, window: Window, effect: string): boolean {
  const { free, effects } = view.table.turn;
  const own = window.kind === "attempt" && ["place", "teleport", "copy-return"].includes(String(window["deed"]));
  return own && !free && effects.set.includes(effect);
}

export function pointsOf(gems: Gems): number {
  return gems.blue + 3 * gems.silver + 5 * gems.gold;
}

/** The cards that an action takes from one's hand. */
export function cardOf(offer: Offer): Card | null {
  const { kind, card } = offer.action;
  if (kind === "guard") return "guardian";
  const fromHand = ["give", "put-off", "you-do-it", "return"].includes(kind);
  return fromHand && typeof card === "string" ? card : null;
}
