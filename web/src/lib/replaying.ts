/** A finished game as a row of moments: each made from the one before when it is first asked for, and kept. */
import type { ReplaySteps } from "../generated/protocol";
import { applyPatch } from "./patch";

/** One in so many is kept for going back; those between are made anew from it. */
const KEEP_EVERY = 16;

export class Moments {
  readonly count: number;
  readonly #steps: ReplaySteps;
  readonly #kept = new Map<number, unknown>();
  #last: { number: number; view: unknown };

  constructor(steps: ReplaySteps) {
    this.#steps = steps;
    this.count = steps.steps.length;
    this.#last = { number: 0, view: steps.view };
    this.#kept.set(0, steps.view);
  }

  /** The view after so many entries. */
  view(number: number): unknown {
    const wanted = Math.max(0, Math.min(this.count, number));
    const start = Math.floor(wanted / KEEP_EVERY) * KEEP_EVERY;
    let from = this.#last.number <= wanted ? this.#last : { number: 0, view: this.#steps.view };
    for (let kept = start; kept > from.number; kept -= KEEP_EVERY) {
      if (!this.#kept.has(kept)) continue;
      from = { number: kept, view: this.#kept.get(kept) };
      break;
    }
    for (let at = from.number; at < wanted; at += 1) {
      const view = applyPatch(from.view, this.#steps.steps[at]?.patch ?? []);
      from = { number: at + 1, view };
      if (from.number % KEEP_EVERY === 0) this.#kept.set(from.number, view);
    }
    this.#last = from;
    return from.view;
  }
}

/** `12-b`: after the twelfth entry, with the eyes of seat B. `12-open`: with everything face up. */
export type Moment = { number: number; eyes: string | null };

export function readMoment(text: string): Moment {
  const [number, eyes] = text.split("-");
  return { number: Math.max(0, Math.floor(Number(number)) || 0), eyes: eyes && /^([a-l]|open)$/.test(eyes) ? eyes : null };
}

export function writeMoment({ number, eyes }: Moment): string {
  return eyes === null ? String(number) : `${number}-${eyes}`;
}
