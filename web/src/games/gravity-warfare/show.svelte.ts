/** What is on the platform at this moment: what stands there, a film of an attempt, or a live hand. */
import { readShown } from "../../lib/frames";
import { readFilm, readFrame, TICK_HZ, type Moment } from "./frame";
import { momentAt, OWN_BEHIND_TICKS, Playback, WATCHED_BEHIND_TICKS } from "./playback";

export type Showing = "still" | "film" | "live";

/** How long the end of a film is left to be seen. */
const LAST_LOOK_MS = 700;
/** When this many films wait, whoever watches has fallen behind: only the newest is shown. */
const FILMS_MAX = 3;

/** A window that is not drawn has to go on too: a film that is so late is over. */
const LATE_MS = 2_000;

type Film = { moments: Moment[]; began: number | null; shown: () => void; late: ReturnType<typeof setTimeout> | undefined };

export class Show {
  showing = $state<Showing>("still");
  /** Counts what has changed, for whoever draws. */
  changes = $state(0);
  /** Without motion only the end of a film is shown. */
  calm = false;

  #still: Moment;
  #films: Film[] = [];
  #live = new Playback();

  constructor(still: Moment) {
    this.#still = still;
  }

  /** What stands there now. */
  stand(still: Moment): void {
    this.#still = still;
    if (this.showing !== "film") this.showing = "still";
    this.#live.clear();
    this.changes += 1;
  }

  /** One's own hand is shown as soon as the house has answered; those of others at an even pace. */
  set own(own: boolean) {
    this.#live.behindTicks = own ? OWN_BEHIND_TICKS : WATCHED_BEHIND_TICKS;
  }

  /** A binary message of the house. The promise of a film is kept when it has been seen. */
  hear(message: ArrayBuffer): Promise<void> | void {
    const shown = readShown(message);
    if (!shown || shown.frames.length === 0) return;
    if (shown.kind === "film") return this.play(readFilm(shown.frames));
    for (const frame of shown.frames) this.#live.push(readFrame(frame, this.#live.newest));
    this.showing = "live";
    this.changes += 1;
  }

  /** The newest frame of a live hand, as it came. */
  get newest(): Moment | null {
    return this.#live.newest;
  }

  /** `asked`: somebody wants to see it move, however they like it otherwise. */
  play(moments: Moment[], why: "shown" | "asked" = "shown"): Promise<void> {
    const last = moments.at(-1);
    if (!last) return Promise.resolve();
    if ((this.calm && why === "shown") || document.visibilityState === "hidden") {
      this.#still = { ...last, handThere: false };
      this.changes += 1;
      return Promise.resolve();
    }
    return new Promise((shown) => {
      const film: Film = { moments, began: null, shown, late: undefined };
      this.#films.push(film);
      const lastsMs = this.#films.reduce((sum, { moments }) => sum + lengthMs(moments), 0);
      film.late = setTimeout(() => this.#endUpTo(film), lastsMs + LATE_MS);
      if (this.#films.length > FILMS_MAX) this.toEnd();
      this.showing = "film";
      this.changes += 1;
    });
  }

  /** Goes to the end of the film that is being shown. */
  toEnd(): void {
    const film = this.#films.shift();
    if (!film) return;
    clearTimeout(film.late);
    const last = film.moments.at(-1);
    if (last) this.#still = { ...last, handThere: false };
    if (this.#films.length === 0) this.showing = "still";
    this.changes += 1;
    film.shown();
  }

  #endUpTo(film: Film): void {
    while (this.#films.includes(film)) this.toEnd();
  }

  get isMoving(): boolean {
    return this.showing !== "still";
  }

  /** The moment to be drawn at this time. */
  at(now: number): Moment {
    if (this.showing === "film") return this.#filmAt(now);
    return (this.showing === "live" ? this.#live.at(now) : null) ?? this.#still;
  }

  #filmAt(now: number): Moment {
    const film = this.#films[0];
    const [first, last] = [film?.moments[0], film?.moments.at(-1)];
    if (!film || !first || !last) return this.#still;
    film.began ??= now;
    const tick = first.tick + ((now - film.began) * TICK_HZ) / 1000;
    if (tick >= last.tick + (LAST_LOOK_MS * TICK_HZ) / 1000) {
      this.toEnd();
      return this.at(now);
    }
    return momentAt(film.moments, tick);
  }
}

function lengthMs(moments: Moment[]): number {
  const ticks = (moments.at(-1)?.tick ?? 0) - (moments[0]?.tick ?? 0);
  return (ticks * 1000) / TICK_HZ + LAST_LOOK_MS;
}
