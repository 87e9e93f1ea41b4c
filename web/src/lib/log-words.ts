/** The log in words. */
import type { LogEntry } from "./stream";
import { say, t } from "./settings.svelte";

export function sayEntry(game: string, entry: LogEntry, names: readonly string[]): string {
  switch (entry.kind) {
    case "event":
      return say(game, "event", entry.event, names, entry.event.kind);
    case "note":
      return say("server", "note", entry.note, names, entry.note.kind);
    case "gap":
      return t("log-gap");
  }
}
