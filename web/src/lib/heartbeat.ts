/**
 * Is the line still there? A socket that was cut without a word stays open for minutes; so the house is asked every second in which
 * nothing else was heard. Pure: it is told the time.
 */

/** After so long without a word the house is asked whether it is there. */
const PING_AFTER_MS = 1_000;
/** An answer that has not come for so long is told to the guest. With the time above and two beats it is within three seconds. */
const QUIET_AFTER_MS = 1_500;
/** After so long without a word the line is given up. */
const GIVE_UP_AFTER_MS = 10_000;
/** How often to look. */
export const BEAT_MS = 250;

/** `ping`: ask now. `quiet`: the answer is late. `dead`: give the line up. */
export type Beat = "fine" | "ping" | "quiet" | "dead";

export class Heartbeat {
  #heardAt: number;
  /** When the question was asked that has no answer yet. A page in the background is late to ask, and that is not the line's fault. */
  #askedAt: number | null = null;

  constructor(nowMs: number) {
    this.#heardAt = nowMs;
  }

  heard(nowMs: number): void {
    this.#heardAt = nowMs;
    this.#askedAt = null;
  }

  beat(nowMs: number): Beat {
    if (this.#askedAt === null) {
      if (nowMs - this.#heardAt < PING_AFTER_MS) return "fine";
      this.#askedAt = nowMs;
      return "ping";
    }
    const late = nowMs - this.#askedAt;
    if (late < QUIET_AFTER_MS) return "fine";
    return nowMs - this.#heardAt < GIVE_UP_AFTER_MS ? "quiet" : "dead";
  }
}
