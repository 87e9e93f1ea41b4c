/** An offer in words: what is done, and what would come of it where the rules know more than the action says. */
import type { Offer } from "../generated/protocol";
import { say, settings } from "./settings.svelte";

export function sayOffer(game: string, offer: Offer, names: readonly string[]): string {
  const deed = say(game, "action", offer.action, names, offer.text);
  const comes = sayForecast(game, offer, names);
  return comes ? `${deed}: ${comes}` : deed;
}

export function sayForecast(game: string, offer: Offer, names: readonly string[]): string {
  return offer.forecast ? say(game, "forecast", offer.forecast.said, names, "") : "";
}

/** A few words on the card itself: `4 + 3`, `no effect now`. */
export function badgeOf(game: string, offers: readonly Offer[], names: readonly string[]): string {
  const found = offers.find(({ forecast }) => forecast && settings.words?.has(game, `badge-${forecast.said.kind}`));
  return found?.forecast ? say(game, "badge", found.forecast.said, names, "") : "";
}
