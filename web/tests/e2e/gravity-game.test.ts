/** The last round of Gravity Warfare from its first die to the end: two people, one with a phone. What is pressed is on the board. */
import { expect } from "@playwright/test";
import { CHOICES } from "./choices";
import { begin, flat, makeTable, placeAsAsked, steadyPlatform } from "./gravity";
import { againstBots, LAPTOP, expectAccessible, someone, test } from "./people";
import { DECISIONS_MAX, expectNothingTooWide, playToTheEnd } from "./playing";

/** Three whole rounds take ten minutes. */
const LAST_ROUND = "a: points 3 | b: points 4; round 3";

test("the last round of Gravity Warfare to the end, through a reload and a dead house", async ({ browser, house }) => {
  test.setTimeout(900_000);
  const ana = await someone(browser, house, LAPTOP);
  await flat(ana);
  const code = await makeTable(ana, { mode: "simple" }, LAST_ROUND);
  const beto = await begin(browser, house, ana, code);
  const decisions = await playToTheEnd([ana, beto], house, CHOICES["gravity-warfare"]);
  expect(decisions).toBeLessThan(DECISIONS_MAX);
  await expect(ana.locator(".ending h2")).toBeVisible();
  await expectNothingTooWide(beto);
  await expectAccessible(beto);
});

test("a team sees who is in it and what it has, and wins together", async ({ browser, house }) => {
  const page = await someone(browser, house, LAPTOP);
  await flat(page);
  const position =
    "a: hero archivist used points 2 troops at1 | b: points 3 | c: points 3 | d: points 4; round 3; out at2 af1 af2 as1 as2; " +
    "turn zone=comet troop=tank asked gave=0,1,1,1,0,0; task seat=a deed=place; now attempt";
  await againstBots(page, { game: "gravity-warfare", seats: 4, bot: "regular", options: { teams: "pairs", platform: steadyPlatform() }, position });
  const teams = page.locator(".players .team");
  await expect(teams).toHaveText(["Your team: 5 points together", "Team 2: 7 points together", "Your team: 5 points together", "Team 2: 7 points together"]);
  await placeAsAsked(page);
  // A point for the tank, and five for the last one.
  await expect(page.locator(".ending h2")).toHaveText("Your team wins!", { timeout: 30_000 });
  await expect(page.locator(".ending tr.first")).toHaveCount(2);
  await expectAccessible(page);
});
