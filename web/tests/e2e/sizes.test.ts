/** What is in sight without scrolling, at the sizes people have, with the fullest tables and the longest names. */
import type { BrowserContextOptions, Locator } from "@playwright/test";
import { againstBots, expect, LAPTOP, PHONE, SIDEWAYS, someone, test } from "./people";
import { expectNothingTooWide } from "./playing";

/** The usual table and the fullest one. */
const TABLES = [["qube-attack", 6], ["guerra-civil-espacial", 4], ["guerra-civil-espacial", 8], ["godzilla-total-war", 4], ["godzilla-total-war", 12], ["gravity-warfare", 3]] as const;
/** As long as the house allows. */
const LONG_NAMES = ["Maximiliano Gutiérrez Ab", "🦖🦖🦖🦖🦖🦖🦖🦖🦖🦖🦖🦖", "WWWWWWWWWWWWWWWWWWWWWWWW"];
/** A laptop's window at 200 %. */
const ZOOMED: BrowserContextOptions = { viewport: { width: 683, height: 328 }, locale: "en-GB" };

/** How much of its own height is in the window, and how much of the window's it takes. */
async function inSight(what: Locator): Promise<{ ofItself: number; ofWindow: number }> {
  return what.evaluate((node) => {
    const { top, bottom, height } = node.getBoundingClientRect();
    const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    return { ofItself: seen / Math.max(1, height), ofWindow: seen / innerHeight };
  });
}

async function expectInSight(what: Locator, name: string): Promise<void> {
  await expect.poll(async () => (await inSight(what)).ofItself, { message: `${name} is in sight` }).toBeGreaterThan(0.95);
}

test("at a laptop the board, the own hand and the own kaiju are in sight", async ({ browser, house }) => {
  test.setTimeout(180_000);
  const page = await someone(browser, house, LAPTOP);
  for (const [game, seats] of TABLES) {
    await againstBots(page, { game, seats });
    await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
    await expectInSight(page.locator(".prompt"), `the prompt of ${game} ${seats}`);
    await expectInSight(page.locator(".board > .hand, .board > .below").first(), `the hand of ${game} ${seats}`);
    if (game === "godzilla-total-war") await expectInSight(page.locator('[data-seat="0"]'), `the own kaiju of ${seats}`);
    expect((await inSight(page.locator(".board > .mat, .board .platform").first())).ofWindow, game).toBeGreaterThan(0.5);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), "the page is one screen").toBeLessThanOrEqual(1);
  }
});

for (const [look, options] of [["a phone on its side", SIDEWAYS], ["a laptop at 200 %", ZOOMED]] as const) {
  test(`on ${look} the board has half of the height`, async ({ browser, house }) => {
    test.setTimeout(180_000);
    const page = await someone(browser, house, options);
    for (const [game, seats] of TABLES) {
      await againstBots(page, { game, seats });
      await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
      const board = page.locator(".board > .mat, .board .platform").first();
      await expect.poll(async () => (await inSight(board)).ofWindow, { message: `${game} ${seats}` }).toBeGreaterThanOrEqual(0.5);
      await expectInSight(page.locator(".prompt"), `the prompt of ${game} ${seats}`);
      await expectNothingTooWide(page);
    }
  });
}

for (const name of LONG_NAMES) {
  test(`at full tables ${name} is no wider than a phone`, async ({ browser, house }) => {
    test.setTimeout(120_000);
    const page = await someone(browser, house, PHONE);
    for (const [game, seats] of TABLES) {
      await againstBots(page, { game, seats, name });
      await page.locator(".mat, [data-testid=platform]").first().waitFor();
      await expectNothingTooWide(page);
      for (const tab of ["log", "table"]) {
        await page.locator(`#tab-${tab}`).tap();
        await expectNothingTooWide(page);
      }
    }
  });
}
