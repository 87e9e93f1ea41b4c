/** What the house shows of Guerra Civil Espacial. No rules: what can be done comes as a list. */
import type { Offer } from "../../generated/protocol";

/** `"7"` is a fleet card of 7 ships, `"space-station"` a special one. */
export type Card = string;
export type OwnCard = { card: Card; is_aside: boolean; stolen_by_seat: number | null; is_public: boolean };
export type Player = {
  zone_cards: { card: Card; taken: boolean }[];
  ships: number;
  is_shielded: boolean;
  colonies: number;
  hand_count: number;
  aside_count: number;
  stolen_by_seats: number[];
  /** Of another's hand: what this viewer knows to be there. */
  known_cards: Card[];
  own: OwnCard[] | null;
};
export type View = {
  window: { kind: string; bid?: number; [field: string]: unknown } | null;
  asked_seats: number[];
  commander_seat: number;
  disputed_card: Card | null;
  contention_seats: number[];
  passed_seats: number[];
  goal: number;
  deck_count: number;
  discard_cards: Card[];
  scrap_cards: Card[];
  players: Player[];
};

export function isFleet(card: Card): boolean {
  return /^\d+$/.test(card);
}

/** The card that an action takes from the hand, where it says so or has one of its own. */
export function cardOf(offer: Offer): Card | null {
  const { kind, card } = offer.action;
  if (typeof card === "string") return card;
  if (kind === "rob") return "pirate-ship";
  return kind === "exchange" ? "space-colony" : null;
}
