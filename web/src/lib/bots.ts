/** Bots as people read of them. */
import type { GameCard } from "../generated/protocol";
import { keep, kept } from "./kept";
import { gameText, t } from "./settings.svelte";

/** From easy to hard; the one that does anything legal is no opponent, only a filler. */
const LEVELS = ["rookie", "regular", "expert"];

export function levels(bots: readonly string[]): string[] {
  const known = LEVELS.filter((level) => bots.includes(level));
  return known.length > 0 ? known : [...bots];
}

/** The one that a table gets if nobody chooses: what this guest chose last for the game, or what most would enjoy. */
export function usualBot(game: Pick<GameCard, "id" | "bots">): string {
  const before = kept<string>(`level ${game.id}`);
  if (before && game.bots.includes(before)) return before;
  return game.bots.find((bot) => bot === "regular") ?? game.bots.at(-1) ?? "random";
}

export function rememberLevel(game: string, bot: string): void {
  keep(`level ${game}`, bot);
}

export function botName(bot: string): string {
  return gameText("bots", `bot-${bot}`) ?? bot;
}

export function botLabel(bot: string): string {
  return t("bot-kind", { kind: botName(bot) });
}

/** How a bot plays, in a line. */
export function botAbout(bot: string): string | null {
  return gameText("bots", `bot-${bot}-about`);
}
