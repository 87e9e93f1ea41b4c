/** Gravity Warfare from the first die to the last of three rounds: two people, one with a phone. What is pressed is on the board. */
import { expect, type Page } from "@playwright/test";
import { begin, flat, makeTable } from "./gravity";
import { DESK, expectAccessible, someone, test } from "./people";
import { DECISIONS_MAX, expectNothingTooWide, playToTheEnd, pressFirst } from "./playing";

/** Where it is refused to be placed there, it is aimed at one thing after the other. */
let aims = 0;
async function aimElsewhere(page: Page): Promise<void> {
  const select = page.getByTestId("planner").locator("select");
  aims += 1;
  await select.selectOption({ index: 1 + (aims % ((await select.locator("option").count()) - 1)) });
}

async function choose(page: Page): Promise<boolean> {
  if (await page.locator(".trouble").isVisible()) await aimElsewhere(page);
  return pressFirst(page, "[data-testid=place]", "[data-quick=roll]", "[data-quick=ready]", "[data-quick]", "button.pile.some", ".declares button", "[data-testid=platform-flat] .mark >> nth=-1", "button.held.can", ".hero button");
}

test("three rounds of Gravity Warfare to the end, through a reload and a dead house", async ({ browser, house }) => {
  test.setTimeout(420_000);
  const ana = await someone(browser, house, DESK);
  await flat(ana);
  const code = await makeTable(ana, { mode: "simple" });
  const beto = await begin(browser, house, ana, code);
  const decisions = await playToTheEnd([ana, beto], house, choose);
  expect(decisions).toBeLessThan(DECISIONS_MAX);
  await expect(ana.locator(".ending h2")).toBeVisible();
  await expectNothingTooWide(beto);
  await expectAccessible(beto);
});
