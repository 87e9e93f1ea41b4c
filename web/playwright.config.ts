import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

/** The system's browser: those that test tools download are not needed. */
const executablePath = execFileSync(new URL("scripts/chromium.sh", import.meta.url).pathname, { encoding: "utf8" }).trim();

const ARGS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** The platform in three dimensions, drawn by the processor where there is no graphics card. */
const IN_SPACE = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
/** All else flat: drawing whole pages as if on a card takes the processor ten times as long. */
const FLAT = ["--disable-gpu"];

const launch = (args: string[]) => ({ launchOptions: { executablePath, args: [...ARGS, ...args] } });

const PLATFORM = "e2e/gravity.test.ts";
const PICTURES = "shots/pictures.ts";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: [["list"]],
  use: {
    actionTimeout: 20_000,
    // Without pictures of every frame: they take longer than the games.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "e2e", testMatch: "e2e/**/*.test.ts", testIgnore: PLATFORM, use: launch(FLAT) },
    { name: "platform", testMatch: PLATFORM, use: launch(IN_SPACE) },
    { name: "shots", testMatch: ["shots/shots.ts", "shots/boards.ts"], timeout: 240_000, use: launch(FLAT) },
    { name: "platform-shots", testMatch: "shots/gravity.ts", timeout: 240_000, use: launch(IN_SPACE) },
    { name: "pictures", testMatch: PICTURES, timeout: 240_000, use: launch(IN_SPACE) },
  ],
});
