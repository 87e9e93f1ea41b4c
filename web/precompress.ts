import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What does not get smaller, or is too small for it to matter. */
const PACKED = /\.(br|gz|png|webp|woff2|ogg|mp3|ico)$/;
const LEAST_BYTES = 1024;

/** Writes `file.br` and `file.gz` beside every file of the client: the house serves these and compresses nothing itself. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        pack(join(folder, file));
      }
    },
  };
}

function pack(path: string): void {
  const stat = statSync(path);
  if (!stat.isFile() || stat.size < LEAST_BYTES || PACKED.test(path)) return;
  const bytes = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const [ending, packed] of [
    ["br", brotliCompressSync(bytes, { params: quality })],
    ["gz", gzipSync(bytes, { level: 9 })],
  ] as const) {
    if (packed.length < bytes.length) writeFileSync(`${path}.${ending}`, packed);
  }
}
