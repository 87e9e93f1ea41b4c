/** What the options of a game are called. */
import { gameText } from "./settings.svelte";

export function optionName(game: string, key: string): string {
  return gameText(game, `option-${key}`) ?? key;
}

export function optionValue(game: string, key: string, value: unknown): string {
  return gameText(game, `option-${key}-${String(value)}`) ?? String(value);
}
