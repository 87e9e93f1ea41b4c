/** Bots as people read of them. */
import type { GameCard } from "../generated/protocol";
import { gameText, t } from "./settings.svelte";

/** The one that a table gets if nobody chooses. */
export function usualBot(game: GameCard): string {
  return game.bots.find((bot) => bot === "regular") ?? game.bots.at(-1) ?? "random";
}

export function botLabel(bot: string): string {
  return t("bot-kind", { kind: gameText("bots", `bot-${bot}`) ?? bot });
}
