/** One person against bots: from the link to a game in two clicks, with the keyboard, in both languages. */
import { expect } from "@playwright/test";
import { andSee, DESK, expectAccessible, PHONE, someone, test, turnOrEnd } from "./people";

test("one click from the lobby, then the keyboard alone; and nothing is lost with the house", async ({ browser, house }) => {
  const page = await someone(browser, house, DESK);
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Play now against bots.*Qube Attack/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Quédate de sobremesa" })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();

  await page.getByRole("button", { name: /Play now against bots.*Qube Attack/ }).click();
  expect(await turnOrEnd(page)).toBe("turn");
  await expectAccessible(page);

  await andSee(page, async () => {
    await page.locator("button.action").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });
  await andSee(page, () => page.getByRole("button", { name: "Take it back" }).press("Enter"));
  await expect(page.getByTestId("asked")).toContainText("2 actions");
  await expect(page.getByTestId("announcer")).toContainText("takes it back");

  await page.getByRole("tab", { name: "Log" }).press("ArrowRight");
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".rule-chip").first().click();
  await expect(page.locator(".item.lit")).toBeInViewport();

  await house.kill();
  await expect(page.getByText("The connection was lost. Coming back …")).toBeVisible();
  await house.reopen();
  await expect(page.getByText("The connection was lost. Coming back …")).toBeHidden();
  await andSee(page, () => page.locator("button.action").first().press("Enter"));
});

test("from the link to a running game of each kind it is one press more", async ({ browser, house }) => {
  const page = await someone(browser, house, DESK);
  for (const game of ["Qube Attack", "Guerra Civil Espacial", "Godzilla Total War", "Gravity Warfare"]) {
    await page.goto("/");
    await page.getByRole("button", { name: new RegExp(`Play now against bots.*${game}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: game })).toBeAttached();
    await expect(page.locator(".prompt .said strong")).toHaveText(/./);
    await expect(page.locator(".mat, [data-testid=platform]").first()).toBeVisible();
  }
});

test("a table is set up, and what is wrong with its data is said", async ({ browser, house }) => {
  const page = await someone(browser, house, { ...DESK, colorScheme: "dark" });
  await page.goto("/new/guerra-civil-espacial");
  await page.getByText("House data").click();
  await expectAccessible(page);
  await page.getByLabel("Deck").fill("ships = none");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("alert")).toContainText("line 1");
  await page.getByLabel("Deck").fill("");
  await page.getByLabel("Seat B").selectOption("random");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".prompt")).toBeVisible();
  await page.goto("/rules/guerra-civil-espacial#GCE-08");
  await expect(page.locator(".item.lit")).toBeVisible();
  await expectAccessible(page);
});

for (const game of ["guerra-civil-espacial", "godzilla-total-war"]) {
  test(`${game} on a phone, with cards pressed`, async ({ browser, house }) => {
    const page = await someone(browser, house, PHONE);
    await page.goto("/");
    await page.locator(".game", { has: page.locator(`a[href="/new/${game}"]`) }).locator(".button.main").tap();
    for (let moves = 0; moves < 3; moves += 1) {
      if ((await turnOrEnd(page)) === "over") break;
      if (moves === 1) await expectAccessible(page);
      await andSee(page, async () => {
        const card = page.locator("button.held.can").first();
        if (!(await card.isVisible())) return page.locator(".other, [data-answer], [data-building]").first().tap();
        const several = (await card.getAttribute("aria-pressed")) !== null;
        await card.tap();
        if (several) await page.locator(".choices button").first().tap();
      });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing is wider than the phone").toBeLessThanOrEqual(0);
  });
}

test("a code makes another browser the same person", async ({ browser, house }) => {
  const first = await someone(browser, house, DESK);
  await first.goto("/me");
  await first.getByLabel("Your name").fill("Ana");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("✓ Saved")).toBeVisible();
  await first.getByRole("button", { name: "Make a code" }).click();
  const code = (await first.getByTestId("code").textContent()) ?? "";
  await expectAccessible(first);
  const other = await someone(browser, house, DESK);
  await other.goto("/me");
  await other.getByLabel("Recovery code").fill(code);
  await other.getByRole("button", { name: "Be that person here" }).click();
  await expect(other.getByText("Welcome back, Ana.")).toBeVisible();
});
