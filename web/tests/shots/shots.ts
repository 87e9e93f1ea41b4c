/**
 * Pictures of the main screens, in both languages and lights, at a desk and on a phone: to be looked at.
 * They go to SHOTS, or to a folder of the system for passing things.
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { DESK, PHONE, someone, test } from "../e2e/people";
import type { House } from "../house";

const FOLDER = process.env["SHOTS"] ?? join(tmpdir(), "sobremesa-shots");
/** So many own moves before a table is taken a picture of. */
const MOVES = 6;

const looks: [string, BrowserContextOptions][] = [
  ["desk-en-light", { ...DESK, locale: "en-GB", colorScheme: "light" }],
  ["desk-es-dark", { ...DESK, locale: "es-ES", colorScheme: "dark" }],
  ["phone-es-light", { ...PHONE, locale: "es-ES", colorScheme: "light" }],
  ["phone-en-dark", { ...PHONE, locale: "en-GB", colorScheme: "dark" }],
];

for (const [look, options] of looks) {
  test(look, async ({ browser, house }) => {
    mkdirSync(FOLDER, { recursive: true });
    await lobby(browser, house, look, options);
    for (const game of ["qube-attack", "guerra-civil-espacial", "godzilla-total-war"]) {
      await table(browser, house, look, options, game);
    }
    console.log(`${look}: ${FOLDER}`);
  });
}

function take(page: Page, look: string, name: string, fullPage = true): Promise<Buffer> {
  return page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), fullPage });
}

async function lobby(browser: Browser, house: House, look: string, options: BrowserContextOptions): Promise<void> {
  const page = await someone(browser, house, options);
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await take(page, look, "lobby");
  await page.goto("/new/godzilla-total-war");
  await page.locator("form select").first().waitFor();
  await take(page, look, "setup");
  await page.locator("form .button.main").click();
  await page.locator(".seats").waitFor();
  await take(page, look, "gathering");
  await page.goto("/rules/qube-attack");
  await page.locator(".item").first().waitFor();
  await take(page, look, "rules", false);
  await page.context().close();
}

async function table(browser: Browser, house: House, look: string, options: BrowserContextOptions, game: string): Promise<void> {
  const page = await someone(browser, house, options);
  await page.goto("/");
  await page.locator(".game", { has: page.locator(`a[href="/new/${game}"]`) }).locator(".button.main").click();
  await page.locator(".prompt").waitFor();
  for (let moves = 0; moves < MOVES; moves += 1) {
    await page.locator(".prompt.mine").waitFor({ timeout: 30_000 });
    const actions = page.locator("button.action");
    await actions.nth((moves * 7 + 1) % (await actions.count())).click();
    await page.waitForTimeout(150);
  }
  await page.locator(".prompt.mine").waitFor({ timeout: 30_000 }).catch(() => {});
  await take(page, look, game);
  if (game === "qube-attack" && (await page.locator(".prompt.mine").isVisible())) {
    await page.locator("[data-cube]").first().click();
    await take(page, look, `${game}-picked`, false);
    await page.locator("#tab-log").click();
    await take(page, look, `${game}-log`, false);
    await page.locator(".rule-chip").first().click();
    await page.locator(".item.lit").waitFor();
    await take(page, look, `${game}-rule`, false);
    await page.locator("#tab-table").click();
    await take(page, look, `${game}-table`, false);
  }
  await page.context().close();
}
