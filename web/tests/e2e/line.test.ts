/** The line between a guest and the house, cut as real ones are: without a word. */
import { expect, type Page } from "@playwright/test";
import { Line } from "../line";
import { HOUSE_IS_AWAY } from "../watch";
import { againstBots, DESK, expectComplaints, someone, test } from "./people";

/** Two seats, and so far from each other that nothing happens by itself. */
const GAME = { game: "qube-attack", seats: 2, position: "a: E1 | b: E4; first a" };

/** What the house has shown of Ana's cubes. */
async function cubes(page: Page): Promise<string[]> {
  return page.locator("[data-cube]").evaluateAll((all) => all.map((cube) => cube.getAttribute("data-cube") ?? "").sort());
}

test("a line that is cut is told, and a move that was under way is made once", async ({ browser, house }) => {
  const line = await Line.open(house.url);
  const ana = await someone(browser, house, { ...DESK, baseURL: line.url });
  expectComplaints(ana, HOUSE_IS_AWAY);
  await againstBots(ana, GAME);
  const asked = ana.locator(".prompt.mine");
  await expect(asked).toBeVisible();
  const before = await cubes(ana);

  line.cut();
  await expect(ana.getByTestId("line")).toBeVisible({ timeout: 3_500 });
  await ana.locator('[data-action="E1>W1"]').evaluate((button: HTMLElement) => button.click());
  await expect(ana.getByTestId("line")).toHaveText(/Your move is kept/);
  await expect(ana.getByTestId("note")).toHaveText(/On its way/);
  expect(await cubes(ana)).toEqual(before);

  // Given up after ten seconds: a line that is mended later is found by itself.
  await ana.waitForTimeout(10_000);
  line.mend();
  await expect(ana.getByTestId("line")).toHaveCount(0, { timeout: 15_000 });
  await expect.poll(() => cubes(ana)).not.toEqual(before);
  await expect(ana.getByTestId("note")).toHaveCount(0);
  await expect(ana.locator(".trouble")).toHaveCount(0);
  // Once: one of the two actions of the turn is left.
  await expect(ana.locator('[data-action="W1>E1"], [data-action="W1!"]').first()).toBeAttached();
  line.close();
});

test("a move that arrived, but whose answer did not, is not made twice", async ({ browser, house }) => {
  const line = await Line.open(house.url);
  const ana = await someone(browser, house, { ...DESK, baseURL: line.url });
  expectComplaints(ana, HOUSE_IS_AWAY);
  await againstBots(ana, GAME);
  await expect(ana.locator(".prompt.mine")).toBeVisible();
  const asking = ana.waitForEvent("websocket", { timeout: 30_000 });
  line.cutAnswers();
  await ana.locator('[data-action="E1>W1"]').evaluate((button: HTMLElement) => button.click());
  await expect(ana.getByTestId("line")).toHaveText(/Your move is kept/);
  line.mend();
  await asking;
  await expect(ana.getByTestId("line")).toHaveCount(0, { timeout: 15_000 });
  await expect(ana.locator('[data-action="W1!"]')).toBeAttached();
  await expect(ana.locator(".trouble")).toHaveCount(0);
  await expect(ana.locator(".prompt.mine")).toBeVisible();
  line.close();
});

test("a machine without network is told at once", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  // Whatever the page asks for meanwhile, the icon of one's turn among it, cannot be had.
  expectComplaints(ana, HOUSE_IS_AWAY, /ERR_INTERNET_DISCONNECTED/);
  await againstBots(ana, GAME);
  await ana.context().setOffline(true);
  await expect(ana.getByTestId("line")).toBeVisible({ timeout: 3_000 });
  await ana.context().setOffline(false);
  await expect(ana.getByTestId("line")).toHaveCount(0, { timeout: 15_000 });
});
