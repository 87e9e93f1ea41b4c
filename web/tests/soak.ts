/** What a page holds on to: measured now and then while a game goes on, it must not grow. */
import { expect, type CDPSession, type Page } from "@playwright/test";
import { whileBusy } from "./test";

type Held = { heapMb: number; nodes: number; listeners: number };

/** So much may come on top of what was held after the first third: a fuller log, a larger hand, what the browser compiles. */
const MORE = 1.25;
const SLACK: Held = { heapMb: 4, nodes: 1_500, listeners: 200 };
const SAMPLES = 6;

async function holds(page: Page, session: CDPSession): Promise<Held> {
  return whileBusy(page, async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { heapMb: of("JSHeapUsedSize") / 1_048_576, nodes: of("Nodes"), listeners: of("JSEventListeners") };
  });
}

/** Lets something go on for so long, step by step, and measures the page on the way. */
export async function expectBounded(page: Page, forMs: number, step: () => Promise<void>): Promise<Held[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");
  const held: Held[] = [];
  const began = Date.now();
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    do await step();
    while (Date.now() - began < (forMs * sample) / SAMPLES);
    held.push(await holds(page, session));
  }
  await session.detach();
  expectSteady(held);
  return held;
}

function expectSteady(held: Held[]): void {
  const third = SAMPLES / 3;
  const figures = held.map(({ heapMb, nodes, listeners }) => `${heapMb.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`).join("\n");
  for (const what of ["heapMb", "nodes", "listeners"] as const) {
    const first = Math.max(...held.slice(0, third).map((held) => held[what]));
    // The least of the last third: what is only passing is not held.
    const last = Math.min(...held.slice(-third).map((held) => held[what]));
    expect(last, `${what} stay bounded:\n${figures}`).toBeLessThanOrEqual(first * MORE + SLACK[what]);
  }
}
