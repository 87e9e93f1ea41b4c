/** Who one is: a guest with a name, known to the house by a cookie. */
import { api, Refused } from "./api";
import { keep, kept } from "./kept";

/** Friendly names that are the same in both languages. */
const NAMES = ["Canela", "Lima", "Oliva", "Coral", "Menta", "Nube", "Luna", "Sol", "Brisa", "Mango", "Pimienta", "Río"];

class Me {
  /** The name that the house knows, once it knows one. */
  name = $state<string | null>(null);
  /** What is offered in the field for the name. */
  wanted = $state(kept<string>("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Sol");

  async look(): Promise<void> {
    try {
      const known = await api.me();
      if (known) this.#is(known.name);
      else this.name = null;
    } catch (error) {
      // A house that does not answer has not said that it does not know us.
      if (!(error instanceof Refused)) throw error;
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

  /** The house does not know this guest any more. */
  forget(): void {
    this.name = null;
  }

  #is(name: string): void {
    this.name = name;
    this.wanted = name;
    keep("name", name);
  }
}

export const me = new Me();
