/** The test that all browser tests are made with: a house, and guests who have what most people have. */
import { expect, test as base, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { House } from "./house";
import { Watch } from "./watch";

export { expect };
export type { House };

/** Windows as people have them. Motion and sound are on: `someone` sees to that. */
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 657 }, locale: "en-GB" };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: "en-GB" };
const TOUCH: BrowserContextOptions = { locale: "es-ES", hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const PHONE: BrowserContextOptions = { ...TOUCH, viewport: { width: 390, height: 844 } };
/** A phone on its side. */
export const SIDEWAYS: BrowserContextOptions = { ...TOUCH, viewport: { width: 844, height: 390 } };

/** So long a stuck page may keep a test from ending. Pages that still close would disturb the next test. */
const CLOSING_MS = 30_000;
/** So many places a mouse is in on its way to what it presses. */
const STEPS = 6;

/** The pages of a house's guests are watched as long as it is open. */
const watches = new WeakMap<House | Page, Watch>();
const touched = new WeakSet<Page>();

function watchOf(what: House | Page): Watch {
  const watch = watches.get(what);
  if (!watch) throw new Error("this is not watched");
  return watch;
}

/** From now on this page may complain like this: for tests in which something is meant to go wrong. */
export function expectComplaints(page: Page, ...complaints: RegExp[]): void {
  for (const complaint of complaints) watchOf(page).expect(page, complaint);
}

/** While something else keeps the page's main thread busy on purpose: a check by axe, a forced collection of garbage. */
export function whileBusy<T>(page: Page, deed: () => Promise<T>): Promise<T> {
  return watchOf(page).pausing(page, deed);
}

type Fixtures = {
  /** How long a page may take to answer; longer only where the processor draws in three dimensions. */
  answerMs: number;
  /** Every test has a house of its own, and leaves no guests behind: they would look for it through the tests that follow. */
  house: House;
};

export const test = base.extend<Fixtures>({
  answerMs: [1_000, { option: true }],
  house: async ({ browser, answerMs }, use) => {
    const house = await House.open();
    const watch = new Watch(browser, answerMs);
    watches.set(house, watch);
    try {
      await use(house);
    } finally {
      watch.end();
      const left = Promise.all(browser.contexts().map((context) => context.close()));
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, CLOSING_MS))]);
      await house.close();
    }
    expect(watch.troubles, "what the pages complained about").toEqual([]);
  },
});

/** Someone new in a browser of their own. What their page complains about fails the test. */
export async function someone(browser: Browser, house: House, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: "no-preference", ...options });
  const page = await context.newPage();
  if (options.hasTouch) touched.add(page);
  const watch = watchOf(house);
  watches.set(page, watch);
  await watch.add(page);
  return page;
}

/** Presses something as people do: with a finger, or with a mouse that comes from somewhere. */
export async function press(target: Locator, wait: { timeout?: number } = {}): Promise<void> {
  if (touched.has(target.page())) return target.tap(wait);
  await point(target, wait);
  await target.click(wait);
}

/** Moves the mouse there, over whatever is on the way. */
export async function point(target: Locator, wait: { timeout?: number } = {}): Promise<void> {
  // A page that has just been drawn anew has another element of that name.
  await target.scrollIntoViewIfNeeded(wait).catch(() => target.scrollIntoViewIfNeeded(wait));
  const box = await target.boundingBox(wait);
  if (box) await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: STEPS });
}
