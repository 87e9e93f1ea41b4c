/** Every screen, in both lights: nothing that a screen reader, a keyboard or weak eyes would stumble over. */
import { expect, type Page } from "@playwright/test";
import { refusedWith } from "../watch";
import { andSee, LAPTOP, expectAccessible, expectComplaints, openActions, PHONE, press, someone, test } from "./people";

/** Over with the first turn. */
const NEARLY_OVER = "a: 63p F+ W1 | b: 40p W2 | c: 12p M1s";

async function begin(page: Page, game: string, seats: number, position?: string): Promise<void> {
  const plan = Array.from({ length: seats }, (_, index) => (index === 0 ? { kind: "open" } : { kind: "bot", bot: "rookie" }));
  const made = await page.request.post("/api/tables", { data: { game, seats: plan, time: "slow", ...(position ? { position } : {}) } });
  await page.goto(`/t/${((await made.json()) as { code: string }).code}`);
  await press(page.locator(".seats .main").first());
  await page.locator(".qr svg").waitFor();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every screen, ${colorScheme}`, async ({ browser, house }) => {
    test.setTimeout(150_000);
    const page = await someone(browser, house, { ...(colorScheme === "light" ? LAPTOP : PHONE), colorScheme });
    // A link that leads nowhere says so, and has a way home.
    expectComplaints(page, refusedWith(404, /\/api\/tables\/abcdef/));
    await page.goto("/t/ABCDEF");
    await page.locator(".welcome a").waitFor();
    await expectAccessible(page);
    await page.goto("/");
    await page.locator(".game").first().waitFor();
    await expectAccessible(page);
    await page.goto("/me");
    await press(page.locator("section button"));
    await expect(page.getByTestId("code")).toHaveText(/^\w{4}(-\w{4}){3}$/);
    await expectAccessible(page);
    await page.goto("/new/godzilla-total-war");
    await press(page.locator("details summary"));
    await expectAccessible(page);
    await page.goto("/rules/qube-attack");
    await page.locator(".rules .item").first().waitFor();
    await expectAccessible(page);
    for (const [game, seats] of [["gravity-warfare", 2], ["guerra-civil-espacial", 4], ["godzilla-total-war", 12], ["qube-attack", 6]] as const) {
      await begin(page, game, seats);
      if (seats === 4) await expectAccessible(page);
      await press(page.locator(".middle > .card > .button.main"));
      await page.locator(".mat, [data-testid=platform]").first().waitFor();
      await expectAccessible(page);
    }
    for (const tab of ["log", "chat", "rules", "table"]) {
      await press(page.locator(`#tab-${tab}`));
      await expectAccessible(page);
    }
    await begin(page, "qube-attack", 3, NEARLY_OVER);
    await press(page.locator(".middle > .card > .button.main"));
    for (let actions = 0; actions < 2; actions += 1) {
      await page.locator(".prompt.mine").waitFor();
      await openActions(page);
      await andSee(page, () => press(page.locator("button.action").first()));
    }
    await page.locator(".ending").waitFor();
    await expectAccessible(page);
    await press(page.locator('.ending a[href^="/replays/"]').first());
    await page.locator(".controls").waitFor();
    await expectAccessible(page);
  });
}
