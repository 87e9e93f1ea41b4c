/** Which events are moments: what deserves to be seen by everyone before play goes on. Pure: no page, no clock. */
import type { Said } from "./words";

/** From a place on the board (`data-at`) to another: what lies there, or these words. */
export type Flight = { from: string; to: string; words?: string };

export type Tone = "glad" | "grim" | "plain";

/** What a game says of one kind of event. */
export type MomentOf = {
  tone: Tone;
  /** What flies to whom. */
  flies?: (event: Said) => Flight[];
  /** Is it one with these values? */
  when?: (event: Said) => boolean;
};

export type Moment = { events: Said[]; tone: Tone; flights: Flight[] };

const RANK: Record<Tone, number> = { plain: 0, glad: 1, grim: 2 };

/** The moment in what has just happened, if there is one: several at once are one. */
export function momentIn(events: readonly Said[], known: Record<string, MomentOf>): Moment | null {
  const found = events.flatMap((event) => {
    const of = Object.hasOwn(known, event.kind) ? known[event.kind] : undefined;
    return of && (of.when?.(event) ?? true) ? [{ event, of }] : [];
  });
  if (found.length === 0) return null;
  const tone = found.map(({ of }) => of.tone).reduce((one, other) => (RANK[other] > RANK[one] ? other : one));
  return { events: found.map(({ event }) => event), tone, flights: found.flatMap(({ event, of }) => of.flies?.(event) ?? []) };
}

/** So long a line is shown: by its length, and less when others wait. */
export function lastsMs(text: string, waiting: number): number {
  const whole = Math.min(2_600, 1_100 + 14 * text.length);
  return waiting > 2 ? whole / 3 : waiting > 0 ? whole / 1.6 : whole;
}
