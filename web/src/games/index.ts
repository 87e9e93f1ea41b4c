/** What the client has for each game: an emblem, a view of its own, and which rule is behind each event. */
import type { Component } from "svelte";
import type { Ask, Offer, Refusal } from "../generated/protocol";
import type { Said } from "../lib/words";
import QubeEmblem from "./qube-attack/Emblem.svelte";
import GceEmblem from "./guerra-civil-espacial/Emblem.svelte";
import KaijuEmblem from "./godzilla-total-war/Emblem.svelte";
import GravityEmblem from "./gravity-warfare/Emblem.svelte";
import AnyEmblem from "./AnyEmblem.svelte";
import { eventRules as qubeRules } from "./qube-attack/event-rules";
import { eventRules as gceRules } from "./guerra-civil-espacial/event-rules";
import { eventRules as kaijuRules } from "./godzilla-total-war/event-rules";

/** What a game's own view is given. It knows no rules: what can be done is in `legal`, and nowhere else. */
export type BoardProps = {
  game: string;
  view: unknown;
  legal: Offer[];
  names: string[];
  /** Where this viewer sits, if they do. */
  seat: number | null;
  /** The seats that must act. */
  must: number[];
  act: (offer: Offer) => void;
  /** Shows only these in the list; all of them without any. */
  narrow: (offers: Offer[] | null) => void;
  /** What has just happened, to be seen and heard; nothing when the page has just been opened. */
  fresh: Said[];
  /** Asks the house why something that is not offered cannot be done. What it says is shown. */
  why: (action: Said) => void;
  /** What moves while it happens; nothing in a replay. */
  wire: Wire | null;
  /** The seat whose hand is at work right now, if one is. */
  live: number | null;
  /** Chosen from the list, but to be filled in on the board first: an attempt whose hand is still missing. */
  wanted: Offer | null;
  /** Of a finished game: which, and how many of its entries have been played. */
  replay: { id: string; number: number } | null;
};

/** The part of a table's connection that is not words: frames from the house, the hand of this guest. */
export type Wire = {
  /** Hears binary messages; says how to stop. While a returned promise is open, the updates that follow wait for it. */
  watch: (hear: (message: ArrayBuffer) => Promise<void> | void) => () => void;
  send: (bytes: Uint8Array<ArrayBuffer>) => void;
  ask: (ask: Ask) => Promise<Refusal | null>;
};

export type GameArt = {
  emblem: Component;
  board: (() => Promise<{ default: Component<BoardProps> }>) | null;
  eventRules: Record<string, string>;
};

const arts: Record<string, GameArt> = {
  "qube-attack": {
    emblem: QubeEmblem,
    board: () => import("./qube-attack/Board.svelte"),
    eventRules: qubeRules,
  },
  "guerra-civil-espacial": {
    emblem: GceEmblem,
    board: () => import("./guerra-civil-espacial/Board.svelte"),
    eventRules: gceRules,
  },
  "godzilla-total-war": {
    emblem: KaijuEmblem,
    board: () => import("./godzilla-total-war/Board.svelte"),
    eventRules: kaijuRules,
  },
  "gravity-warfare": { emblem: GravityEmblem, board: null, eventRules: {} },
};

export function artOf(game: string): GameArt {
  return arts[game] ?? { emblem: AnyEmblem, board: null, eventRules: {} };
}

/** By seat; they differ in brightness too, and a seat's letter stands on all that has its colour. */
const SEAT_COLOURS = [
  "#e0667a", "#edae49", "#66a182", "#4f9fc4", "#a78bd0", "#e8e4da",
  "#d98d5f", "#b9c25b", "#7fc7bd", "#8aa4e6", "#d792c0", "#a9a397",
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#cccccc";
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
