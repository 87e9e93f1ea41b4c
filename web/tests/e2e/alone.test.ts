/** One person against bots: from the link to a game in two clicks, with the keyboard, in both languages. */
import { expect } from "@playwright/test";
import { andSee, DESK, diesAndComesBack, expectAccessible, expectComplaints, LAPTOP, openActions, PHONE, press, SIDEWAYS, someone, test, turnOrEnd } from "./people";
import { CHOICES } from "./choices";
import { decide, expectNothingTooWide } from "./playing";
import { refusedWith } from "../watch";

test("one click from the lobby, then the keyboard alone; and nothing is lost with the house", async ({ browser, house }) => {
  const page = await someone(browser, house, LAPTOP);
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Play now against bots.*Qube Attack/ })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("button", { name: "Español" }));
  await expect(page.getByRole("heading", { name: "Quédate de sobremesa" })).toBeVisible();
  await press(page.getByRole("button", { name: "English" }));

  await press(page.getByRole("button", { name: /Play now against bots.*Qube Attack/ }));
  expect(await turnOrEnd(page)).toBe("turn");
  await expectAccessible(page);

  await openActions(page);
  await andSee(page, async () => {
    await page.locator("button.action").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  });
  await andSee(page, () => page.getByRole("button", { name: "Take it back" }).press("Enter"));
  await expect(page.getByTestId("asked")).toContainText("2 actions");
  await expect(page.getByTestId("announcer")).toContainText("takes it back");

  await page.getByRole("tab", { name: "Log" }).press("ArrowRight");
  await press(page.getByRole("tab", { name: "Log" }));
  await press(page.locator(".rule-chip").first());
  await expect(page.locator(".item.lit")).toBeInViewport();

  await diesAndComesBack(house, page);
  await andSee(page, () => page.locator("button.action").first().press("Enter"));
});

test("from the link to a running game of each kind it is one press more", async ({ browser, house }) => {
  const page = await someone(browser, house, DESK);
  for (const game of ["Qube Attack", "Guerra Civil Espacial", "Godzilla Total War", "Gravity Warfare"]) {
    await page.goto("/");
    await press(page.getByRole("button", { name: new RegExp(`Play now against bots.*${game}`) }));
    await expect(page.getByRole("heading", { level: 1, name: game })).toBeAttached();
    await expect(page.locator(".prompt .said strong")).toHaveText(/./);
    await expect(page.locator(".mat, [data-testid=platform]").first()).toBeVisible();
  }
});

test("a table is set up, and what is wrong with its data is said", async ({ browser, house }) => {
  const page = await someone(browser, house, { ...LAPTOP, colorScheme: "dark" });
  await page.goto("/new/guerra-civil-espacial");
  await press(page.getByText("House rules file"));
  await expectAccessible(page);
  await page.getByLabel("Deck").fill("ships = none");
  expectComplaints(page, refusedWith(400, /\/api\/tables/));
  await press(page.getByRole("button", { name: "Open the table" }));
  await expect(page.getByRole("alert")).toContainText("line 1");
  await page.getByLabel("Deck").fill("");
  await page.getByLabel("Seat B").selectOption("random");
  await press(page.getByRole("button", { name: "Open the table" }));
  await press(page.getByRole("button", { name: "Start the game" }));
  await expect(page.locator(".prompt")).toBeVisible();
  await page.goto("/rules/guerra-civil-espacial#GCE-08");
  await expect(page.locator(".item.lit")).toBeVisible();
  await expectAccessible(page);
});

for (const [game, held, look] of [["guerra-civil-espacial", "upright", PHONE], ["godzilla-total-war", "on its side", SIDEWAYS]] as const) {
  test(`${game} on a phone ${held}, with cards pressed`, async ({ browser, house }) => {
    test.setTimeout(150_000);
    const page = await someone(browser, house, look);
    await page.goto("/");
    await press(page.locator(".game", { has: page.locator(`a[href="/new/${game}"]`) }).locator(".button.main"));
    for (let moves = 0; moves < 3; moves += 1) {
      if ((await turnOrEnd(page)) === "over") break;
      if (moves === 1) await expectAccessible(page);
      await decide(page, CHOICES[game]);
    }
    await expectNothingTooWide(page);
  });
}

test("a code makes another browser the same person", async ({ browser, house }) => {
  const first = await someone(browser, house, DESK);
  await first.goto("/me");
  await first.getByLabel("Your name").fill("Ana");
  await press(first.getByRole("button", { name: "Save" }));
  await expect(first.getByText("✓ Saved")).toBeVisible();
  await press(first.getByRole("button", { name: "Make a code" }));
  const code = (await first.getByTestId("code").textContent()) ?? "";
  await expectAccessible(first);
  const other = await someone(browser, house, DESK);
  await other.goto("/me");
  await other.getByLabel("Recovery code").fill(code);
  await press(other.getByRole("button", { name: "Become that player" }));
  await expect(other.getByText("Welcome back, Ana.")).toBeVisible();
});
