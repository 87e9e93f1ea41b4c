/** The card games, from the first card to the last: two people, one with a phone, and a bot. Cards are pressed, not lists. */
import { expect } from "@playwright/test";
import { CHOICES } from "./choices";
import { expectAccessible, press, tableOfThree, test, whoIsAsked } from "./people";
import { DECISIONS_MAX, expectNothingTooWide, MANY_COLONIES, playToTheEnd } from "./playing";

test("Guerra Civil Espacial to the end, through a reload and a dead house", async ({ browser, house }) => {
  test.setTimeout(180_000);
  const [ana, beto] = await tableOfThree(browser, house, "guerra-civil-espacial", { deck: MANY_COLONIES });
  await expect(ana.locator(".mat")).toBeVisible();

  // A card that cannot be played now says why, with the rule.
  const resting = (await whoIsAsked([ana, beto])) === ana ? beto : ana;
  await resting.bringToFront();
  await press(resting.locator("button.held.idle").first());
  await expect(resting.locator(".trouble .rule-chip").first()).toContainText("GCE-");

  expect(await playToTheEnd([ana, beto], house, CHOICES["guerra-civil-espacial"])).toBeLessThan(DECISIONS_MAX);
  await expect(ana.locator(".ending h2")).toBeVisible();
  await expect(beto.locator(".ending h2")).toBeVisible();
  await expectNothingTooWide(beto);
  await beto.bringToFront();
  await press(beto.getByRole("tab", { name: "Registro" }));
  expect(await beto.locator("li.event").count(), "what happened before the reload is still told").toBeGreaterThan(20);
  await expectAccessible(ana);
});

test("Godzilla Total War to the end, through a reload and a dead house", async ({ browser, house }) => {
  test.setTimeout(480_000);
  const [ana, beto] = await tableOfThree(browser, house, "godzilla-total-war");
  expect(await playToTheEnd([ana, beto], house, CHOICES["godzilla-total-war"])).toBeLessThan(DECISIONS_MAX);
  await expect(ana.locator(".ending h2")).toBeVisible();
  await expectNothingTooWide(beto);
  await expectAccessible(beto);
});
