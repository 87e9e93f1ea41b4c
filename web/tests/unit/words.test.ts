/** The cases of the Rust crate `words`, word for word: what one says the other says. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Unsaid, Words, type Language } from "../../src/lib/words";

/** The texts of a language's files, by name. */
function texts(language: Language): Record<string, string> {
  const folder = new URL(`../../../locales/${language}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), "utf8")]));
}

const NAMES = ["Ana", "Beto", "Clara"];
const [spanish, english] = [new Words("es", texts("es")), new Words("en", texts("en"))];

function check(game: string, part: string, value: unknown, es: string, en: string): void {
  expect([spanish.say(game, part, value, NAMES), english.say(game, part, value, NAMES)]).toEqual([es, en]);
}

describe("how data becomes sentences", () => {
  test("seats are names and lists are joined", () => {
    check(
      "qube-attack",
      "event",
      { kind: "paid", planet: "F", seats: [0, 1, 2], points: 2 },
      "F da 2 puntos a Ana, Beto y Clara, a cada quien.",
      "F pays 2 points to Ana, Beto and Clara each.",
    );
    check(
      "qube-attack",
      "event",
      { kind: "paid", planet: "M1", seats: [1], points: 1 },
      "M1 da 1 punto a Beto.",
      "M1 pays 1 point to Beto.",
    );
  });

  test("fields within fields and words of the game are found", () => {
    const cube = { planet: "A1", weapon: "short", double: false };
    check(
      "qube-attack",
      "event",
      { kind: "armed", seat: 0, cube },
      "Ana activa A1: su cubo es ahora de corto alcance.",
      "Ana activates A1: its cube is short-range now.",
    );
  });

  test("lists end as each language ends them", () => {
    expect(english.list(["Ana", "Beto", "Clara"])).toBe("Ana, Beto and Clara");
    expect(spanish.list(["Ana", "Inés"])).toBe("Ana e Inés");
    expect(spanish.list(["Ana"])).toBe("Ana");
    expect(spanish.list([])).toBe("");
  });

  test("whoever is asked is spoken to", () => {
    const window = { kind: "damage", seat: 1, cards_left: 1 };
    const asked = (words: Words, you: number | null) => words.say("godzilla-total-war", "window", window, NAMES, you);
    expect(asked(english, 1)).toBe("Choose a number from your hand to take as damage.");
    expect(asked(english, 0)).toBe("Beto chooses a number to take as damage.");
    expect(asked(spanish, 1)).toBe("Elige un número de tu mano: será el daño que recibes.");
    expect(asked(spanish, null)).toBe("Beto elige el número que recibe como daño.");
  });

  test("a message to you needs no more than the one about you", () => {
    for (const words of [english, spanish]) {
      for (const [file, text] of Object.entries(texts(words.language))) {
        const found = messages(text);
        for (const [id, pattern] of found) {
          if (!id.endsWith("-you")) continue;
          const plain = found.get(id.slice(0, -4));
          if (plain !== undefined) expect(variables(plain), `${words.language}/${file}.ftl: ${id}`).toEqual(expect.arrayContaining(variables(pattern)));
        }
      }
    }
  });

  test("a missing field or kind is an error", () => {
    const say = (value: unknown) => () => english.say("common", "refusal", value, []);
    expect(say({ kind: "no-such-seat" })).toThrow("message `refusal-no-such-seat`");
    expect(say({ text: 1 })).toThrow(/^this has no kind/);
    expect(() => english.text("chess", "title")).toThrow("en: there are no words for the game `chess`");
    expect(() => spanish.text("common", "no-such")).toThrow("es/common.ftl has no message `no-such`");
    expect(say({ text: 1 })).toThrow(Unsaid);
  });

  test("numbers are written as Rust writes them, and plurals are chosen by them", () => {
    expect(english.text("web", "gce-cards", { count: 1 })).toBe("1 card");
    expect(spanish.text("web", "gce-cards", { count: 12345 })).toBe("12345 cartas");
    expect(spanish.text("web", "qube-turn", { turn: 1234.5 })).toBe("Turno 1234.5");
  });

  test("what is nothing, yes or no can be selected by", () => {
    check(
      "guerra-civil-espacial",
      "event",
      { kind: "stolen", seat: 0, target_seat: 1, card: null },
      "Ana roba una carta a Beto.",
      "Ana steals a card from Beto.",
    );
    expect(
      english.say("guerra-civil-espacial", "event", { kind: "stolen", seat: 0, target_seat: 1, card: "space-colony" }, NAMES),
    ).toBe("Ana steals a card from Beto: Space Colony.");
  });
});

/** The messages of a file, by id. */
function messages(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^([a-z][\w-]*) =((?:.*\n?)(?:[ \t}].*\n?|\n(?=[ \t]))*)/gm)].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

function variables(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))];
}

/** The client asks for its words by name: each name that stands in its source is there in both languages. */
test("the client has words for all it asks for", () => {
  const asked = sources(new URL("../../src/", import.meta.url)).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*["']([a-z-]+)["']/g)].map((match) => match[1] ?? ""),
  );
  expect(asked.length).toBeGreaterThan(80);
  const missing = [...new Set(asked)].filter((id) => !spanish.has("web", id) || !english.has("web", id));
  expect(missing).toEqual([]);
});

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}
