/** Two people who play to the end: whoever is asked decides, one after the other. */
import { expect, type Page } from "@playwright/test";
import { diesAndComesBack, moment, press, whoIsAsked, type House } from "./people";

/** Decisions of the two after which a game has to be over. */
export const DECISIONS_MAX = 500;

/** Twice as many colonies as usual, so that somebody has won soon; and all that is answered by others. */
export const MANY_COLONIES = `
[fleet]
1 = 5
2 = 5
3 = 5
4 = 5
5 = 5
6 = 5
7 = 5
8 = 5
9 = 5
10 = 5
[special]
space-colony = 17
pirate-ship = 2
solar-storm = 2
deus-ex-machina = 1
space-station = 1
force-shield = 1
`;

/** Presses the first of these that is there; says whether one was. */
export async function pressFirst(page: Page, ...selectors: string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if (!(await found.isVisible())) continue;
    await press(found, { timeout: 5_000 });
    await confirm(page);
    return true;
  }
  return false;
}

/** What would have no effect, or spends something, is asked about once. */
export async function confirm(page: Page): Promise<void> {
  const anyway = page.locator("[data-testid=caution] .button:not(.main)");
  if (await anyway.isVisible()) await press(anyway);
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
      await diesAndComesBack(house, ana, beto);
      continue;
    }
    if (decisions !== 4) await decide(asked, choose);
  }
  return DECISIONS_MAX;
}

/** Nothing reaches beyond the right edge of the window; what does is named. */
export async function expectNothingTooWide(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const beyond = [...document.querySelectorAll("body *")].filter((node) => node.getBoundingClientRect().right > innerWidth + 1);
    return beyond.slice(0, 8).map((node) => `${node.tagName} .${node.getAttribute("class")} to ${node.getBoundingClientRect().right}`);
  });
  expect(tooWide, "nothing is wider than the window").toEqual([]);
}
