/** Hands over the platform, as challenges would have them: blind, two pieces, spinning, mirrored; with a finger and with a pen. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { alone, begin, flat, listen, makeTable, placeAsAsked, pointOf, type Heard } from "./gravity";
import { againstBots, DESK, expectAccessible, PHONE, press, someone, test } from "./people";
import { expectNothingTooWide } from "./playing";

const ON_PLATFORM = "bt1@60,70r30 bf1@20,-95";
const ready = (turn: string) => `a: hero climber used | b: hero steady; on ${ON_PLATFORM}; turn zone=comet troop=tank asked ${turn}; now defend`;
/** The middle of the comet. */
const COMET = [-95, 0] as const;
const OVER = /Ana (does it|fails|lo consigue|falla)/;

async function expectOver(page: Page): Promise<void> {
  await press(page.locator("#tab-log"));
  await expect(page.locator("li.event", { hasText: OVER }).first()).toBeVisible({ timeout: 30_000 });
}

/** The newest moment that this page was shown. */
function newest(heard: Heard): NonNullable<Heard["live"][number]> {
  const moment = heard.live.at(-1);
  if (!moment) throw new Error("nothing was shown");
  return moment;
}

async function comesNear(heard: Heard, x: number, y: number): Promise<void> {
  await expect.poll(() => heard.live.length > 0 && Math.hypot(newest(heard).hand[0] - x, newest(heard).hand[1] - y), { timeout: 15_000 }).toBeLessThan(8);
}

/** Down, open, up and away. */
async function setDown(page: Page): Promise<void> {
  await page.getByTestId("platform").focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(25);
  }
  await page.waitForTimeout(700);
  await page.keyboard.press(" ");
  await page.waitForTimeout(200);
  for (let press = 0; press < 15; press += 1) await page.keyboard.press("PageUp");
  await page.waitForTimeout(400);
  await page.keyboard.press("Enter");
}

test("a planned attempt is seen by the others as a film, and what came of it after that", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  await flat(ana);
  const code = await makeTable(ana, { mode: "battle" }, ready(""));
  const beto = await begin(browser, house, ana, code);
  await press(ana.locator("[data-quick=ready]"));
  await placeAsAsked(ana);
  // A page behind another one is not drawn, and a film that is not drawn is over before it is seen.
  await beto.bringToFront();
  await expect(beto.getByTestId("skip")).toBeVisible();
  await expect(beto.getByTestId("announcer")).not.toContainText(OVER);
  await expectOver(beto);
  await expect(beto.getByTestId("skip")).toBeHidden();
  await ana.bringToFront();
  await expectOver(ana);
});

test("whoever does not look sees nothing while the others do", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  await flat(ana);
  const dark = listen(ana);
  const code = await makeTable(ana, { mode: "battle" }, ready("given=b:dont-look"));
  const beto = await begin(browser, house, ana, code);
  const seen = listen(beto);
  await beto.reload();
  await ana.bringToFront();
  await press(ana.locator("[data-quick=ready]"));
  await expect(ana.getByTestId("planner")).toContainText("Your hand will not look");
  await press(ana.getByTestId("go-live"));
  await expect(ana.getByText("You are playing without looking")).toBeVisible();
  await expectAccessible(ana);
  const { x, y } = await pointOf(ana, ...COMET);
  await ana.mouse.move(x, y, { steps: 10 });
  await comesNear(seen, ...COMET);
  await expect(beto.getByText("La mano de Ana está en la plataforma")).toBeVisible();
  await setDown(ana);
  await expectOver(ana);
  expect(dark, "not a frame, not a film").toEqual({ live: [], films: 0 });
  await expect(ana.getByText("You are playing without looking")).toBeHidden();
});

test("a hint is put on the board, to be placed or changed", async ({ browser, house }) => {
  const { page } = await alone(browser, house, { mode: "battle" }, ready(""));
  await press(page.locator("[data-quick=ready]"));
  await page.getByTestId("planner").waitFor();
  await page.getByLabel("Aim at").selectOption("zone 5");
  await expect(page.getByTestId("share")).toHaveText(/^\s*0 %/);
  await press(page.getByRole("button", { name: "Hint" }));
  await expect(page.getByTestId("advice")).toContainText("Place a tank");
  await expect(page.getByTestId("share")).not.toHaveText(/^\s*0 %/);
  await press(page.getByTestId("place"));
  await expectOver(page);
});

test("two pieces at once: a totem is chosen, seen and placed", async ({ browser, house }) => {
  const { page } = await alone(browser, house, { mode: "battle" }, ready("upper=fighter given=b:pair-it"));
  await press(page.locator("[data-quick=ready]"));
  await page.getByTestId("planner").waitFor();
  await expect(page.getByTestId("planner")).toContainText("the red tank 1 and the red fighter 1");
  const ghosts = page.locator("[data-testid=platform-flat] g[opacity='0.65']");
  await expect(ghosts).toHaveCount(0);
  await page.getByLabel("Aim at").selectOption({ index: 1 });
  await expect(ghosts).toHaveCount(2);
  await press(page.getByTestId("place"));
  await expectOver(page);
});

test("a platform is spun by its rim and stopped again", async ({ browser, house }) => {
  const { page, heard } = await alone(browser, house, { mode: "battle" }, ready("given=b:spin-it"));
  await press(page.locator("[data-quick=ready]"));
  await press(page.getByTestId("go-live"));
  const rim = 150;
  const at = async (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    const { x, y } = await pointOf(page, rim * Math.cos(turn), rim * Math.sin(turn));
    await page.mouse.move(x, y, { steps: 4 });
  };
  await at(-90);
  await comesNear(heard, 0, -rim);
  await page.getByTestId("platform").focus();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(25);
  }
  await expect(page.getByTestId("rim")).toHaveClass(/near/);
  await page.keyboard.press("r");
  await expect.poll(() => newest(heard).rimHeld).toBe(true);
  const yaw = () => 2 * Math.atan2(newest(heard).platform[2], newest(heard).platform[3]);
  const before = yaw();
  for (let degrees = -85; degrees <= -30; degrees += 5) {
    await at(degrees);
    await page.waitForTimeout(60);
  }
  await expect.poll(() => yaw() - before).toBeGreaterThan(0.3);
  await press(page.getByRole("button", { name: "Done" }));
  await expectOver(page);
});

test("a mirrored hand goes to the other side, and the page says so", async ({ browser, house }) => {
  const usual = readFileSync(new URL("../../../crates/gravity-warfare/data/deck.toml", import.meta.url), "utf8");
  const deck = usual + "\n[[blank]]\nname = \"Odd\"\ntext = \"Odd.\"\ncopies = 3\neffects = [\"mirrored\"]\n";
  const { page, heard } = await alone(browser, house, { mode: "battle", deck }, ready("given=b:blank-1"));
  await press(page.locator("[data-quick=ready]"));
  await press(page.getByTestId("go-live"));
  await expect(page.getByText("Mirrored: left is right.")).toBeVisible();
  const { x, y } = await pointOf(page, ...COMET);
  await page.mouse.move(x, y, { steps: 10 });
  await comesNear(heard, -COMET[0], COMET[1]);
});

for (const pointer of ["touch", "pen"] as const) {
  test(`a live hand with a ${pointer}`, async ({ browser, house }) => {
    const { page, heard } = await alone(browser, house, { mode: "battle" }, ready(""), pointer === "touch" ? PHONE : DESK);
    await press(page.locator("[data-quick=ready]"));
    await press(page.getByTestId("go-live"));
    await page.getByTestId("live-pad").waitFor();
    const tool = await page.context().newCDPSession(page);
    const slide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      for (let step = 0; step <= 12; step += 1) {
        const at = { x: from.x + ((to.x - from.x) * step) / 12, y: from.y + ((to.y - from.y) * step) / 12 };
        if (pointer === "touch") await tool.send("Input.dispatchTouchEvent", { type: step === 0 ? "touchStart" : "touchMove", touchPoints: [at] });
        else await tool.send("Input.dispatchMouseEvent", { type: step === 0 ? "mousePressed" : "mouseMoved", ...at, button: "left", buttons: 1, clickCount: 1, pointerType: "pen" });
      }
      if (pointer === "touch") await tool.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      else await tool.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...to, button: "left", clickCount: 1, pointerType: "pen" });
    };
    // A finger takes the hand along from wherever it is; a pen shows where it is to be.
    const from = pointer === "touch" ? { x: COMET[0] * -0.5, y: -100 } : { x: 0, y: 0 };
    const to = pointer === "touch" ? { x: COMET[0] * 0.5, y: 100 } : { x: COMET[0], y: COMET[1] };
    await slide(await pointOf(page, from.x, from.y), await pointOf(page, to.x, to.y));
    await comesNear(heard, ...COMET);
    await expectNothingTooWide(page);
    await expectAccessible(page);
    // A thumb holds the button until the tank has arrived; a pen uses the slider and the key.
    if (pointer === "touch") {
      const button = await page.getByTestId("lower").boundingBox();
      if (!button) throw new Error("there is nothing to lower it with");
      expect(button.y + button.height, "the button is in sight, above the tabs").toBeLessThan(844 - 48);
      const thumb = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
      await tool.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [thumb] });
      await expect(page.getByTestId("over")).toContainText("0 mm sobre la plataforma", { timeout: 30_000 });
      await tool.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await page.getByLabel(/Height|Altura/).fill("0");
      await expect(page.getByTestId("over")).toContainText("0 mm above the platform");
      await press(page.getByTestId("grip"));
    }
    await expect.poll(() => [...newest(heard).pieces.values()].some((piece) => piece.held)).toBe(false);
    // Let go, the hand goes up by itself.
    const low = newest(heard).hand[2];
    await expect.poll(() => newest(heard).hand[2] - low).toBeGreaterThan(20);
    await press(page.getByRole("button", { name: /Done|Listo/ }));
    await expectOver(page);
  });
}

test("where nothing can be drawn in three dimensions it is drawn flat, and played", async ({ browser, house }) => {
  const page = await someone(browser, house, DESK);
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith("webgl") ? null : Reflect.apply(real, this, [kind, ...more]);
    } as typeof real;
  });
  await againstBots(page, { game: "gravity-warfare", seats: 2, bot: "regular", options: { mode: "battle" }, position: ready("") });
  await expect(page.getByTestId("platform-flat")).toBeVisible();
  await expect(page.getByRole("button", { name: "Flat" })).toBeHidden();
  await press(page.locator("[data-quick=ready]"));
  await placeAsAsked(page);
  await expectOver(page);
});
