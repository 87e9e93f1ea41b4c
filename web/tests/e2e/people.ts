/** People at the table, as tests see them. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { House } from "../house";

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 860 }, locale: "en-GB" };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  locale: "es-ES",
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** A client that was built elsewhere, to be tried without building the program anew. */
const CLIENT = process.env["CLIENT"];

/** Its files instead of those in the program, under the same headers. */
async function bringClient(page: Page, house: House, folder: string): Promise<void> {
  const { headers } = await fetch(house.url);
  const policy = headers.get("content-security-policy") ?? "";
  await page.route(
    (url) => !url.pathname.startsWith("/api/"),
    (route) => {
      const path = join(folder, new URL(route.request().url()).pathname);
      const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, "index.html");
      return route.fulfill({ path: file, headers: { "content-security-policy": policy } });
    },
  );
}

/** Every test has a house of its own. */
export const test = base.extend<{ house: House }>({
  house: async ({}, use) => {
    const house = await House.open();
    await use(house);
    await house.close();
  },
});

/** Someone new in a browser of their own. What their page complains about fails the test. */
export async function someone(browser: Browser, house: House, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  if (CLIENT) await bringClient(page, house, CLIENT);
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (line) => {
    const refused = /Content Security Policy|Uncaught/.test(line.text());
    if (line.type() === "error" && refused) throw new Error(line.text());
  });
  return page;
}

export async function expectAccessible(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]).analyze();
  const said = found.violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join("\n  ")}`);
  expect(said).toEqual([]);
}

/** Waits until it is this page's turn, or the game is over; says which. */
export async function turnOrEnd(page: Page): Promise<"turn" | "over"> {
  await page.locator(".prompt.mine, .ending").first().waitFor({ timeout: 30_000 });
  return (await page.locator(".ending").isVisible()) ? "over" : "turn";
}

/** Does something, and waits until the house has shown what came of it. */
export async function andSee(page: Page, deed: () => Promise<void>): Promise<void> {
  const legal = () => page.locator("button.action").evaluateAll((all) => all.map((one) => one.textContent).join("|"));
  const asked = () => page.locator(".prompt").textContent();
  const before = `${await asked()} ${await legal()}`;
  await deed();
  await expect.poll(async () => `${await asked()} ${await legal()}`).not.toBe(before);
}
