/** Gravity Warfare's platform in three dimensions: a plan by pointing, a live hand with the mouse, an attempt watched again. */
import { expect } from "@playwright/test";
import { begin, flat, makeTable, placeAsAsked, steadyPlatform } from "./gravity";
import { againstBots, andSee, DESK, expectAccessible, PHONE, press, someone, test } from "./people";
import { expectNothingTooWide } from "./playing";

const ON_PLATFORM = "bt1@60,70r30 bf1@20,-95";
const READY = `a: hero climber used | b: hero steady; on ${ON_PLATFORM}; turn zone=comet troop=tank asked; now defend`;
/** Whoever places this tank has placed all, in the last round. */
const LAST_ATTEMPT = `a: hero climber used troops at1 | b: hero steady used; round 3; on ${ON_PLATFORM}; out at2 af1 af2 as1 as2; turn zone=comet troop=tank asked; now defend`;

/** Nearly all of a piece, or all of it, lies where it should. */
const NEARLY_ALL = /^\s*(9\d|100) % of it lies in the comet/;

// The first picture in three dimensions takes its time where the processor draws it.
test.use({ actionTimeout: 90_000, answerMs: 15_000 });

test("the last attempt of a game is watched again, from another side", async ({ browser, house }) => {
  test.setTimeout(300_000);
  const page = await someone(browser, house, DESK);
  await againstBots(page, { game: "gravity-warfare", seats: 2, bot: "regular", options: { mode: "battle", platform: steadyPlatform() }, position: LAST_ATTEMPT });
  await press(page.locator("[data-quick=ready]"));
  await placeAsAsked(page);
  await press(page.getByRole("link", { name: "Watch it again" }));
  const attempt = page.locator(".entries button", { has: page.locator(".film") }).last();
  await press(attempt);
  // It begins by itself, and is seen from where one likes; then it stands still until it is asked for again.
  await expect(page.getByTestId("skip")).toBeVisible({ timeout: 30_000 });
  await press(page.getByRole("button", { name: "Turn the view to the left" }));
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("again")).toBeVisible();
  await press(page.getByTestId("again"));
  await expect(page.getByTestId("skip")).toBeVisible();
  // Who steps on does not wait for its end.
  await press(page.getByRole("button", { name: "To the beginning" }));
  await expect(page.getByTestId("skip")).toBeHidden();
});

test("a plan is made by pointing, turned with the wheel, and carried out", async ({ browser, house }) => {
  test.setTimeout(300_000);
  const page = await someone(browser, house, DESK);
  await againstBots(page, { game: "gravity-warfare", seats: 2, bot: "regular", options: { mode: "battle" }, position: READY });
  await press(page.locator("[data-quick=ready]"));
  const canvas = page.locator("[data-testid=platform-3d][data-drawn=yes]");
  await canvas.waitFor({ timeout: 60_000 });
  await press(page.getByRole("button", { name: "From above" }));
  // The camera is on its way.
  await page.waitForTimeout(2_000);
  const share = page.getByTestId("share");
  await expect(share).toContainText("Point at the spot");
  await expect(page.getByTestId("place")).toBeDisabled();

  const box = await canvas.boundingBox();
  if (!box) throw new Error("the platform is not there");
  const at = (x: number) => [box.x + box.width * (0.5 + x), box.y + box.height / 2] as const;
  await page.mouse.click(...at(0.2));
  await expect(share).toHaveText(/^\s*0 % of it lies in the comet/);
  await page.mouse.click(...at(-0.2));
  await expect(share).toHaveText(NEARLY_ALL);
  await page.mouse.wheel(0, -100);
  await expect(page.getByTestId("planner")).toContainText("Heading: 8°");
  // The same with the keyboard: away, back again, and placed.
  await page.getByTestId("platform").focus();
  await page.keyboard.press("e");
  await expect(page.getByTestId("planner")).toContainText("Heading: 0°");
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowRight");
  await expect(share).not.toHaveText(NEARLY_ALL);
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowLeft");
  await press(page.getByText("What stands where"));
  await expect(page.getByText("the nebula: the blue tank 1")).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId("platform").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tabpanel").getByText(/Ana (does it|fails)/)).toBeVisible({ timeout: 30_000 });
});

test("an attempt chosen from the list is filled in on the board; pieces are shown flat too", async ({ browser, house }) => {
  const page = await someone(browser, house, PHONE);
  await flat(page);
  await againstBots(page, { game: "gravity-warfare", seats: 2, bot: "regular", options: { mode: "battle" }, position: READY });
  await press(page.locator("[data-quick=ready]"));
  await page.getByTestId("planner").waitFor();
  await page.getByLabel("Apuntar a").selectOption("zone 5");
  await expect(page.getByTestId("share")).toHaveText(/^\s*0 %/);
  await page.getByLabel("Apuntar a").selectOption("zone 4");
  await expect(page.getByTestId("share")).toContainText("100 %");
  await andSee(page, () => press(page.getByTestId("place")));
  await expectNothingTooWide(page);
});

test("a live hand sets a tank down with the mouse, and the other one watches", async ({ browser, house }) => {
  test.setTimeout(300_000);
  const ana = await someone(browser, house, DESK);
  const code = await makeTable(ana, { mode: "battle" }, READY);
  const beto = await begin(browser, house, ana, code);
  await press(ana.locator("[data-quick=ready]"));
  const canvas = ana.locator("[data-testid=platform-3d][data-drawn=yes]");
  await canvas.waitFor({ timeout: 60_000 });
  await press(ana.getByRole("button", { name: "From above" }));
  await press(ana.getByTestId("go-live"));
  await ana.getByTestId("live-pad").waitFor();
  await expect(beto.getByText("La mano de Ana está en la plataforma")).toBeVisible();

  const box = await canvas.boundingBox();
  if (!box) throw new Error("the platform is not there");
  await ana.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 12 });
  // Held down it comes down; it is let go where it has arrived, and goes up by itself.
  await expect(ana.getByTestId("over")).toContainText("100 % of it lies in the comet");
  await ana.mouse.down();
  await expect(ana.getByTestId("over")).toContainText("0 mm above the platform", { timeout: 30_000 });
  await ana.mouse.up();
  await expect(ana.getByTestId("over")).toBeHidden();
  // On the way to the button the mouse leaves the platform, and the hand stays.
  await press(ana.getByRole("button", { name: "Done" }));
  await expect(ana.getByRole("tabpanel").getByText(/Ana (does it|fails)/)).toBeVisible({ timeout: 30_000 });
  await expect(ana.getByRole("tabpanel").getByText("it was never let go")).toBeHidden();
  await expect(ana.getByTestId("live-pad")).toBeHidden();
});
