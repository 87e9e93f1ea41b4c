/**
 * Plays the frames of a live hand at an even pace. Frames arrive unevenly; a watcher is a few ticks behind the newest one, so that a late
 * frame is not seen as a stop. Whoever has fallen behind catches up, and is never further behind what has arrived than a tenth of a second.
 */
import { between, TICK_HZ, type Moment } from "./frame";

/** For one's own hand: the newest frame is on screen within a frame of its coming. */
export const OWN_BEHIND_TICKS = 1;
/** For the hands of others: 50 ms. */
export const WATCHED_BEHIND_TICKS = 3;
/** Never further behind than this: 100 ms. */
const BEHIND_TICKS_MAX = 6;
/** A tick too far behind makes it so much quicker. */
const QUICKER_PER_TICK = 0.15;
const RATE_MAX = 2;
const FRAMES_MAX = 64;

export class Playback {
  behindTicks = WATCHED_BEHIND_TICKS;
  #frames: Moment[] = [];
  #tick = 0;
  #drawnAt: number | null = null;

  get newest(): Moment | null {
    return this.#frames.at(-1) ?? null;
  }

  push(moment: Moment): void {
    if (this.newest && moment.tick < this.newest.tick) this.clear();
    this.#frames.push(moment);
    if (this.#frames.length > FRAMES_MAX) this.#frames.shift();
  }

  clear(): void {
    this.#frames = [];
    this.#drawnAt = null;
  }

  /** The moment to be drawn at this time. */
  at(now: number): Moment | null {
    const newest = this.newest;
    if (!newest) return null;
    this.#tick = this.#advanced(now, newest.tick);
    this.#drawnAt = now;
    return momentAt(this.#frames, this.#tick);
  }

  #advanced(now: number, newest: number): number {
    const wanted = newest - this.behindTicks;
    if (this.#drawnAt === null) return wanted;
    const passed = ((now - this.#drawnAt) * TICK_HZ) / 1000;
    const rate = Math.min(RATE_MAX, Math.max(0, 1 + (wanted - this.#tick) * QUICKER_PER_TICK));
    return Math.min(newest, Math.max(newest - BEHIND_TICKS_MAX, this.#tick + passed * rate));
  }
}

/** The moment of a row of frames at a tick. */
export function momentAt(moments: Moment[], tick: number): Moment {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((moments[middle]?.tick ?? 0) <= tick) low = middle;
    else high = middle - 1;
  }
  const [a, b] = [moments[low]!, moments[Math.min(low + 1, moments.length - 1)]!];
  return a === b ? a : between(a, b, Math.max(0, (tick - a.tick) / (b.tick - a.tick)));
}
