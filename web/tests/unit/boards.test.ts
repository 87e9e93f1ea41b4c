import { expect, test } from "vitest";
import { targetSeat } from "../../src/lib/aim.svelte";
import { lastsMs, momentIn } from "../../src/lib/moments";
import { placesOf } from "../../src/lib/places";
import { story } from "../../src/lib/story";
import { moments as gce, trifles } from "../../src/games/guerra-civil-espacial/moments";
import { moments as gravity } from "../../src/games/gravity-warfare/moments";
import { moments as qube } from "../../src/games/qube-attack/moments";
import type { LogEntry } from "../../src/lib/stream";

const event = (kind: string, fields: object = {}) => ({ kind, ...fields });
const entry = (id: number, kind: string, fields: object = {}): LogEntry => ({ id, kind: "event", round: 1, event: event(kind, fields) });

test("what happens at once is one moment, as grim as its worst event, and its prizes fly", () => {
  const moment = momentIn([event("passed", { seat: 1 }), event("round-won", { seat: 2 }), event("colony-claimed", { seat: 2 })], gce);
  expect(moment?.tone).toBe("glad");
  expect(moment?.events.map(({ kind }) => kind)).toEqual(["round-won", "colony-claimed"]);
  expect(moment?.flights).toEqual([{ from: "disputed", to: "zone-2" }]);
  expect(momentIn([event("swallowed"), event("game-ended")], gce)?.tone).toBe("grim");
});

test("what is no moment is none; nor is an attempt that succeeds, nor a kind that every object has", () => {
  expect(momentIn([event("passed"), event("constructor")], gce)).toBeNull();
  expect(momentIn([event("attempted", { success: true })], gravity)).toBeNull();
  expect(momentIn([event("attempted", { success: false })], gravity)?.tone).toBe("grim");
});

test("a moon pays each of those on it", () => {
  const flights = momentIn([event("paid", { planet: "M1", points: 1, seats: [0, 2] })], qube)?.flights;
  expect(flights).toEqual([0, 2].map((seat) => ({ from: "planet-M1", to: `score-${seat}`, words: "+1" })));
});

test("a line lasts a second or two, and less when others wait", () => {
  const text = "Ana wins Space Colony with 12 ships.";
  expect(lastsMs(text, 0)).toBeGreaterThan(1_000);
  expect(lastsMs(text.repeat(9), 0)).toBeLessThanOrEqual(2_600);
  expect(lastsMs(text, 5)).toBeLessThan(lastsMs(text, 1));
});

test("an event's places are its planets, or else its players", () => {
  expect(placesOf(event("moved", { seat: 1, cube: { planet: "A1" }, to_planet: "M1" }))).toEqual(['[data-planet="A1"]', '[data-planet="M1"]']);
  expect(placesOf(event("stolen", { seat: 1, target_seat: 0 }))).toEqual(['[data-seat="1"]', '[data-seat="0"]']);
  expect(placesOf(event("swallowed", { cards: ["7"] }))).toEqual([]);
});

test("the log has a part for each round, newest first, and folds small steps", () => {
  const log = [entry(1, "round-began"), entry(2, "played"), entry(3, "drew"), entry(4, "drew"), entry(5, "round-began"), entry(6, "passed")];
  const parts = story(log, { trifles, heading: ({ kind }) => kind === "round-began" });
  expect(parts.map(({ id }) => id)).toEqual([5, 1]);
  expect(parts[1]?.lines.map((line) => (line.kind === "trifles" ? line.entries.length : line.entry.id))).toEqual([2, 2]);
});

test("an action is aimed at the seat it names", () => {
  expect(targetSeat({ text: "", action: { kind: "rob", target_seat: 0 } })).toBe(0);
  expect(targetSeat({ text: "", action: { kind: "pass" } })).toBeNull();
});
