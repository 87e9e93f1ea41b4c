/** What the tests of Gravity Warfare share: tables in a given position, and what goes over their connection. */
import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { readShown } from "../../src/lib/frames";
import { readFrame, type Moment } from "../../src/games/gravity-warfare/frame";
import { againstBots, DESK, type House, PHONE, press, someone } from "./people";

/** What makes a hand unsteady, in the file of the platform. */
const UNSTEADY = /^(tremor_mm|tremor_mm_per_kg|wander_mm|wander_mm_per_m_up|wander_s|aim_mm|aim_mm_per_m|aim_mm_per_m_up|aim_s|wobble_deg|release_mm_per_s|release_rad_per_s) = .*/gm;

/** The usual platform with a hand that never errs, for tests of what comes after an attempt. All other tests play with the usual one. */
export function steadyPlatform(): string {
  const usual = readFileSync(new URL("../../../crates/balance/data/platform.toml", import.meta.url), "utf8");
  return usual.replace(UNSTEADY, "$1 = 0.0");
}

/** A table for two people, made by Ana; its code. */
export async function makeTable(page: Page, options: object, position?: string): Promise<string> {
  await page.goto("/");
  expect((await page.request.post("/api/people", { data: { name: "Ana" } })).ok()).toBe(true);
  const seats = [{ kind: "open" }, { kind: "open" }];
  const made = await page.request.post("/api/tables", { data: { game: "gravity-warfare", seats, options, position, time: "slow" } });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { code: string }).code;
}

/** Drawn flat: a whole game in three dimensions would take long where the processor draws it. */
export async function flat(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("sobremesa gravity flat", "true"));
}

/** Ana sits down, Beto joins her on a phone with the platform flat, and the game begins. */
export async function begin(browser: Browser, house: House, ana: Page, code: string): Promise<Page> {
  await ana.goto(`/t/${code}`);
  await press(ana.getByRole("button", { name: "Sit here" }).first());
  const beto = await someone(browser, house, PHONE);
  await flat(beto);
  await beto.goto(`/t/${code}`);
  await beto.getByLabel("¿Cómo te llamamos?").fill("Beto");
  await press(beto.getByRole("button", { name: "Pasar" }));
  await press(beto.getByRole("button", { name: "Sentarme aquí" }));
  await press(ana.getByRole("button", { name: "Start the game" }));
  return beto;
}

/** Ana against a bot that does nothing without a reason; what she is shown is listened to. */
export async function alone(browser: Browser, house: House, options: object, position: string, look = DESK): Promise<{ page: Page; heard: Heard }> {
  const page = await someone(browser, house, look);
  await flat(page);
  const heard = listen(page);
  await againstBots(page, { game: "gravity-warfare", seats: 2, bot: "regular", options, position });
  return { page, heard };
}

export type Heard = { live: Moment[]; films: number };

/** Listens to what the house shows this page from now on: call it before the page is opened. */
export function listen(page: Page): Heard {
  const heard: Heard = { live: [], films: 0 };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (typeof payload === "string") return;
      const shown = readShown(new Uint8Array(payload).buffer);
      if (shown?.kind === "film") heard.films += 1;
      if (shown?.kind === "live") for (const frame of shown.frames) heard.live.push(readFrame(frame, heard.live.at(-1) ?? null));
    }),
  );
  return heard;
}

/** A point of the platform on the page, drawn flat and at rest; millimetres from its middle. */
export async function pointOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.locator("[data-testid=platform-flat]").evaluate(
    (svg, at) => {
      const matrix = (svg as SVGSVGElement).getScreenCTM();
      if (!matrix) throw new Error("the platform is not drawn");
      const { x, y } = new DOMPoint(at.x, -at.y).matrixTransform(matrix);
      return { x, y };
    },
    { x, y },
  );
}

/** Aims at what is asked for, which comes first, and places it there. */
export async function placeAsAsked(page: Page): Promise<void> {
  const place = page.getByTestId("place");
  await expect(place).toBeDisabled();
  await page.getByTestId("planner").locator("select").selectOption({ index: 1 });
  await press(place);
}
