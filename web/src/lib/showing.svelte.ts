/**
 * What the board shows. It follows what the house tells, but a moment (a round won, somebody hurt) holds it: the board stays as it
 * was, the moment is told and its prize flies, and then the board goes on to what came after. Whatever is pressed ends it at once,
 * so that it never costs anyone their time. Without motion nothing is held: the line alone is shown.
 */
import type { PlayView } from "../generated/protocol";
import { lastsMs, momentIn, type Moment, type MomentOf } from "./moments";
import { calm } from "./motion";
import type { Said } from "./words";

type Step = { play: PlayView | null; fresh: Said[]; moment: Moment | null };

/** More than this does not wait: whoever comes back to a page that slept sees how it is now. */
const WAITING_MAX = 24;

export class Showing {
  play = $state.raw<PlayView | null>(null);
  /** What has just happened on the board as it is shown. */
  fresh = $state.raw<Said[]>([]);
  moment = $state.raw<(Moment & { id: number; text: string }) | null>(null);
  /** Is the board held back? */
  held = $state(false);

  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #heard: Said[] | null = null;
  readonly #words: (moment: Moment) => string;

  constructor(words: (moment: Moment) => string) {
    this.#words = words;
  }

  /** The house has told something. */
  follow(play: PlayView | null, events: Said[], known: Record<string, MomentOf>): void {
    // The same events come again when something else of the table has changed.
    const fresh = events === this.#heard ? [] : events;
    this.#heard = events;
    const moment = this.play && fresh.length > 0 ? momentIn(fresh, known) : null;
    this.#waiting.push({ play, fresh, moment });
    if (document.visibilityState === "hidden" || this.#waiting.length > WAITING_MAX) return this.catchUp();
    if (!this.held) this.#go();
  }

  /** To what is now, whatever was to be shown before. */
  catchUp(): void {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1);
    const fresh = this.#waiting.flatMap((step) => step.fresh);
    this.#waiting = [];
    this.held = false;
    this.moment = null;
    if (last) this.#show({ ...last, fresh });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    for (let step = this.#waiting[0]; step; step = this.#waiting[0]) {
      const text = step.moment ? this.#words(step.moment) : "";
      if (step.moment && text) return this.#tell(step.moment, text);
      this.#show(step);
      this.#waiting.shift();
    }
  }

  #tell(moment: Moment, text: string): void {
    const ms = lastsMs(text, this.#waiting.length - 1);
    clearTimeout(this.#timer);
    this.moment = { ...moment, id: ++this.#ids, text };
    if (calm()) {
      const step = this.#waiting.shift();
      if (step) this.#show(step);
      this.#timer = setTimeout(() => (this.moment = null), ms);
      return this.#go();
    }
    this.held = true;
    this.#timer = setTimeout(() => this.#goOn(), ms);
  }

  /** The moment is over: what it led to is shown, and what came since. */
  #goOn(): void {
    this.held = false;
    this.moment = null;
    const step = this.#waiting.shift();
    if (step) this.#show(step);
    this.#go();
  }

  #show({ play, fresh }: Step): void {
    this.play = play;
    if (fresh.length > 0) this.fresh = fresh;
  }
}
