/** How long a game takes, from games that were measured. */
import type { GameCard } from "../generated/protocol";
import { t } from "./settings.svelte";

const HOUR = 60;
/** From here on the setup says what makes it shorter. */
export const LONG_MINUTES = 90;

/** With so many players, in minutes; nothing where it was not measured. */
export function minutesOf(game: GameCard, seats: number): number | null {
  return game.minutes[seats - game.seats_min] ?? null;
}

/** In words: about half an hour is not 31 minutes. */
export function lasts(game: GameCard, seats: number): string {
  const minutes = minutesOf(game, seats);
  return minutes === null ? "" : lastsIn(minutes);
}

export function lastsIn(minutes: number): string {
  const rounded = minutes < 20 ? Math.max(5, Math.round(minutes / 5) * 5) : Math.round(minutes / 10) * 10;
  if (rounded < LONG_MINUTES) return t("lasts-minutes", { minutes: rounded });
  return t("lasts-hours", { hours: Math.round((2 * rounded) / HOUR) / 2 });
}
