/** What is picked and still needs a target: a card that can be played against several, or in several ways. */
import type { Offer } from "../generated/protocol";

/** The fields of an action that name the one it is aimed at. */
const TARGETS = ["target_seat", "to_seat"];

export function targetSeat(offer: Offer): number | null {
  const found = TARGETS.map((field) => offer.action[field]).find((seat) => typeof seat === "number");
  return typeof found === "number" ? found : null;
}

export class Aim {
  /** The key of what is picked. */
  key = $state<string | null>(null);
  choices = $state.raw<Offer[]>([]);

  pick(key: string, choices: Offer[]): void {
    this.key = key;
    this.choices = choices;
  }

  cancel(): void {
    this.key = null;
    this.choices = [];
  }

  /** What pointing at this player does: the only choice that is aimed at them. */
  at(seat: number): Offer | null {
    const [only, ...more] = this.choices.filter((offer) => targetSeat(offer) === seat);
    return only && more.length === 0 ? only : null;
  }
}
