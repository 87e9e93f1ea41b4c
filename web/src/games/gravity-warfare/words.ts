/** Words of this table. */
import { gameText, say, settings } from "../../lib/settings.svelte";
import { troopOf, type Card, type Troop, type View } from "./view";

const GAME = "gravity-warfare";

export function g(id: string, values: Record<string, string | number> = {}): string {
  return settings.words?.text("web-gravity", id, values) ?? "";
}

/** `the red tank 1` */
export function pieceName(piece: number | Troop): string {
  return say(GAME, "piece", typeof piece === "number" ? troopOf(piece) : piece, [], "");
}

export function kindName(kind: string): string {
  return gameText(GAME, `troop-${kind}`) ?? kind;
}

/** A zone of the house's own platform has only the name that its file gives it. */
export function zoneName(view: View, zone: number): string {
  const name = view.field.zones[zone]?.name ?? "";
  return gameText(GAME, `zone-${name}`) ?? name;
}

function blankOf(view: View, card: Card): View["deck"]["blanks"][number] | undefined {
  return card.startsWith("blank-") ? view.deck.blanks[Number(card.slice("blank-".length)) - 1] : undefined;
}

export function cardName(view: View, card: Card): string {
  return blankOf(view, card)?.name ?? gameText(GAME, `card-${card}`) ?? card;
}

export function cardText(view: View, card: Card): string {
  return blankOf(view, card)?.text ?? gameText(GAME, `card-text-${card}`) ?? "";
}

export function heroName(view: View, hero: number): string {
  const name = view.heroes[hero]?.name ?? "";
  return gameText(GAME, `hero-${name}`) ?? name;
}

export function heroText(view: View, hero: number): string {
  return gameText(GAME, `hero-text-${view.heroes[hero]?.name ?? ""}`) ?? "";
}
