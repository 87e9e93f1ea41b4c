import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./precompress.ts";

/** Where the house listens while the client is being worked on. */
const house = process.env["HOUSE"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    target: "es2022",
    // The house forbids inline scripts and data: URLs in them; small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three.js, which only the platform asks for, is 700 kB and one piece.
    chunkSizeWarningLimit: 800,
  },
  server: {
    fs: { allow: [".."] },
    // The house answers only pages of its own address.
    proxy: { "/api": { target: house, ws: true, changeOrigin: true, headers: { origin: house } } },
  },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node" },
});
