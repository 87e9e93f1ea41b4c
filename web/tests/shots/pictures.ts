/** The README's pictures, made anew into docs/pictures: the lobby and each game in play, at a desk. */
import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { againstBots, DESK, openActions, someone, test, type House, type WithBots } from "../e2e/people";

const FOLDER = new URL("../../../docs/pictures/", import.meta.url);
/** High enough for a hand below eight zones. */
const LOOK = { ...DESK, viewport: { width: 1280, height: 1060 }, colorScheme: "light" } as const;

const QUBE = "a: 22p F+ C1s W1 | b: 31p M1l E3 | c: 18p M2 A2s";
const GRAVITY =
  "a: points 9 [guardian! stack-it spin-it you-do-it wormhole anti-matter] hero climber | b: [guardian! bound-it] hero steady | c: hero phoenix; " +
  "on at1@-90,5 as1@-90,5+16 bt1@60,70r30 bf1@20,-95 cs1@0,-20r40 ct1@95,-20 bs2@-60,90r20; turn zone=galaxy troop=ship asked; now defend";

/** As WebP: a browser can write it, and it is a third of the size. */
async function keep(page: Page, name: string): Promise<void> {
  const png = (await page.screenshot()).toString("base64");
  const url = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.85);
  }, png);
  writeFileSync(new URL(`web-${name}.webp`, FOLDER), Buffer.from(url.split(",")[1] ?? "", "base64"));
}

async function atTable(browser: Browser, house: House, table: WithBots): Promise<Page> {
  const page = await someone(browser, house, LOOK);
  await againstBots(page, table);
  return page;
}

/** Some of the game goes by; then it is for this guest to move again. */
async function letPass(page: Page, ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    await openActions(page);
    const action = page.locator("button.action").last();
    if (await action.isVisible()) await action.click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(300);
  }
  await page.locator(".prompt.mine").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1_000);
}

test("README: lobby", async ({ browser, house }) => {
  const page = await someone(browser, house, LOOK);
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await keep(page, "lobby");
});

test("README: Qube Attack", async ({ browser, house }) => {
  const page = await atTable(browser, house, { game: "qube-attack", seats: 3, position: QUBE });
  await page.locator(".prompt.mine").waitFor();
  await page.locator("[data-cube]").first().click();
  await keep(page, "qube-attack");
});

for (const [game, seats] of [["guerra-civil-espacial", 8], ["godzilla-total-war", 12]] as const) {
  test(`README: ${game}`, async ({ browser, house }) => {
    const page = await atTable(browser, house, { game, seats });
    await letPass(page, 12_000);
    await keep(page, game);
  });
}

test("README: Gravity Warfare", async ({ browser, house }) => {
  const page = await atTable(browser, house, { game: "gravity-warfare", seats: 3, position: GRAVITY });
  await page.locator("[data-testid=platform-3d][data-drawn=yes]").waitFor({ timeout: 60_000 });
  await page.locator("[data-quick=ready]").click();
  await page.getByTestId("planner").waitFor();
  await page.waitForTimeout(2_000);
  await keep(page, "gravity-warfare");
});
