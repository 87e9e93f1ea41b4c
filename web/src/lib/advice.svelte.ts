/** A hint: asked for, thought about, and told until the next decision. */
import type { Offer, Refusal } from "../generated/protocol";
import { say, t } from "./settings.svelte";
import type { TableState } from "./table-state.svelte";

export class Advice {
  thinking = $state(false);
  text = $state("");
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  clear(): void {
    this.text = "";
  }

  /** Comes back with the advised offer, if it is one whose hand is to be shown on the board, or with why there is no hint. */
  async ask(): Promise<{ wanted: Offer | null; refusal: Refusal | null }> {
    const { client, game, names } = this.#table;
    this.thinking = true;
    const said = await client.hint();
    this.thinking = false;
    if (!Array.isArray(said)) return { wanted: null, refusal: said };
    const [best] = said;
    this.text = best ? t("hint-best", { action: say(game, "action", best.offer.action, names, best.offer.text), percent: Math.round(100 * best.chance) }) : t("hint-none");
    return { wanted: best?.offer.action["hand"] ? best.offer : null, refusal: null };
  }
}
