/**
 * What this viewer has been told so far, and how each message changes it. Pure: no socket, no clock.
 *
 * Messages of the stream are numbered without gaps. One that was seen already is let pass; after one that is missing
 * nothing can be trusted, and everything is asked for anew.
 */
import type { Ask, ChatLine, Document, Note, Told, You } from "../generated/protocol";
import { applyPatch, PatchMisfit } from "./patch";
import type { Said } from "./words";

/** One thing that happened, for the log. */
export type LogEntry =
  | { id: number; kind: "event"; round: number; event: Said }
  | { id: number; kind: "note"; round: number; note: Note }
  | { id: number; kind: "gap"; round: number };

export type Seen = {
  stream: string;
  number: number;
  document: Document;
  you: You;
  chat: ChatLine[];
  log: LogEntry[];
  /** What to add to this machine's clock to have that of the house. */
  clockAheadMs: number;
};

/** What a message of the stream did; `lost` asks for everything anew. */
export type Received = { kind: "seen"; seen: Seen; fresh: LogEntry[] } | { kind: "lost" };

const LOG_MAX = 400;
const CHAT_MAX = 200;

/** The first message of a connection: where this viewer was. */
export function hello(seen: Seen | null): Ask {
  return seen ? { kind: "hello", stream: seen.stream, since: seen.number } : { kind: "hello" };
}

export type StreamTold = Extract<Told, { kind: "welcome" | "resumed" | "update" | "said" | "you" }>;

export function receive(seen: Seen | null, told: StreamTold, nowMs: number): Received {
  if (told.kind === "welcome") return welcome(seen, told, nowMs);
  if (!seen) return { kind: "lost" };
  switch (told.kind) {
    case "resumed":
      if (told.number < seen.number) return { kind: "lost" };
      return kept({ ...seen, you: told.you, clockAheadMs: told.at_ms - nowMs });
    case "you":
      return kept({ ...seen, you: told.you });
    case "said":
      return inOrder(seen, told.number, () => {
        const chat = [...seen.chat, told.line].slice(-CHAT_MAX);
        return kept({ ...seen, number: told.number, chat });
      });
    case "update":
      return inOrder(seen, told.number, () => update(seen, told, nowMs));
  }
}

function kept(seen: Seen): Received {
  return { kind: "seen", seen, fresh: [] };
}

function inOrder(seen: Seen, number: number, then: () => Received): Received {
  if (number <= seen.number) return kept(seen);
  return number === seen.number + 1 ? then() : { kind: "lost" };
}

/** Everything, as it is now. What was in the log stays; if the game has gone on in between, that is said there. */
function welcome(before: Seen | null, told: Extract<Told, { kind: "welcome" }>, nowMs: number): Received {
  const { stream, number, document, you, chat, at_ms } = told;
  const same = before?.document.table.code === document.table.code ? before : null;
  const log = same?.log ?? [];
  const round = document.table.round;
  const missed = log.length > 0 && !sameMoment(same?.document, document);
  const fresh: LogEntry[] = missed ? [{ id: nextId(log), kind: "gap", round }] : [];
  const seen = { stream, number, document, you, chat, log: [...log, ...fresh], clockAheadMs: at_ms - nowMs };
  return { kind: "seen", seen, fresh };
}

function sameMoment(before: Document | undefined, now: Document): boolean {
  return JSON.stringify(before?.play?.view ?? null) === JSON.stringify(now.play?.view ?? null);
}

function update(seen: Seen, told: Extract<Told, { kind: "update" }>, nowMs: number): Received {
  try {
    const document = applyPatch(seen.document, told.patch);
    const round = document.table.round;
    const first = nextId(seen.log);
    const events = (told.events ?? []).map((event) => ({ kind: "event" as const, round, event }));
    const notes = told.note ? [{ kind: "note" as const, round, note: told.note }] : [];
    const fresh = [...notes, ...events].map((entry, index) => ({ id: first + index, ...entry }));
    const log = [...seen.log, ...fresh].slice(-LOG_MAX);
    const clockAheadMs = told.at_ms - nowMs;
    return { kind: "seen", seen: { ...seen, number: told.number, document, log, clockAheadMs }, fresh };
  } catch (error) {
    if (error instanceof PatchMisfit) return { kind: "lost" };
    throw error;
  }
}

function nextId(log: LogEntry[]): number {
  return (log.at(-1)?.id ?? 0) + 1;
}
