/** Where on the board an event happened: planets are marked with `data-planet`, players with `data-seat`. */
import type { Said } from "./words";

/** Selectors of the places an event names, the most exact kind only: planets, or else players. */
export function placesOf(event: Said): string[] {
  const planets = new Set<string>();
  const seats = new Set<number>();
  collect(event, planets, seats);
  if (planets.size > 0) return [...planets].map((planet) => `[data-planet="${planet}"]`);
  return [...seats].map((seat) => `[data-seat="${seat}"]`);
}

function collect(fields: object, planets: Set<string>, seats: Set<number>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string" && name.endsWith("planet")) planets.add(value);
    else if (typeof value === "number" && name.endsWith("seat")) seats.add(value);
    else if (Array.isArray(value) && name.endsWith("seats")) value.forEach((seat) => typeof seat === "number" && seats.add(seat));
    else if (typeof value === "object" && value !== null && !Array.isArray(value)) collect(value, planets, seats);
  }
}

/** Selectors of what an action is done with: the card in hand, and the places it names. */
export function placesOfAction(action: Said): string[] {
  const card = action["card"];
  const held = typeof card === "string" ? [`.hand [data-card="${CSS.escape(card)} 1"]`] : [];
  return [...held, ...placesOf(action)];
}

/** The seat that did it, if one did. */
export function actorOf(event: Said): number | null {
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

/** Puts a mark on these places, and takes it from all others. */
export function mark(attribute: "data-lit" | "data-last" | "data-hint", selectors: readonly string[]): void {
  const now = new Set(selectors.flatMap((selector) => [...document.querySelectorAll(selector)]));
  for (const node of document.querySelectorAll(`[${attribute}]`)) if (!now.has(node)) node.removeAttribute(attribute);
  for (const node of now) node.setAttribute(attribute, "");
}
