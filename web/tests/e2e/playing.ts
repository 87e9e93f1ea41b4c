/** Two people who play to the end: whoever is asked decides, one after the other. */
import { expect, type Page } from "@playwright/test";
import { moment, whoIsAsked, type House } from "./people";

/** Decisions of the two after which a game has to be over. */
export const DECISIONS_MAX = 500;

/** Presses the first of these that is there; says whether one was. */
export async function pressFirst(page: Page, ...selectors: string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if (!(await found.isVisible())) continue;
    await found.click({ timeout: 5_000 });
    return true;
  }
  return false;
}

/** One decision, as `choose` would have it; then what came of it is waited for. What was pressed in vain is pressed again. */
export async function decide(page: Page, choose: (page: Page) => Promise<boolean>): Promise<void> {
  // A page behind another one is not drawn, and what is not drawn cannot be pressed.
  await page.bringToFront();
  const before = await moment(page);
  await expect(async () => {
    // Where nothing could be answered, the answer may have gone by itself.
    if (!(await page.locator(".prompt.mine").isVisible())) return;
    if ((await moment(page)) === before) await choose(page);
    await expect.poll(() => moment(page), { timeout: 5_000, intervals: [20, 40, 80, 160] }).not.toBe(before);
  }).toPass({ timeout: 60_000 });
}

/** To the end, with a reload and a house that dies on the way. */
export async function playToTheEnd(pages: [Page, Page], house: House, choose: (page: Page) => Promise<boolean>): Promise<number> {
  const [ana, beto] = pages;
  for (let decisions = 0; decisions < DECISIONS_MAX; decisions += 1) {
    const asked = await whoIsAsked(pages);
    if (!asked) return decisions;
    if (decisions === 4) await beto.reload();
    if (decisions === 8) {
      await house.kill();
      await expect(ana.getByText("The connection was lost. Coming back …")).toBeVisible();
      await house.reopen();
      await expect(ana.getByText("The connection was lost. Coming back …")).toBeHidden({ timeout: 20_000 });
      continue;
    }
    if (decisions !== 4) await decide(asked, choose);
  }
  return DECISIONS_MAX;
}

export async function expectNothingTooWide(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, "nothing is wider than the phone").toBeLessThanOrEqual(0);
}
