/** Motion, for whoever has not asked for less of it and for whoever has. All other tests run with motion on. */
import { expect } from "@playwright/test";
import { moveCube } from "./choices";
import { againstBots, LAPTOP, someone, test, turnOrEnd } from "./people";
import { decide } from "./playing";

const MOVES = 3;

/** So many things are moving in this page, for longer than a blink. */
function moving(): number {
  const lasts = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) > 1;
  return document.getAnimations().filter((animation) => animation.playState === "running" && lasts(animation)).length;
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`Qube Attack with motion: ${reducedMotion}`, async ({ browser, house }) => {
    const page = await someone(browser, house, { ...LAPTOP, reducedMotion });
    await againstBots(page, { game: "qube-attack", seats: 3 });
    let seen = 0;
    for (let moves = 0; moves < MOVES && (await turnOrEnd(page)) === "turn"; moves += 1) {
      await decide(page, moveCube);
      seen = Math.max(seen, await page.evaluate(moving));
    }
    if (reducedMotion === "reduce") expect(seen, "nothing moves").toBe(0);
    else expect(seen, "cubes hop and targets glow").toBeGreaterThan(0);
  });
}
