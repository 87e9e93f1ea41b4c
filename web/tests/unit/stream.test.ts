import { describe, expect, test } from "vitest";
import type { Document, Operation, Told } from "../../src/generated/protocol";
import { hello, receive, type Seen, type StreamTold } from "../../src/lib/stream";

const YOU = { seat: 0, host: true };

function document(turn: number): Document {
  const table = { code: "abc2345", game: "qube-attack", phase: "playing", round: 1, seats: [] };
  return { table, play: { view: { turn }, legal: [] } } as unknown as Document;
}

function welcome(number: number, turn: number): StreamTold {
  return { kind: "welcome", stream: "s1", number, at_ms: 1_000, you: YOU, document: document(turn), chat: [] };
}

function update(number: number, turn: number): Extract<Told, { kind: "update" }> {
  const patch: Operation[] = [{ op: "replace", path: "/play/view/turn", value: turn }];
  return { kind: "update", number, at_ms: 2_000, patch, events: [{ kind: "turn-ended", turn }] };
}

function hear(told: StreamTold[], seen: Seen | null = null): Seen | "lost" {
  for (const one of told) {
    const received = receive(seen, one, 500);
    if (received.kind === "lost") return "lost";
    seen = received.seen;
  }
  return seen ?? "lost";
}

function turnOf(seen: Seen | "lost"): unknown {
  return seen === "lost" ? seen : (seen.document.play?.view as { turn: number }).turn;
}

describe("the numbered stream", () => {
  test("a guest who was here says where they were", () => {
    expect(hello(null)).toEqual({ kind: "hello" });
    const seen = hear([welcome(3, 1), update(4, 2)]);
    expect(seen !== "lost" && hello(seen)).toEqual({ kind: "hello", stream: "s1", since: 4 });
  });

  test("updates follow one another and fill the log", () => {
    const seen = hear([welcome(3, 1), update(4, 2), update(5, 3)]);
    expect(turnOf(seen)).toBe(3);
    expect(seen !== "lost" && seen.log.map((entry) => entry.id)).toEqual([1, 2]);
    expect(seen !== "lost" && seen.clockAheadMs).toBe(1_500);
  });

  test("after a resume, what was missed comes and what was seen is let pass", () => {
    const before = hear([welcome(3, 1), update(4, 2)]);
    if (before === "lost") throw new Error("not lost");
    const resumed: StreamTold = { kind: "resumed", number: 6, at_ms: 3_000, you: YOU };
    expect(turnOf(hear([resumed, update(4, 2), update(5, 3), update(6, 4)], before))).toBe(4);
  });

  test("after a gap nothing is trusted", () => {
    expect(hear([welcome(3, 1), update(5, 3)])).toBe("lost");
    expect(hear([update(1, 1)])).toBe("lost");
  });

  test("a patch that does not fit is a gap", () => {
    const misfit: StreamTold = { ...update(4, 2), patch: [{ op: "remove", path: "/play/nothing" }] };
    expect(hear([welcome(3, 1), misfit])).toBe("lost");
  });

  test("a new welcome keeps the log, and says where something may be missing", () => {
    const seen = hear([welcome(3, 1), update(4, 2), welcome(9, 7)]);
    expect(seen !== "lost" && seen.log.map((entry) => entry.kind)).toEqual(["event", "gap"]);
    const same = hear([welcome(3, 1), update(4, 2), welcome(9, 2)]);
    expect(same !== "lost" && same.log.map((entry) => entry.kind)).toEqual(["event"]);
  });

  test("chat is numbered with the rest", () => {
    const line = { name: "Ana", seat: 0, text: "hola", at_ms: 1 };
    const seen = hear([welcome(3, 1), { kind: "said", number: 4, line }, update(5, 2)]);
    expect(seen !== "lost" && seen.chat).toEqual([line]);
    expect(turnOf(seen)).toBe(2);
  });
});
