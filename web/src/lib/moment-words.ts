/** A moment in words: a line of its own where the game has one, or else its events as the log tells them. */
import type { Moment } from "./moments";
import { gameText, say } from "./settings.svelte";

export function momentWords(game: string, names: string[], moment: Moment): string {
  return moment.events.map((event) => gameText(game, `moment-${event.kind}`) ?? say(game, "event", event, names, "")).join(" ");
}
