/**
 * What people read, in their language: the same files and the same convention as the Rust crate `words`.
 *
 * A field is an argument of the same name; what it is, is the last word of that name: a number called `…seat` is a
 * player's name; a text called `…card` is the message `card-<text>` where there is one; `…_is` keeps the text for
 * selectors; a list is its items, joined, and `…_count` is how many; an object is its fields, each called `…_field`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "es" | "en";
export type Part = "action" | "event" | "window" | "refusal" | "note";
export type Said = { kind: string; [field: string]: unknown };
type Arguments = Record<string, FluentVariable>;

const COMMON = "common";

/** Something that cannot be said. */
export class Unsaid extends Error {}

/** Numbers as Rust writes them: no grouping of digits, a point for fractions. Plurals are chosen by them all the same. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** All words of one language, from the texts of its files by name. */
export class Words {
  readonly language: Language;
  readonly #files: Record<string, string>;
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(language: Language, files: Record<string, string>) {
    this.language = language;
    this.#files = files;
  }

  /** Are there words for this game? */
  knows(file: string): boolean {
    return file in this.#files;
  }

  has(file: string, id: string): boolean {
    return this.#bundle(file).hasMessage(id);
  }

  /** A message by its id, with arguments that are said as they are; a number counts for plurals. */
  text(file: string, id: string, values: Record<string, string | number> = {}): string {
    const entries = Object.entries(values).map(([name, value]) => [name, argument(value)] as const);
    return this.#format(file, id, Object.fromEntries(entries));
  }

  /**
   * What an action, an event, a window or a refusal says, with the names of the players by seat. Whoever it is about is spoken to as
   * *you* where there are words for that: the message with `-you` at its end.
   */
  say(file: string, part: string, value: unknown, names: readonly string[], you: number | null = null): string {
    if (!isSaid(value)) throw new Unsaid(`this has no kind, so there are no words for it: ${JSON.stringify(value)}`);
    const args: Arguments = {};
    this.#addFields(file, args, "", value, names);
    const id = `${part}-${value.kind}`;
    const about = value["seat"] ?? value["active_seat"];
    return this.#format(file, about === you && this.has(file, `${id}-you`) ? `${id}-you` : id, args);
  }

  #addFields(file: string, args: Arguments, path: string, fields: object, names: readonly string[]): void {
    for (const [key, value] of Object.entries(fields)) {
      if (key !== "kind") this.#addField(file, args, path === "" ? key : `${path}_${key}`, value, names);
    }
  }

  #addField(file: string, args: Arguments, name: string, value: unknown, names: readonly string[]): void {
    if (typeof value === "number" && thing(name) !== "seat") {
      args[name] = new PlainNumber(value);
    } else if (Array.isArray(value)) {
      args[`${name}_count`] = new PlainNumber(value.length);
      args[name] = this.#list(file, name, value, names);
    } else if (typeof value === "object" && value !== null) {
      this.#addFields(file, args, name, value, names);
      if ("kind" in value) args[name] = this.say(file, thing(name), value, names);
    } else {
      args[`${name}_is`] = plain(value);
      args[name] = this.#item(file, thing(name), value, names);
    }
  }

  #item(file: string, thing: string, value: unknown, names: readonly string[]): string {
    const name = thing === "seat" && typeof value === "number" ? names[value] : undefined;
    if (name !== undefined) return name;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return this.say(file, thing, value, names);
    const text = plain(value);
    const id = `${thing}-${text}`;
    return this.has(file, id) ? this.#format(file, id, {}) : text;
  }

  #list(file: string, name: string, items: unknown[], names: readonly string[]): string {
    return this.list(items.map((item) => this.#item(file, thing(name), item, names)));
  }

  /** `Ana`, `Ana and Beto`, `Ana, Beto and Clara`; `Ana e Inés`. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language === "en" ? "en-GB" : "es").format(items);
  }

  #format(file: string, id: string, args: Arguments): string {
    const bundle = this.#bundle(file);
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Unsaid(`${this.language}/${file}.ftl has no message \`${id}\``);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    const [error] = errors;
    if (error) throw new Unsaid(`${this.language}/${file}.ftl, message \`${id}\`: ${error.message}`);
    return text;
  }

  /** Read when it is first needed: the common words, and over them those of the file. */
  #bundle(file: string): FluentBundle {
    const known = this.#bundles.get(file);
    if (known) return known;
    const text = this.#files[file];
    if (text === undefined) throw new Unsaid(`${this.language}: there are no words for the game \`${file}\``);
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    if (file !== COMMON) bundle.addResource(new FluentResource(this.#files[COMMON] ?? ""));
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles.set(file, bundle);
    return bundle;
  }
}

function argument(value: string | number): FluentVariable {
  return typeof value === "number" ? new PlainNumber(value) : value;
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
}

/** The last word of a field's name, in the singular: what the field is. */
function thing(name: string): string {
  const last = name.slice(name.lastIndexOf("_") + 1);
  return last.endsWith("s") ? last.slice(0, -1) : last;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value);
  return value === null || value === undefined ? "none" : String(value);
}
