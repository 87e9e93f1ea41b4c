/** What the options of a game are called. */
import type { Refusal } from "../generated/protocol";
import { gameText, sayRefusal } from "./settings.svelte";

export function optionName(game: string, key: string): string {
  return gameText(game, `option-${key}`) ?? key;
}

export function optionValue(game: string, key: string, value: unknown): string {
  return gameText(game, `option-${key}-${String(value)}`) ?? String(value);
}

/** What an option is about, in a line. */
export function optionAbout(game: string, key: string): string | null {
  return gameText("setup", `${game}-${key}`);
}

/** Why a table cannot be set up like this: by the rule that is named, where there are words for it. */
export function saySetup(game: string, refusal: Refusal): string {
  const rule = /\(([A-Z]+-\d+)\)/.exec(refusal.message)?.[1];
  return (rule && gameText("setup", `${game}-bad-${rule}`)) || sayRefusal(refusal, null, []);
}
