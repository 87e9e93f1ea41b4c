/** People at the table, as tests see them. */
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, expectComplaints, LAPTOP, PHONE, press, someone, whileBusy, type House } from "../test";
import { HOUSE_IS_AWAY } from "../watch";

export * from "../test";

export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
  const found = await whileBusy(page, () => new AxeBuilder({ page }).withTags(tags).analyze());
  const said = found.violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join("\n  ")}`);
  expect(said).toEqual([]);
}

/** Waits until it is this page's turn, or the game is over; says which. */
export async function turnOrEnd(page: Page): Promise<"turn" | "over"> {
  await page.locator(".prompt.mine, .ending").first().waitFor({ timeout: 30_000 });
  return (await page.locator(".ending").isVisible()) ? "over" : "turn";
}

/** Opens the list of what can be done; it stays open. */
export async function openActions(page: Page): Promise<void> {
  const folded = page.locator(".actions details:not([open]) > summary");
  if (await folded.isVisible()) await folded.click();
}

/** Does something, and waits until the house has shown what came of it. */
export async function andSee(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await moment(page);
  await deed();
  await expect.poll(() => moment(page)).not.toBe(before);
}

export type WithBots = { game: string; seats: number; bot?: string; options?: object; position?: string; name?: string };

/** Ana sits at a table of her own with bots, and the game has begun. */
export async function againstBots(page: Page, { game, seats, bot = "rookie", options, position, name = "Ana" }: WithBots): Promise<void> {
  await page.goto("/");
  expect((await page.request.post("/api/people", { data: { name } })).ok()).toBe(true);
  const plan = Array.from({ length: seats }, (_, index) => (index === 0 ? { kind: "open" } : { kind: "bot", bot }));
  const made = await page.request.post("/api/tables", { data: { game, seats: plan, options, position, time: "slow" } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/t/${((await made.json()) as { code: string }).code}`);
  await press(page.locator(".seats .button.main").first());
  await press(page.locator(".middle > .card > .button.main"));
  await page.locator(".prompt").waitFor();
}

/** A table with two people and a bot, at which the first has sat down and the second comes by the link. */
export async function tableOfThree(browser: Browser, house: House, game: string, options: object = {}): Promise<[Page, Page]> {
  const ana = await someone(browser, house, LAPTOP);
  await ana.goto("/");
  await ana.getByLabel("Your name").fill("Ana");
  await press(ana.getByRole("button", { name: "Save" }));
  await expect(ana.getByRole("button", { name: "Saved" })).toBeVisible();
  const seats = [{ kind: "open" }, { kind: "open" }, { kind: "bot", bot: "rookie" }];
  const made = await ana.request.post("/api/tables", { data: { game, seats, options, time: "slow" } });
  expect(made.status(), await made.text()).toBe(201);
  const { code } = (await made.json()) as { code: string };
  await ana.goto(`/t/${code}`);
  await press(ana.getByRole("button", { name: "Sit here" }).first());
  const beto = await someone(browser, house, PHONE);
  await beto.goto(`/t/${code}`);
  await beto.getByLabel("¿Cómo te llamamos?").fill("Beto");
  await press(beto.getByRole("button", { name: "Pasar" }));
  await press(beto.getByRole("button", { name: "Sentarme aquí" }));
  await ana.bringToFront();
  await press(ana.getByRole("button", { name: "Start the game" }));
  return [ana, beto];
}

function stateOfPage(): "over" | "asked" | "waiting" {
  if (document.querySelector(".ending")) return "over";
  return document.querySelector(".prompt.mine") ? "asked" : "waiting";
}

/** Waits until one of them is asked, or the game is over for all. */
export async function whoIsAsked(pages: Page[]): Promise<Page | null> {
  let asked: Page | null = null;
  const look = async () => {
    const states = await Promise.all(pages.map((page) => page.evaluate(stateOfPage).catch(() => "away")));
    if (states.every((state) => state === "over")) return "over";
    asked = pages[states.indexOf("asked")] ?? null;
    return asked ? "asked" : "waiting";
  };
  let state = "waiting";
  await expect.poll(async () => (state = await look()), { timeout: 40_000, intervals: [30, 60, 120] }).not.toBe("waiting");
  return state === "over" ? null : asked;
}

/** As if the power had failed. Their pages say so, and go on when the house is there again. */
export async function diesAndComesBack(house: House, first: Page, ...others: Page[]): Promise<void> {
  for (const page of [first, ...others]) expectComplaints(page, HOUSE_IS_AWAY);
  await house.kill();
  await expect(first.getByText("The connection was lost. Reconnecting …")).toBeVisible();
  await house.reopen();
  await expect(first.getByText("The connection was lost. Reconnecting …")).toBeHidden({ timeout: 20_000 });
}

/** What a page shows that moves on with every decision. */
export async function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    return [text(".prompt .said"), text(".actions"), text(".mat"), text(".hand")].join("|");
  });
}
