/**
 * Letting it be. When everyone is asked whether they answer, who cannot answer lets it be by itself, after a time that is drawn the
 * same way whatever the hand holds; and who could, but lets it be, is not heard before such a time either. So neither the answer's
 * coming nor its time tells what someone holds.
 */
import type { Offer } from "../generated/protocol";

const LEAST_MS = 1_200;
const MOST_MS = 3_600;
/** Bots do not listen for it. */
const AMONG_BOTS_MS = 700;

export class Letting {
  /** Why an answer is on its way: it was chosen, or there is nothing else. */
  state = $state<"none" | "chosen" | "alone">("none");
  #decision: number | null = null;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (offer: Offer) => void;

  constructor(send: (offer: Offer) => void) {
    this.#send = send;
  }

  /**
   * A decision is asked for, with these legal actions; `kind` is the one that lets it be. Where the rules give a moment of their own,
   * it is as long as that.
   */
  ask(decision: number, legal: readonly Offer[], kind: string | null, amongBots: boolean, momentMs?: number): void {
    const offer = legal.find((offer) => offer.action.kind === kind);
    if (!offer) return this.stop();
    if (this.#decision === decision) return;
    this.stop();
    this.#decision = decision;
    const drawnMs = LEAST_MS + Math.random() * (MOST_MS - LEAST_MS);
    this.#due = performance.now() + (amongBots ? AMONG_BOTS_MS : (momentMs ?? drawnMs));
    if (legal.length === 1) this.#later(offer, "alone");
  }

  /** Someone lets it be: it is sent when its time has come. */
  choose(offer: Offer): void {
    this.#later(offer, "chosen");
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#decision = null;
    this.state = "none";
  }

  #later(offer: Offer, state: "chosen" | "alone"): void {
    clearTimeout(this.#timer);
    this.state = state;
    this.#timer = setTimeout(() => {
      this.state = "none";
      this.#send(offer);
    }, Math.max(0, this.#due - performance.now()));
  }
}
