/** The keyboard alone, from the lobby to the end of a game and through its replay. */
import { expect, type Page } from "@playwright/test";
import { DESK, moment, someone, test, turnOrEnd } from "./people";

const TABS_MAX = 60;
const ACTIONS_MAX = 400;

/** Tab, until what has the focus is called this. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body ? (focused.getAttribute("aria-label") ?? focused.textContent ?? "") : "";
    });
    if (name.test(focused.replace(/\s+/g, " "))) return;
  }
  throw new Error(`${TABS_MAX} tabs have not led to ${name}`);
}

test("a whole game of Qube Attack without a mouse, and watched again", async ({ browser, house }) => {
  test.setTimeout(120_000);
  const page = await someone(browser, house, DESK);
  await page.goto("/");
  await expect(page.locator(".game").first()).toBeVisible();
  await tabTo(page, /Play now against bots.*Qube Attack/);
  await page.keyboard.press("Enter");
  expect(await turnOrEnd(page)).toBe("turn");
  // The first action is a person's own; from there the focus comes back by itself.
  await tabTo(page, /^What you can do/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^(Move|Activate|Attack) /);
  for (let actions = 0; actions < ACTIONS_MAX; actions += 1) {
    // The end can come while one waits for the turn.
    await page.locator("button.action:focus, .ending").first().waitFor({ timeout: 30_000 });
    if ((await turnOrEnd(page)) === "over") break;
    if (actions % 2 === 1) await page.keyboard.press("ArrowDown");
    const before = await moment(page);
    await page.keyboard.press("Enter");
    // The last action may have been made already: then the end comes when its moment has been shown.
    const gone = async () => (await moment(page)) !== before || page.locator(".ending").isVisible();
    await expect.poll(gone, { intervals: [20, 40, 80] }).toBe(true);
  }
  await expect(page.locator(".ending h2")).toBeVisible();
  await tabTo(page, /Watch it again/);
  await page.keyboard.press("Enter");
  await expect(page.locator(".controls")).toBeVisible();
  await page.locator("main").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".at")).toHaveText(/^2 \/ \d+$/);
  await expect(page).toHaveURL(/#2$/);
  // The list is one stop: the arrows go on from the present entry.
  await tabTo(page, /^2 /);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".at")).toHaveText(/^3 \/ \d+$/);
  await page.keyboard.press("Tab");
  await expect(page.locator(".entries button:focus")).toHaveCount(0);
  await page.locator("main").focus();
  await page.keyboard.press("End");
  await expect(page.locator(".at")).toHaveText(/^(\d+) \/ \1$/);
});
