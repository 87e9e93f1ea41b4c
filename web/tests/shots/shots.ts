/**
 * Pictures of every screen, in both languages and lights, at a desk and on a phone: to be looked at.
 * They go to SHOTS, or to a folder of the system for passing things.
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { againstBots, DESK, PHONE, openActions, someone, test } from "../e2e/people";
import { decide } from "../e2e/playing";
import type { House } from "../house";

const FOLDER = process.env["SHOTS"] ?? join(tmpdir(), "sobremesa-shots");
/** So many own moves before a table is taken a picture of. */
const MOVES = 6;
/** A game of Qube Attack that is over with the first turn. */
const NEARLY_OVER = "a: 63p F+ W1 | b: 40p W2 | c: 12p M1s";

const looks: [string, BrowserContextOptions][] = [
  ["desk-en-light", { ...DESK, locale: "en-GB", colorScheme: "light" }],
  ["desk-es-dark", { ...DESK, locale: "es-ES", colorScheme: "dark" }],
  ["phone-es-light", { ...PHONE, locale: "es-ES", colorScheme: "light" }],
  ["phone-en-dark", { ...PHONE, locale: "en-GB", colorScheme: "dark" }],
];
/** The usual table, and the fullest one. */
const tables: [string, string, number][] = [
  ["qube-attack", "qube-attack", 3],
  ["guerra-civil-espacial", "guerra-civil-espacial", 3],
  ["guerra-civil-espacial", "guerra-civil-espacial-8", 8],
  ["godzilla-total-war", "godzilla-total-war", 3],
  ["godzilla-total-war", "godzilla-total-war-12", 12],
  ["gravity-warfare", "gravity-warfare", 3],
];

for (const [look, options] of looks) {
  test(`pages ${look}`, async ({ browser, house }) => {
    mkdirSync(FOLDER, { recursive: true });
    await pages(browser, house, look, options);
    await ending(browser, house, look, options);
    console.log(`${look}: ${FOLDER}`);
  });
  for (const [game, name, seats] of tables) {
    test(`${name} ${look}`, async ({ browser, house }) => {
      mkdirSync(FOLDER, { recursive: true });
      await table(browser, house, look, options, game, name, seats);
    });
  }
}

function take(page: Page, look: string, name: string, fullPage = true): Promise<Buffer> {
  return page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), fullPage, timeout: 60_000 });
}

async function pages(browser: Browser, house: House, look: string, options: BrowserContextOptions): Promise<void> {
  const page = await someone(browser, house, options);
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await take(page, look, "lobby");
  await page.goto("/new/godzilla-total-war");
  await page.locator("form select").first().waitFor();
  await page.locator("details summary").click();
  await take(page, look, "setup");
  await page.locator("form .button.main").click();
  await page.locator(".seats").waitFor();
  await page.locator(".qr svg").waitFor();
  await take(page, look, "gathering");
  await page.goto("/rules/qube-attack");
  await page.locator(".item").first().waitFor();
  await take(page, look, "rules", false);
  await page.goto("/me");
  await page.locator("section button").click();
  await page.getByTestId("code").waitFor();
  await take(page, look, "me", false);
  await page.context().close();
}

/** The end of a game, what it leaves in the lobby, and how it is watched again. */
async function ending(browser: Browser, house: House, look: string, options: BrowserContextOptions): Promise<void> {
  const page = await someone(browser, house, options);
  await againstBots(page, { game: "qube-attack", seats: 3, position: NEARLY_OVER });
  for (let moves = 0; moves < 2; moves += 1) {
    await page.locator(".prompt.mine").waitFor();
    await openActions(page);
    await page.locator("button.action").first().click();
    await page.waitForTimeout(200);
  }
  await page.locator(".ending").waitFor();
  await take(page, look, "ending", false);
  await page.locator('.ending a[href^="/replays/"]').click();
  await page.locator(".controls").waitFor();
  await page.locator(".entries button").nth(1).click();
  await take(page, look, "replay");
  await page.goto("/");
  await page.locator('a[href^="/replays/"]').first().waitFor();
  await take(page, look, "lobby-later");
  await page.context().close();
}

async function table(browser: Browser, house: House, look: string, options: BrowserContextOptions, game: string, name: string, seats: number): Promise<void> {
  const page = await someone(browser, house, options);
  await againstBots(page, { game, seats });
  // What a hand does on the platform is not in a list: its picture is taken at the beginning.
  const moves = game === "gravity-warfare" ? 0 : MOVES;
  await playSome(page, moves);
  const open = page.locator(".actions details[open] summary");
  if (await open.isVisible()) await open.click();
  await take(page, look, name);
  const idle = page.locator("button.held.idle").first();
  if (await idle.isVisible()) {
    await idle.click();
    await page.locator(".trouble").waitFor();
    await take(page, look, `${name}-why`, false);
  }
  if (game === "qube-attack" && (await page.locator(".prompt.mine").isVisible())) await closer(page, look, game);
  await page.context().close();
}

async function playSome(page: Page, count: number): Promise<void> {
  for (let moves = 0; moves < count; moves += 1) {
    await page.locator(".prompt.mine").waitFor({ timeout: 30_000 });
    await openActions(page);
    const actions = page.locator("button.action");
    await actions.first().waitFor();
    await decide(page, async () => {
      await actions.nth((moves * 7 + 1) % (await actions.count())).click({ timeout: 5_000 });
      return true;
    });
  }
  await page.locator(".prompt.mine").waitFor({ timeout: 30_000 }).catch(() => {});
}

async function closer(page: Page, look: string, game: string): Promise<void> {
  await page.locator("[data-cube]").first().click();
  await take(page, look, `${game}-picked`, false);
  await page.locator("#tab-log").click();
  await take(page, look, `${game}-log`, false);
  await page.locator(".rule-chip").first().click();
  await page.locator(".item.lit").waitFor();
  await take(page, look, `${game}-rule`, false);
  await page.locator("#tab-table").click();
  await page.locator(".qr svg").waitFor();
  await take(page, look, `${game}-table`, false);
}
