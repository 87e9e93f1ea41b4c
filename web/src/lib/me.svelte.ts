/** Who one is: a guest with a name, known to the house by a cookie. */
import { api, Refused } from "./api";
import { keep, kept } from "./kept";

/** Friendly names that are the same in both languages. */
const NAMES = ["Canela", "Lima", "Oliva", "Coral", "Menta", "Nube", "Luna", "Sol", "Brisa", "Mango", "Pimienta", "Río"];

/** The answer to a guest without a cookie, or with one that is not known (any more). */
const UNKNOWN = 401;

class Me {
  /** The name that the house knows, once it knows one. */
  name = $state<string | null>(null);
  /** What is offered in the field for the name. */
  wanted = $state(kept<string>("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Sol");

  async look(): Promise<void> {
    try {
      this.#is((await api.me()).name);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A house that does not answer has not said that it does not know us.
      if (error.status === UNKNOWN) this.name = null;
    }
  }

  /** Another device's code makes this one the same person. */
  async recover(code: string): Promise<void> {
    this.#is((await api.recover(code)).name);
  }

  /** Makes sure that the house knows this guest by the wanted name. */
  async introduce(): Promise<void> {
    const wanted = this.wanted.trim();
    if (this.name !== null && (wanted === this.name || wanted === "")) return;
    const known = this.name === null ? await api.makeMe(wanted || "Sol") : await api.renameMe(wanted);
    this.#is(known.name);
  }

  #is(name: string): void {
    this.name = name;
    this.wanted = name;
    keep("name", name);
  }
}

export const me = new Me();
