/** The house is brought up to date while somebody's page is open. */
import { expect, expectComplaints, LAPTOP, press, someone, test } from "./people";

test("a page whose files are gone loads itself anew, once", async ({ browser, house }) => {
  const page = await someone(browser, house, LAPTOP);
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  // The files of the old version are gone; what is loaded anew finds its own.
  let loads = 0;
  page.on("load", () => (loads += 1));
  const gone = { status: 200, contentType: "text/html", body: "<!doctype html>" };
  await page.route(/\/assets\/Setup-.*\.js/, (route) => (loads === 0 ? route.fulfill(gone) : route.continue()));
  expectComplaints(page, /module script|page error: $/);
  await press(page.getByRole("link", { name: /Set up a table/ }).first());
  await expect(page.locator("form select").first()).toBeVisible();
  expect(loads).toBe(1);
});
