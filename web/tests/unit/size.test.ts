/** What a guest loads before the lobby is there, compressed. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const FOLDER = process.env["CLIENT"] ?? new URL("../../dist", import.meta.url).pathname;
const FIRST_LOAD_KB_MAX = 150;

/** A file of the client, and all that it cannot do without. */
function needed(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  if (!path.endsWith(".js")) return found;
  const text = readFileSync(join(FOLDER, path), "utf8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) needed(`assets/${name}`, found);
  return found;
}

function compressedKb(path: string): number {
  return gzipSync(readFileSync(join(FOLDER, path))).length / 1024;
}

test("the lobby's first load is small, and without the platform", () => {
  expect(existsSync(join(FOLDER, "index.html")), "npm run build comes first").toBe(true);
  const page = readFileSync(join(FOLDER, "index.html"), "utf8");
  const entries = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1] ?? "");
  // One language comes with it: the longer one.
  const spanish = readdirSync(join(FOLDER, "assets")).filter((name) => /^locale-es-.*\.js$/.test(name));
  expect(spanish).toHaveLength(1);
  const files = new Set(["index.html", ...entries, ...spanish.map((name) => `assets/${name}`)].flatMap((path) => [...needed(path)]));
  const kb = [...files].reduce((sum, path) => sum + compressedKb(path), 0);
  console.log(`first load: ${files.size} files, ${kb.toFixed(1)} KB compressed`);
  expect(kb).toBeLessThan(FIRST_LOAD_KB_MAX);
  const texts = [...files].filter((path) => path.endsWith(".js")).map((path) => readFileSync(join(FOLDER, path), "utf8"));
  expect(texts.some((text) => text.includes("WebGLRenderer"))).toBe(false);
});
