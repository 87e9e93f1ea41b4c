/** Language and light: what a guest chooses for this browser, from what it says at first. */
import { keep, kept } from "./kept";
import { loadWords } from "./load-words";
import { Unsaid, type Language, type Words } from "./words";
import type { Refusal } from "../generated/protocol";

export type Light = "light" | "dark";

class Settings {
  words = $state.raw<Words | null>(null);
  light = $state<Light>("light");
  sound = $state(kept<boolean>("sound") ?? true);
  /** Is a notification wanted when it is one's turn and the page is not in sight? The browser has to allow it too. */
  notices = $state(kept<boolean>("notices") ?? false);

  get language(): Language {
    return this.words?.language ?? "en";
  }

  async open(): Promise<void> {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => this.#shine(kept<Light>("light") ?? (system.matches ? "dark" : "light"));
    system.addEventListener("change", follow);
    follow();
    await this.speak(kept<Language>("language") ?? firstLanguage());
  }

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language);
    document.documentElement.lang = language;
  }

  choose(language: Language): Promise<void> {
    keep("language", language);
    return this.speak(language);
  }

  turnLight(): void {
    const light = this.light === "dark" ? "light" : "dark";
    keep("light", light);
    this.#shine(light);
  }

  turnSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound);
  }

  turnNotices(on: boolean): void {
    this.notices = on;
    keep("notices", on);
  }

  #shine(light: Light): void {
    this.light = light;
    document.documentElement.dataset["light"] = light;
  }
}

export const settings = new Settings();

function firstLanguage(): Language {
  const first = navigator.languages.find((tag) => /^(es|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith("es") ? "es" : "en";
}

/** Words of the client itself. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  return settings.words?.text("web", id, values) ?? "";
}

/** The title, a tagline or an option's name of a game; nothing where there are no words for it. */
export function gameText(game: string, id: string, values: Record<string, string | number> = {}): string | null {
  const words = settings.words;
  return words?.knows(game) && words.has(game, id) ? words.text(game, id, values) : null;
}

/** What a game says; if it cannot be said, what stands in for it. */
export function say(game: string, part: string, value: unknown, names: readonly string[], otherwise: string, you: number | null = null): string {
  try {
    return settings.words?.say(game, part, value, names, you) ?? "";
  } catch (error) {
    if (error instanceof Unsaid) return otherwise;
    throw error;
  }
}

/** Why something was not done: words of the game, of the house, of the client, or the English that came with it. */
export function sayRefusal(refusal: Refusal, game: string | null, names: readonly string[]): string {
  const files = [...(game ? [game] : []), "server", "web"].filter((file) => settings.words?.knows(file));
  const id = `refusal-${refusal.reason.kind}`;
  const file = files.find((file) => settings.words?.has(file, id));
  return file ? say(file, "refusal", refusal.reason, names, refusal.message) : refusal.message;
}
