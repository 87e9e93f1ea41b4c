/** A hint: asked for, thought about, and told until the next decision. */
import type { Hint, Offer, Refusal } from "../generated/protocol";
import type { TableState } from "./table-state.svelte";

export class Advice {
  thinking = $state(false);
  /** The best first. */
  hints = $state.raw<Hint[] | null>(null);
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  clear(): void {
    this.hints = null;
  }

  /** Comes back with the advised offer, if it is one whose hand is to be shown on the board, or with why there is no hint. */
  async ask(): Promise<{ wanted: Offer | null; refusal: Refusal | null }> {
    const { client } = this.#table;
    this.thinking = true;
    const said = await client.hint();
    this.thinking = false;
    if (!Array.isArray(said)) return { wanted: null, refusal: said };
    this.hints = said;
    const [best] = said;
    return { wanted: best?.offer.action["hand"] ? best.offer : null, refusal: null };
  }
}
