/** How finely the platform is drawn: less finely where frames come late, and finely again when they come in time. */
import type { Quality } from "./scene/scene";

/** So many frames in a row that came later than this are too many. */
const LATE_MS = 60;
const LATE_MOST = 4;
/** So many in time, and it is tried more finely. */
const TIMELY_MS = 24;
const TIMELY_MOST = 120;
/** A try that failed makes the next one wait so much longer. */
const PATIENCE = 3;

export class Pace {
  #quality: Quality = 2;
  #late = 0;
  #timely = 0;
  #wanted = TIMELY_MOST;
  #before: number | null = null;

  /** The quality to draw with after a frame at this time. Only what moves says how quick it is. */
  after(now: number, moves: boolean): Quality {
    const took = this.#before === null ? null : now - this.#before;
    this.#before = moves ? now : null;
    if (took === null) return this.#quality;
    this.#late = took > LATE_MS ? this.#late + 1 : 0;
    this.#timely = took < TIMELY_MS ? this.#timely + 1 : 0;
    if (this.#late >= LATE_MOST && this.#quality > 0) this.#change(-1);
    else if (this.#timely >= this.#wanted && this.#quality < 2) this.#change(1);
    return this.#quality;
  }

  #change(by: 1 | -1): void {
    if (by < 0) this.#wanted *= PATIENCE;
    this.#quality = (this.#quality + by) as Quality;
    this.#late = this.#timely = 0;
  }
}
