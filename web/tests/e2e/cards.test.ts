/** The card games, from the first card to the last: two people, one with a phone, and a bot. Cards are pressed, not lists. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, tableOfThree, test, whoIsAsked } from "./people";
import { DECISIONS_MAX, expectNothingTooWide, playToTheEnd, pressFirst } from "./playing";

/** Twice as many colonies as usual, so that somebody has won soon; and all that is answered by others. */
const MANY_COLONIES = `
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

/** A lit card, and if it can be used in several ways the first of them. */
async function pressCard(page: Page): Promise<boolean> {
  const card = page.locator("button.held.can").first();
  if (!(await card.isVisible())) return false;
  const several = (await card.getAttribute("aria-pressed")) !== null;
  await card.click({ timeout: 10_000 });
  if (several) await page.locator(".choices button").first().click({ timeout: 10_000 });
  return true;
}

test("Guerra Civil Espacial to the end, through a reload and a dead house", async ({ browser, house }) => {
  test.setTimeout(180_000);
  const [ana, beto] = await tableOfThree(browser, house, "guerra-civil-espacial", { deck: MANY_COLONIES });
  await expect(ana.locator(".mat")).toBeVisible();

  // A card that cannot be played now says why, with the rule.
  const resting = (await whoIsAsked([ana, beto])) === ana ? beto : ana;
  await resting.bringToFront();
  await resting.locator("button.held.idle").first().click();
  await expect(resting.locator(".trouble .rule-chip").first()).toContainText("GCE-");

  // Ships are for colonies; anything else is left to the others.
  const choose = async (page: Page) => {
    if (await page.locator(".threat.mine").isVisible()) return pressFirst(page, ".threat [data-answer]");
    const colony = (await page.locator(".spot .space-card:not(.fleet)").count()) > 0;
    if (colony && (await pressCard(page))) return true;
    return (await pressFirst(page, '[data-other="pass"]', '[data-other="abandon"]', ".other")) || pressCard(page);
  };
  expect(await playToTheEnd([ana, beto], house, choose)).toBeLessThan(DECISIONS_MAX);
  await expect(ana.locator(".ending h2")).toBeVisible();
  await expect(beto.locator(".ending h2")).toBeVisible();
  await expectNothingTooWide(beto);
  await beto.bringToFront();
  await beto.getByRole("tab", { name: "Registro" }).tap();
  expect(await beto.locator("li.event").count(), "what happened before the reload is still told").toBeGreaterThan(20);
  await expectAccessible(ana);
});

test("Godzilla Total War to the end, through a reload and a dead house", async ({ browser, house }) => {
  test.setTimeout(240_000);
  const [ana, beto] = await tableOfThree(browser, house, "godzilla-total-war");
  const choose = async (page: Page) => (await pressFirst(page, "[data-building]")) || (await pressCard(page)) || pressFirst(page, ".other");
  expect(await playToTheEnd([ana, beto], house, choose)).toBeLessThan(DECISIONS_MAX);
  await expect(ana.locator(".ending h2")).toBeVisible();
  await expectNothingTooWide(beto);
  await expectAccessible(beto);
});
