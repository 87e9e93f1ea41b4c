/** The watch over all other tests: what it is to tell, it tells. */
import { expect } from "@playwright/test";
import { test } from "../test";
import { Watch } from "../watch";

test("a page that does not answer is told, and so is what a page complains about", async ({ browser }) => {
  const watch = new Watch(browser);
  const page = await (await browser.newContext()).newPage();
  await watch.add(page);
  watch.expect(page, /meant to be/);
  await page.evaluate(() => {
    console.error("this is meant to be");
    console.error("this is not");
    setTimeout(() => {
      throw new Error("uncaught");
    }, 0);
  });
  await expect.poll(() => watch.troubles).toEqual([expect.stringContaining("this is not"), expect.stringContaining("uncaught")]);
  await page.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 0);
  });
  await expect.poll(() => watch.troubles.at(-1), { timeout: 30_000 }).toContain("has not answered");
  await expect.poll(() => page.isClosed(), { timeout: 30_000 }).toBe(true);
  watch.end();
});
