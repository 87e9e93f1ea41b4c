/** The log as a story: parts with headings, newest first, with small steps folded. Pure. */
import type { GameArt } from "../games";
import type { LogEntry } from "./stream";

/** One entry, or small steps in a row. */
export type Line = { kind: "entry"; entry: LogEntry } | { kind: "trifles"; id: number; entries: LogEntry[] };
export type Part = { id: number; heading: LogEntry | null; lines: Line[] };

export function story(log: readonly LogEntry[], { heading, trifles }: Pick<GameArt, "heading" | "trifles">): Part[] {
  const parts: Part[] = [{ id: 0, heading: null, lines: [] }];
  for (const entry of log) {
    const part = parts[parts.length - 1]!;
    if (entry.kind === "event" && heading(entry.event)) parts.push({ id: entry.id, heading: entry, lines: [] });
    else if (entry.kind === "event" && trifles.has(entry.event.kind)) addTrifle(part, entry);
    else part.lines.push({ kind: "entry", entry });
  }
  const told = parts.filter((part) => part.heading !== null || part.lines.length > 0);
  return told.reverse().map((part) => ({ ...part, lines: part.lines.toReversed() }));
}

function addTrifle(part: Part, entry: LogEntry): void {
  const last = part.lines.at(-1);
  if (last?.kind === "trifles") last.entries.push(entry);
  else part.lines.push({ kind: "trifles", id: entry.id, entries: [entry] });
}
