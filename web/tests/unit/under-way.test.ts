import { describe, expect, test } from "vitest";
import type { Ask, ChatLine, Refusal } from "../../src/generated/protocol";
import type { Seen } from "../../src/lib/stream";
import { UnderWay } from "../../src/lib/under-way";

const LOST: Refusal = { message: "lost", reason: { kind: "connection-lost" } };
const LATE: Refusal = { message: "late", reason: { kind: "too-late" } };

function seen(round: number, said: string[] = []): Seen {
  const chat: ChatLine[] = said.map((text) => ({ name: "Ana", seat: 0, text, at_ms: 0 }) as ChatLine);
  return { you: { seat: 0, host: true }, chat, document: { table: { round } } } as unknown as Seen;
}

function asking(ask: Ask, at: Seen): { all: UnderWay; answers: (Refusal | null)[] } {
  const all = new UnderWay();
  const answers: (Refusal | null)[] = [];
  all.add({ request: 1, ask }, at, (refusal) => answers.push(refusal));
  return { all, answers };
}

const ACT: Ask = { kind: "act", text: "E1>W1", decision: 4 };

describe("what is under way when the line is lost", () => {
  test("an act is asked again under its own decision, and one that was done already is no trouble", () => {
    const { all, answers } = asking(ACT, seen(1));
    all.lose(LOST);
    expect(all.acting).toBe(true);
    expect(all.askAgain(seen(1))).toEqual([{ request: 1, ask: ACT }]);
    all.settle(1, LATE);
    expect(answers).toEqual([null]);
    expect(all.acting).toBe(false);
  });

  test("an act that comes too late at its first try is refused as such", () => {
    const { all, answers } = asking(ACT, seen(1));
    all.settle(1, LATE);
    expect(answers).toEqual([LATE]);
  });

  test("an act for a game that is over is not asked in the next one", () => {
    const { all, answers } = asking(ACT, seen(1));
    expect(all.askAgain(seen(2))).toEqual([]);
    expect(answers).toEqual([null]);
  });

  test("a line of chat is said once", () => {
    const say: Ask = { kind: "say", text: "hola" };
    const told = asking(say, seen(1, ["hola"]));
    expect(told.all.askAgain(seen(1, ["hola", "hola"]))).toEqual([]);
    expect(told.answers).toEqual([null]);
    const untold = asking(say, seen(1, ["hola"]));
    expect(untold.all.askAgain(seen(1, ["hola"]))).toHaveLength(1);
  });

  test("a hand over the table cannot go on, and no more is kept than a person would want", () => {
    const { all, answers } = asking({ kind: "live", action: {} }, seen(1));
    all.lose(LOST);
    expect(answers).toEqual([LOST]);
    for (let request = 2; request < 10; request += 1) all.add({ request, ask: ACT }, seen(1), () => {});
    expect(all.full).toBe(true);
  });
});
