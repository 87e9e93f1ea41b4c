/** Two friends and a bot at one table: one at a desk, one with a phone in one hand. */
import { expect, type Page } from "@playwright/test";
import { andSee, LAPTOP, expectAccessible, openActions, PHONE, press, someone, test, turnOrEnd } from "./people";

/** Near its end, so that a whole ending is seen. The bot enters from afar. */
const POSITION = "a: 56p F+ W1 | b: 40p W2 | c: E5";
/** Turns of the table after which it has to be over: the Full Moon pays 2 each turn at least. */
const TURNS_MAX = 8;

async function makeTable(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Ana");
  await press(page.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  const seats = [{ kind: "open" }, { kind: "open" }, { kind: "bot", bot: "random" }];
  const made = await page.request.post("/api/tables", { data: { game: "qube-attack", seats, options: { reentry: true }, position: POSITION, time: "slow" } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { code: string }).code;
}

/** On the board: the cube, then where it goes. */
async function byBoard(page: Page, from: string, to: string): Promise<void> {
  await andSee(page, async () => {
    await press(page.locator(`[data-cube*=" ${from} "]`).first());
    await press(page.locator(`[data-target="${to}"]`));
  });
}

test("two friends and a bot play Qube Attack to the end", async ({ browser, house }) => {
  const ana = await someone(browser, house, LAPTOP);
  const code = await makeTable(ana);
  await ana.goto(`/t/${code}`);
  await press(ana.getByRole("button", { name: "Sit here" }).first());

  const beto = await someone(browser, house, PHONE);
  await beto.goto(`/t/${code}`);
  await beto.getByLabel("¿Cómo te llamamos?").fill("Beto");
  await press(beto.getByRole("button", { name: "Pasar" }));
  await expect(beto.locator(".agreed dd.unusual")).toHaveCount(1);
  await press(beto.getByRole("button", { name: "Sentarme aquí" }));
  await expect(ana.getByText("Beto")).toBeVisible();
  await press(ana.getByRole("button", { name: "Start the game" }));

  let turns = 0;
  for (; turns < TURNS_MAX; turns += 1) {
    if ((await turnOrEnd(ana)) === "over") break;
    await byBoard(ana, "W1", "C1");
    await byBoard(ana, "C1", "W1");
    if ((await turnOrEnd(beto)) === "over") break;
    // From the list, as a thumb would.
    await openActions(beto);
    await andSee(beto, () => press(beto.locator('[data-action="W2>M1"]')));
    if (turns === 1) {
      await beto.reload();
      await expect(beto.locator(".prompt.mine")).toBeVisible();
      await openActions(beto);
    }
    await andSee(beto, () => press(beto.locator('[data-action="M1>W2"]')));
  }
  expect(turns).toBeGreaterThan(1);
  await expect(ana.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(beto.getByRole("heading", { name: "¡Gana Ana!" })).toBeVisible();

  await press(beto.getByRole("tab", { name: "Registro" }));
  await expect(beto.getByText("¡Ana gana la partida!").or(beto.getByText(/Ana.*gana|gana.*Ana/i)).first()).toBeVisible();
  await press(beto.getByRole("tab", { name: "Charla" }));
  await beto.getByPlaceholder("Di algo").fill("¡Otra!");
  await press(beto.getByRole("button", { name: "Enviar" }));
  await press(ana.getByRole("tab", { name: /Chat/ }));
  await expect(ana.getByText("¡Otra!")).toBeVisible();
  await expectAccessible(beto);

  await press(ana.getByRole("button", { name: "Play again" }));
  await expect(ana.getByRole("button", { name: "Start the game" })).toBeEnabled();
});
