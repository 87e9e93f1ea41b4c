/**
 * Every game and every replay goes on with motion on, and the page holds on to no more than before. Half a minute each as a part of
 * all tests; `npm run soak` takes SOAK_S seconds, or three minutes, for each.
 */
import { expect, type Browser, type Page } from "@playwright/test";
import { CHOICES } from "./choices";
import { flat } from "./gravity";
import { againstBots, LAPTOP, PHONE, press, someone, test, turnOrEnd, type House } from "./people";
import { decide, MANY_COLONIES } from "./playing";
import { expectBounded } from "../soak";

const FOR_MS = 1_000 * Number(process.env["SOAK_S"] ?? 20);
const GAMES = [
  ["qube-attack", {}, LAPTOP],
  ["guerra-civil-espacial", { deck: MANY_COLONIES }, PHONE],
  ["godzilla-total-war", {}, LAPTOP],
  ["gravity-warfare", { mode: "simple" }, PHONE],
] as const;

/** So much longer than it lasts a test may take: to begin, to come to an end, to be measured. */
const BESIDES_MS = 150_000;

async function sit(browser: Browser, house: House, look: object): Promise<Page> {
  const page = await someone(browser, house, look);
  await flat(page);
  return page;
}

/** Bots play at a table of their own, and the host looks on. */
async function watchBots(page: Page, game: string, options: object): Promise<void> {
  await page.goto("/");
  expect((await page.request.post("/api/people", { data: { name: "Ana" } })).ok()).toBe(true);
  const seats = Array.from({ length: 3 }, () => ({ kind: "bot", bot: "rookie" }));
  const made = await page.request.post("/api/tables", { data: { game, seats, options, time: "slow" } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/t/${((await made.json()) as { code: string }).code}`);
  await press(page.locator(".middle > .card > .button.main"));
}

/** One decision; when the game is over, the next one is begun. */
async function goOn(page: Page, choose: (page: Page) => Promise<boolean>): Promise<void> {
  if ((await turnOrEnd(page)) === "turn") return decide(page, choose);
  await press(page.locator(".again .row > .button.main"));
  await press(page.locator(".middle > .card > .button.main"));
}

for (const [game, options, look] of GAMES) {
  test(`${game} goes on and on`, async ({ browser, house }) => {
    test.setTimeout(FOR_MS + BESIDES_MS);
    const page = await sit(browser, house, look);
    await againstBots(page, { game, seats: 3, options });
    expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: no-preference)").matches), "motion is on").toBe(true);
    await expectBounded(page, FOR_MS, () => goOn(page, CHOICES[game]));
  });

  test(`${game} is watched again and again`, async ({ browser, house }) => {
    test.setTimeout(FOR_MS + BESIDES_MS);
    const page = await sit(browser, house, look);
    await watchBots(page, game, options);
    await page.locator(".ending").waitFor({ timeout: BESIDES_MS });
    await press(page.locator('.ending a[href^="/replays/"]').first());
    await page.locator(".controls").waitFor();
    await page.locator(".speed select").selectOption("×4");
    await expectBounded(page, FOR_MS, () => watchOn(page));
  });
}

/** A while by itself, a few steps back and on with the keyboard, and from the beginning again when it is over. */
async function watchOn(page: Page): Promise<void> {
  await page.locator("main").focus();
  await page.keyboard.press(" ");
  await page.waitForTimeout(1_500);
  await page.keyboard.press(" ");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
}
