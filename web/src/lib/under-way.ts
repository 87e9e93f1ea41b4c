/**
 * What was asked and has no answer yet. After a lost line it is asked again, unless the table shows that it was done.
 *
 * An act and an undo name their decision, so that the house itself does not do them twice: asked again, one that was done, or whose
 * decision has passed, comes "too late". The other questions say how the table shall be, and asking twice is as good as once; only a
 * line of chat would be said twice, and is looked for among what was said.
 */
import type { Ask, Asked, Refusal } from "../generated/protocol";
import type { Seen } from "./stream";

type Answer = (refusal: Refusal | null) => void;

type Pending = {
  asked: Asked;
  answer: Answer;
  round: number;
  /** How often the same had been said before. */
  saidBefore: number;
  again: boolean;
};

/** More than this is not kept for a line that may never come back. */
const MOST = 8;

export class UnderWay {
  #all = new Map<number, Pending>();

  get acting(): boolean {
    return [...this.#all.values()].some(({ asked }) => asked.ask.kind === "act" || asked.ask.kind === "undo");
  }

  get full(): boolean {
    return this.#all.size >= MOST;
  }

  add(asked: Asked, seen: Seen | null, answer: Answer): void {
    const saidBefore = asked.ask.kind === "say" ? timesSaid(seen, asked.ask.text) : 0;
    this.#all.set(asked.request, { asked, answer, round: roundOf(seen), saidBefore, again: false });
  }

  /** The house has answered. */
  settle(request: number, refusal: Refusal | null): void {
    const pending = this.#all.get(request);
    if (!pending) return;
    this.#all.delete(request);
    const past = pending.again && isStep(pending.asked.ask) && (refusal?.reason.kind === "too-late" || refusal?.reason.kind === "wrong-phase");
    pending.answer(past ? null : refusal);
  }

  /** The line is lost for good, or only this much of it could be kept. */
  dropAll(refusal: Refusal): void {
    for (const request of [...this.#all.keys()]) this.settle(request, refusal);
  }

  /** The line is lost for now: a hand over the table cannot go on, all else waits. */
  lose(refusal: Refusal): void {
    for (const [request, { asked }] of [...this.#all]) if (asked.ask.kind === "live") this.settle(request, refusal);
  }

  /** The line is back and shows what has happened meanwhile: what is still to be asked. */
  askAgain(seen: Seen): Asked[] {
    for (const [request, pending] of [...this.#all]) {
      if (isDone(pending, seen)) this.settle(request, null);
      else pending.again = true;
    }
    return [...this.#all.values()].map(({ asked }) => asked);
  }
}

/** These bring the table on, and belong to one moment of one game. */
function isStep(ask: Ask): boolean {
  return ask.kind === "act" || ask.kind === "undo" || ask.kind === "start" || ask.kind === "rematch" || ask.kind === "hint";
}

function isDone({ asked: { ask }, round, saidBefore }: Pending, seen: Seen): boolean {
  if (ask.kind === "say") return timesSaid(seen, ask.text) > saidBefore;
  if (ask.kind === "start" || ask.kind === "rematch") return false;
  return isStep(ask) && round !== roundOf(seen);
}

function roundOf(seen: Seen | null): number {
  return seen?.document.table.round ?? 0;
}

/** By this guest: a seat's stream is its person's. */
function timesSaid(seen: Seen | null, text: string): number {
  return seen?.chat.filter((line) => line.text === text && line.seat === seen.you.seat).length ?? 0;
}
