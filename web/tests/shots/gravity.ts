/**
 * Pictures of Gravity Warfare's table in both languages and lights, and how long this script takes to draw a full platform.
 * They go to SHOTS, or to a folder of the system for passing things.
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { againstBots, DESK, PHONE, someone, test } from "../e2e/people";

const FOLDER = process.env["SHOTS"] ?? join(tmpdir(), "sobremesa-shots");
const FRAMES = 40;

const SOME = "at1@-90,5 as1@-90,5+16 bt1@60,70r30 bf1@20,-95 cs1@0,-20r40 ct1@95,-20 bs2@-60,90r20";
const HAND = "a: points 9 [guardian! stack-it spin-it you-do-it wormhole anti-matter] hero climber | b: [guardian! bound-it] hero steady | c: hero phoenix";
const PLANNING = `${HAND}; on ${SOME}; turn zone=ZONE troop=ship asked given=b:with-chopsticks; now defend`;

const looks: [string, BrowserContextOptions, "universe" | "mothership"][] = [
  ["desk-en-light", { ...DESK, locale: "en-GB", colorScheme: "light" }, "universe"],
  ["desk-es-dark", { ...DESK, locale: "es-ES", colorScheme: "dark" }, "mothership"],
  ["phone-es-light", { ...PHONE, locale: "es-ES", colorScheme: "light" }, "mothership"],
  ["phone-en-dark", { ...PHONE, locale: "en-GB", colorScheme: "dark" }, "universe"],
];

// The processor draws it here.
test.use({ answerMs: 15_000 });

async function sitAlone(page: Page, seats: number, options: object, position: string): Promise<void> {
  await againstBots(page, { game: "gravity-warfare", seats, bot: "random", options, position });
  await page.locator("[data-testid=platform-3d][data-drawn=yes]").waitFor({ timeout: 60_000 });
}

for (const [look, options, side] of looks) {
  test(`gravity ${look}`, async ({ browser, house }) => {
    test.setTimeout(180_000);
    mkdirSync(FOLDER, { recursive: true });
    const page = await someone(browser, house, options);
    await sitAlone(page, 3, { side }, PLANNING.replace("ZONE", side === "universe" ? "comet" : "wreck"));
    await page.locator("[data-quick=ready]").click();
    await page.getByTestId("planner").waitFor();
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(FOLDER, `gravity-warfare-plan-${look}.png`), fullPage: true });
    await page.getByTestId("go-live").click();
    await page.getByTestId("live-pad").waitFor();
    await page.waitForTimeout(2_500);
    await page.screenshot({ path: join(FOLDER, `gravity-warfare-live-${look}.png`) });
  });
}

/** All 36, so that they balance: tanks inside, ships like spokes, fighters between them. */
function everything(): string {
  const at = (radius: number, turn: number) => `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`;
  const all: string[] = [];
  for (let place = 0; place < 12; place += 1) {
    const [owner, number, turn] = [String.fromCharCode(97 + (place % 6)), Math.floor(place / 6) + 1, (place * Math.PI) / 6];
    all.push(`${owner}t${number}@${at(52, turn)}`, `${owner}s${number}@${at(104, turn)}r${place * 30}`, `${owner}f${number}@${at(113, turn + Math.PI / 12)}`);
  }
  return all.join(" ");
}

test("36 pieces: script time a frame", async ({ browser, house }) => {
  test.setTimeout(240_000);
  mkdirSync(FOLDER, { recursive: true });
  const page = await someone(browser, house, DESK);
  await sitAlone(page, 6, {}, `a: | b: | c: | d: | e: | f:; on ${everything()}; turn zone=comet asked; task seat=a deed=keep; now pick`);
  const canvas = page.locator("[data-testid=platform-3d]");
  const times: number[] = [];
  await page.screenshot({ path: join(FOLDER, "gravity-warfare-full.png"), fullPage: true });
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.locator(".camera button").first().click();
    await page.waitForTimeout(80);
    times.push(Number(await canvas.getAttribute("data-script-ms")));
  }
  times.sort((a, b) => a - b);
  console.log(`36 pieces, script time a frame: median ${times[FRAMES / 2]} ms, slowest ${times.at(-1)} ms of ${FRAMES}`);
});

const READY = "a: hero climber used | b: hero steady; on bt1@60,70r30 bf1@20,-95; turn zone=comet troop=tank asked; now defend";

/** In the page, over a socket of its own: from a hand that is wanted elsewhere to the first frame in which it moves. */
async function measure({ code, inputs }: { code: string; inputs: number }): Promise<number[]> {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  socket.binaryType = "arraybuffer";
  let request = 1;
  const ask = (ask: object) => socket.send(JSON.stringify({ request: request++, ask }));
  const tell = (x: number) => {
    const data = new DataView(new ArrayBuffer(18));
    [1, 1].forEach((byte, at) => data.setUint8(at, byte));
    [x, -100_000, 120_000, 0].forEach((number, at) => data.setInt32(2 + 4 * at, number, true));
    socket.send(data.buffer);
  };
  const handX = (message: ArrayBuffer) => new DataView(message).getInt16(3 + 14, true) / 50;
  const times: number[] = [];
  let [wanted, before, still, sentAt] = [60_000, 0, 0, null as number | null];
  return new Promise((resolve) => {
    socket.onopen = () => ask({ kind: "hello" });
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string") {
        if ((JSON.parse(data) as { kind: string }).kind !== "welcome") return;
        ask({ kind: "sit", seat: 0, nonce: "x" });
        ask({ kind: "start" });
        ask({ kind: "act", action: { kind: "ready" } });
        ask({ kind: "live", action: { kind: "attempt", troops: ["tank"], hand: null } });
        return tell(wanted);
      }
      const x = handX(data);
      if (sentAt !== null && Math.abs(x - before) > 0.3) {
        times.push(performance.now() - sentAt);
        [sentAt, still] = [null, 0];
        if (times.length === inputs) resolve(times);
      } else if (sentAt === null) {
        still = Math.abs(x - before) < 0.02 ? still + 1 : 0;
        before = x;
        if (still < 7) return;
        wanted = -wanted;
        sentAt = performance.now();
        tell(wanted);
      }
    };
  });
}

test("a live hand: input to frame", async ({ browser, house }) => {
  const page = await someone(browser, house, DESK);
  await page.goto("/");
  await page.request.post("/api/people", { data: { name: "Ana" } });
  const seats = [{ kind: "open" }, { kind: "bot", bot: "random" }];
  const made = await page.request.post("/api/tables", { data: { game: "gravity-warfare", seats, position: READY, time: "slow" } });
  const { code } = (await made.json()) as { code: string };
  const times = (await page.evaluate(measure, { code, inputs: 25 })).sort((a, b) => a - b);
  console.log(`input to frame: median ${times[12]?.toFixed(1)} ms, slowest ${times[24]?.toFixed(1)} ms of 25`);
});
