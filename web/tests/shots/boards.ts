/** Pictures of the boards at the sizes people have, with long names and full tables: to be looked at. */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions } from "@playwright/test";
import { againstBots, someone, test } from "../e2e/people";

const FOLDER = process.env["SHOTS"] ?? join(tmpdir(), "sobremesa-shots");
const touch = { hasTouch: true, isMobile: true };
const looks: [string, BrowserContextOptions][] = [
  ["1366-en", { viewport: { width: 1366, height: 657 }, locale: "en-GB" }],
  ["1440-es", { viewport: { width: 1440, height: 900 }, locale: "es-ES", colorScheme: "dark" }],
  ["390-es", { viewport: { width: 390, height: 844 }, locale: "es-ES", ...touch }],
  ["844-en", { viewport: { width: 844, height: 390 }, locale: "en-GB", ...touch }],
];
const tables: [string, number][] = [
  ["qube-attack", 3],
  ["guerra-civil-espacial", 4],
  ["guerra-civil-espacial", 8],
  ["godzilla-total-war", 4],
  ["godzilla-total-war", 12],
  ["gravity-warfare", 3],
];

for (const [game, seats] of tables) {
  for (const [look, options] of looks) {
    test(`board ${game} ${seats} ${look}`, async ({ browser, house }) => {
      mkdirSync(FOLDER, { recursive: true });
      const page = await someone(browser, house, { reducedMotion: "no-preference", ...options });
      await againstBots(page, { game, seats });
      await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
      await page.waitForTimeout(2_500);
      await page.screenshot({ path: join(FOLDER, `board-${game}-${seats}-${look}.png`) });
    });
  }
}
