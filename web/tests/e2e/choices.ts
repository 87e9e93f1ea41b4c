/** Somebody's decisions in each game, made by pressing what is lit on the board. They say whether there was something to press. */
import type { Page } from "@playwright/test";
import { press } from "./people";
import { confirm, pressFirst } from "./playing";

/** A lit card, and if it can be used in several ways the first of them. */
export async function pressCard(page: Page): Promise<boolean> {
  const card = page.locator("button.held.can").first();
  if (!(await card.isVisible())) return false;
  const several = (await card.getAttribute("aria-pressed")) !== null;
  await press(card, { timeout: 10_000 });
  if (several) await press(page.locator(".choices button").first(), { timeout: 10_000 });
  await confirm(page);
  return true;
}

/** A cube, and what it may attack or where it may go: not where it stands, for there the cube itself is in front of its planet. */
export async function moveCube(page: Page): Promise<boolean> {
  const cubes = page.locator("[data-cube]:not(.aimed):not(.picked)");
  const count = await cubes.count();
  if (count === 0) return pressFirst(page, '[data-other="pass"]');
  const cube = cubes.nth(Math.floor(Math.random() * count));
  const [, planet = ""] = ((await cube.getAttribute("data-cube")) ?? "").split(" ");
  await press(cube);
  return pressFirst(page, "[data-cube].aimed", `[data-target]:not([data-target="${planet}"])`);
}

/** Ships are for colonies; anything else is left to the others. */
async function bid(page: Page): Promise<boolean> {
  if (await page.locator(".threat.mine").isVisible()) return pressFirst(page, ".threat [data-answer]");
  const colony = (await page.locator(".spot .space-card:not(.fleet)").count()) > 0;
  if (colony && (await pressCard(page))) return true;
  return (await pressFirst(page, '[data-other="pass"]', '[data-other="abandon"]', ".other")) || pressCard(page);
}

async function fight(page: Page): Promise<boolean> {
  return (await pressFirst(page, "[data-building]")) || (await pressCard(page)) || pressFirst(page, ".other");
}

/** A piece is aimed at what is asked for, which comes first; where that is refused, at one thing after the other. */
let aims = 0;
async function aimElsewhere(page: Page): Promise<void> {
  const select = page.getByTestId("planner").locator("select");
  const refused = await page.locator(".trouble").isVisible();
  aims = refused ? aims + 1 : 0;
  await select.selectOption({ index: 1 + (aims % ((await select.locator("option").count()) - 1)) });
}

const BALANCE = ["[data-testid=place]", "[data-quick=roll]", "[data-quick=ready]", "[data-quick]", "button.pile.some", ".declares button"];
const POINTING = ["[data-testid=platform-flat] .mark >> nth=-1", "button.held.can", ".hero button"];

async function balance(page: Page): Promise<boolean> {
  // What is being shown has been seen.
  if (await pressFirst(page, "[data-testid=skip]")) return true;
  if ((await page.locator(".trouble").isVisible()) || (await page.locator("[data-testid=place]:disabled").isVisible())) await aimElsewhere(page);
  return pressFirst(page, ...BALANCE, ...POINTING);
}

export const CHOICES = {
  "qube-attack": moveCube,
  "guerra-civil-espacial": bid,
  "godzilla-total-war": fight,
  "gravity-warfare": balance,
} as const;
