/** Around a game: the invitation, another game, a latecomer, hints, getting up, and a lobby that does not move. */
import { expect, type Page } from "@playwright/test";
import { refusedWith } from "../watch";
import { againstBots, DESK, expectAccessible, expectComplaints, PHONE, someone, test, type House } from "./people";

/** Ana wins with her next activation: a whole evening begins with a short game. */
const NEAR_THE_END = "a: 62p M E1 | b: E4; first a";

async function tableOfTwo(page: Page, position?: string): Promise<string> {
  await page.goto("/");
  expect((await page.request.post("/api/people", { data: { name: "Ana" } })).ok()).toBe(true);
  const seats = [{ kind: "open" }, { kind: "bot", bot: "rookie" }];
  const made = await page.request.post("/api/tables", { data: { game: "qube-attack", seats, position, time: "unlimited" } });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { code: string }).code;
}

async function begun(page: Page, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".prompt").waitFor();
}

/** A friend who comes by the link for the first time. */
async function friend(browser: Parameters<typeof someone>[0], house: House, code: string): Promise<Page> {
  const beto = await someone(browser, house, PHONE);
  await beto.goto(`/t/${code}`);
  await expect(beto.getByRole("heading", { name: "Ana te invita a Qube Attack" })).toBeVisible();
  await expect(beto.locator(".welcome")).toContainText("Ana");
  await expectAccessible(beto);
  await beto.getByLabel("¿Cómo te llamamos?").fill("Beto");
  await beto.getByRole("button", { name: "Pasar" }).tap();
  return beto;
}

test("a friend's link names the game and the host, and a latecomer takes over from a bot", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  const code = await tableOfTwo(ana, "a: E1 | b: E4; first a");
  await begun(ana, code);
  await expect(ana).toHaveTitle(/^● Your turn/);
  await expect(ana.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-turn.svg");
  const beto = await friend(browser, house, code);
  await expect(ana.getByTestId("presence")).toContainText("Beto");
  await beto.getByRole("button", { name: /Relevar a/ }).tap();
  await expect(beto.locator(".prompt")).toBeVisible();
  await ana.getByRole("tab", { name: "Log" }).click();
  await expect(ana.getByText("Beto takes over from the bot.").first()).toBeVisible();
  await expect(ana.getByRole("button", { name: "Hint" })).toHaveCount(0);
});

test("after a game everyone says whether they want another, and the table changes its game", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  const code = await tableOfTwo(ana, NEAR_THE_END);
  await begun(ana, code);
  // The list is folded: the board is what one looks at.
  for (const text of ["E1>W1", "W1>C1"]) await ana.locator(`[data-action="${text}"]`).evaluate((button: HTMLElement) => button.click());
  await expect(ana.getByTestId("tally")).toContainText("Ana", { timeout: 30_000 });
  await expect(ana.getByTestId("again")).toContainText("Ana");
  await ana.getByText("Change the game, the seats or the bots").click();
  await ana.getByRole("radio", { name: "Guerra Civil Espacial" }).check({ force: true });
  await ana.getByRole("button", { name: "Lay the table for Guerra Civil Espacial" }).click();
  await expect(ana.getByRole("heading", { name: "Guerra Civil Espacial" }).first()).toBeVisible();
  await expect(ana).toHaveURL(new RegExp(`/t/${code}$`));
  await expect(ana.getByTestId("tally")).toContainText("Ana");
  await ana.getByRole("button", { name: "Start the game" }).click();
  await expect(ana.locator(".prompt")).toBeVisible();
});

test("a hint says why and can be done, and getting up asks first", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  await againstBots(ana, { game: "qube-attack", seats: 2, position: "a: E1 | b: E4; first a" });
  await ana.getByRole("button", { name: "Hint" }).click();
  const advice = ana.getByTestId("advice");
  await expect(advice).toContainText("of 100 games");
  await advice.getByRole("button", { name: "Do it" }).click();
  await expect(advice).toHaveCount(0);
  await ana.getByRole("tab", { name: "Table" }).click();
  await ana.getByRole("button", { name: "Get up" }).click();
  await ana.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(ana.getByRole("alertdialog")).toHaveCount(0);
  await ana.getByRole("button", { name: "Get up" }).click();
  await ana.getByRole("alertdialog").getByRole("button", { name: "Get up" }).click();
  await expect(ana.getByTestId("presence")).toContainText("got up");
});

test("a newcomer's lobby does not move, complains about nothing and asks for the games once", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  const asked: string[] = [];
  // What does not go together is refused, and the browser says so.
  expectComplaints(ana, refusedWith(400, /\/api\/tables\/try/));
  ana.on("request", (request) => request.url().endsWith("/api/games") && asked.push(request.url()));
  await ana.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await ana.goto("/");
  await expect(ana.getByRole("button", { name: /Play now against bots.*Qube Attack/ })).toBeEnabled();
  await ana.waitForLoadState("networkidle");
  expect(await ana.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.1);
  await ana.getByRole("link", { name: /Set up a table.*Gravity/ }).click();
  await expect(ana.getByTestId("how-long")).toContainText("players");
  await ana.getByLabel("How many").selectOption("3");
  await ana.getByRole("radio", { name: "Two players" }).check();
  await expect(ana.getByText("The two-player mode is for exactly two")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("the rules begin with how to play, and nowhere has a way home", async ({ browser, house }) => {
  const ana = await someone(browser, house, DESK);
  await ana.goto("/rules/guerra-civil-espacial");
  await expect(ana.getByTestId("how").getByRole("listitem")).toHaveCount(4);
  await ana.goto("/no/such/page");
  await ana.getByRole("link", { name: "To the lobby" }).last().click();
  await expect(ana.getByRole("heading", { name: "Stay at the table" })).toBeVisible();
});
