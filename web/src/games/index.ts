/** What the client has for each game: an emblem, a view of its own, and which rule is behind each event. */
import type { Component } from "svelte";
import type { Ask, Clock, Offer, Refusal } from "../generated/protocol";
import type { Said } from "../lib/words";
import QubeEmblem from "./qube-attack/Emblem.svelte";
import GceEmblem from "./guerra-civil-espacial/Emblem.svelte";
import KaijuEmblem from "./godzilla-total-war/Emblem.svelte";
import GravityEmblem from "./gravity-warfare/Emblem.svelte";
import AnyEmblem from "./AnyEmblem.svelte";
import QubePoster from "../art/QubePoster.svelte";
import GcePoster from "../art/GcePoster.svelte";
import KaijuPoster from "../art/KaijuPoster.svelte";
import GravityPoster from "../art/GravityPoster.svelte";
import type { Sound } from "../lib/sound";
import type { MomentOf } from "../lib/moments";
import { eventRules as qubeRules } from "./qube-attack/event-rules";
import * as qubeMoments from "./qube-attack/moments";
import { eventRules as gceRules } from "./guerra-civil-espacial/event-rules";
import * as gceMoments from "./guerra-civil-espacial/moments";
import { eventRules as kaijuRules } from "./godzilla-total-war/event-rules";
import * as kaijuMoments from "./godzilla-total-war/moments";
import { eventRules as gravityRules } from "./gravity-warfare/event-rules";
import * as gravityMoments from "./gravity-warfare/moments";

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
  /** The time of the present decision. */
  time: { clock: Clock; aheadMs: number } | null;
  /** What moves while it happens; nothing in a replay. */
  wire: Wire | null;
  /** The seat whose hand is at work right now, if one is. */
  live: number | null;
  /** To be filled in on the board: an attempt from the list whose hand is still missing, or an advised one, whose hand is a proposal. */
  wanted: Offer | null;
  /** Of a finished game: which, how many of its entries have been played, and whether the last of them can be watched as it happened. */
  replay: { id: string; number: number; film: boolean; watching: (until: Promise<void>) => void } | null;
};

/** The part of a table's connection that is not words: frames from the house, the hand of this guest. */
export type Wire = {
  /** Hears binary messages; says how to stop. While a returned promise is open, the updates that follow wait for it. */
  watch: (hear: (message: ArrayBuffer) => Promise<void> | void) => () => void;
  send: (bytes: Uint8Array<ArrayBuffer>) => void;
  ask: (ask: Ask) => Promise<Refusal | null>;
};

/** By kind of event: the rule behind it, or how it is found. */
export type EventRules = Record<string, string | ((event: Said) => string)>;

export type GameArt = {
  emblem: Component;
  poster: Component;
  board: (() => Promise<{ default: Component<BoardProps> }>) | null;
  eventRules: EventRules;
  /** By kind of event: which are moments, and how they are shown. */
  moments: Record<string, MomentOf>;
  /** Kinds of event that the log folds away. */
  trifles: ReadonlySet<string>;
  /** Does this event begin a part of the log? Its own words are the heading, or the number of a turn. */
  heading: (event: Said) => boolean | { turn: number } | null;
  /** Kinds of action that come first in the list: attacks and answers. */
  first: string[];
  /** By kind of event: what is heard. */
  sounds: Record<string, Sound>;
  /** The kind of action that lets things take their course when everyone is asked, whatever they hold. */
  letsBe: string | null;
  /** By kind of window: how long the moment is that the rules give everyone, in milliseconds. */
  waitsMs?: Record<string, number>;
  /** By seat, which of the seats' colours it has, where the words of the game name the colours of its pieces. */
  colourOrder?: number[];
};

const arts: Record<string, GameArt> = {
  "qube-attack": {
    emblem: QubeEmblem,
    poster: QubePoster,
    board: () => import("./qube-attack/Board.svelte"),
    eventRules: qubeRules,
    ...qubeMoments,
    heading: (event) => (event.kind === "turn-ended" ? { turn: Number(event["turn"]) + 1 } : null),
    first: ["attack", "activate"],
    sounds: { moved: "move", reinforced: "gain", doubled: "gain", armed: "shield", hit: "hit", destroyed: "hit", paid: "gain", eliminated: "loss" },
    letsBe: null,
  },
  "guerra-civil-espacial": {
    emblem: GceEmblem,
    poster: GcePoster,
    board: () => import("./guerra-civil-espacial/Board.svelte"),
    eventRules: gceRules,
    ...gceMoments,
    heading: (event) => event.kind === "round-began",
    first: ["play", "rob", "exchange"],
    sounds: {
      played: "card", passed: "chat", abandoned: "loss", shielded: "shield", stolen: "hit", raided: "hurry", swallowed: "blow", ceased: "loss",
      "storm-scrapped": "blow", "fleets-lost": "blow", doubled: "gain", replaced: "card", "round-won": "gain", "colony-claimed": "win", drew: "card",
    },
    letsBe: "let-be",
  },
  "godzilla-total-war": {
    emblem: KaijuEmblem,
    poster: KaijuPoster,
    board: () => import("./godzilla-total-war/Board.svelte"),
    eventRules: kaijuRules,
    ...kaijuMoments,
    heading: (event) => event.kind === "round-began",
    first: ["play", "choose-target", "play-as-wound", "take", "add"],
    sounds: {
      played: "move", "played-as-wound": "hit", hurt: "blow", took: "hit", added: "hit", defeated: "blow", flipped: "loss", "building-raised": "card",
      straightened: "chat", healed: "shield", drew: "card", eliminated: "loss",
    },
    letsBe: "add-nothing",
  },
  "gravity-warfare": {
    emblem: GravityEmblem,
    poster: GravityPoster,
    board: () => import("./gravity-warfare/Board.svelte"),
    eventRules: gravityRules,
    ...gravityMoments,
    heading: (event) => event.kind === "round-began",
    first: ["give", "guard", "put-off", "you-do-it", "return", "attempt"],
    sounds: {
      rolled: "move", gave: "card", "put-off": "shield", guarded: "shield", called: "hurry", attempted: "hit", won: "gain", lost: "loss", got: "card",
      out: "loss", drew: "card", "drew-openly": "card", "hero-used": "gain", "round-won": "win", "round-lost": "blow", "game-won": "win",
    },
    letsBe: "let-be",
    waitsMs: { challenge: 5_000 },
    colourOrder: [0, 3, 2, 1, 4, 5],
  },
};

/** In the order in which the house names them. */
export const knownGames = Object.keys(arts);

export function artOf(game: string): GameArt {
  return arts[game] ?? { emblem: AnyEmblem, poster: AnyEmblem, board: null, eventRules: {}, moments: {}, trifles: new Set(), heading: () => null, first: [], sounds: {}, letsBe: null };
}

/** By seat; they differ in brightness too, and a seat's letter stands on all that has its colour. */
const SEAT_COLOURS = [
  "#e0667a", "#edae49", "#66a182", "#4f9fc4", "#a78bd0", "#e8e4da",
  "#d98d5f", "#b9c25b", "#7fc7bd", "#8aa4e6", "#d792c0", "#a9a397",
];

export function seatColour(seat: number, game = ""): string {
  const number = arts[game]?.colourOrder?.[seat] ?? seat;
  return SEAT_COLOURS[number % SEAT_COLOURS.length] ?? "#cccccc";
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
