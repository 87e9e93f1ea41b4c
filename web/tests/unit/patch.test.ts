import { describe, expect, test } from "vitest";
import type { Operation } from "../../src/generated/protocol";
import { applyPatch, PatchMisfit } from "../../src/lib/patch";

function check(before: unknown, patch: Operation[], after: unknown): void {
  const copy = structuredClone(before);
  expect(applyPatch(before, patch)).toEqual(after);
  expect(before, "what was there is not changed").toEqual(copy);
}

describe("patches as the house makes them", () => {
  test("a card taken from a hand, and put back", () => {
    const [more, less] = [{ hand: [3, 5, 7, 9], left: 4 }, { hand: [3, 7, 9], left: 4 }];
    check(more, [{ op: "remove", path: "/hand/1" }], less);
    check(less, [{ op: "add", path: "/hand/1", value: 5 }], more);
  });

  test("whole values are replaced, the document too", () => {
    check({ legal: ["a", "b"] }, [{ op: "replace", path: "/legal", value: ["x"] }], { legal: ["x"] });
    check({ play: null }, [{ op: "replace", path: "", value: { play: 1 } }], { play: 1 });
    check({ play: null }, [{ op: "replace", path: "/play", value: { view: {} } }], { play: { view: {} } });
  });

  test("keys are escaped", () => {
    const patch: Operation[] = [
      { op: "replace", path: "/a~1b/~0", value: 2 },
      { op: "add", path: "/d", value: null },
    ];
    check({ "a/b": { "~": 1 }, c: 0 }, patch, { "a/b": { "~": 2 }, c: 0, d: null });
  });

  test("operations see what those before them did", () => {
    const patch: Operation[] = [
      { op: "remove", path: "/seats/2" },
      { op: "remove", path: "/seats/1" },
      { op: "add", path: "/seats/1", value: "z" },
    ];
    check({ seats: ["a", "b", "c"] }, patch, { seats: ["a", "z"] });
  });

  test("a field called __proto__ is only a field", () => {
    const patched = applyPatch<Record<string, unknown>>({}, [{ op: "add", path: "/__proto__", value: { evil: true } }]);
    expect(Object.keys(patched)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
  });

  test("what is untouched is shared", () => {
    const before = { table: { seats: [1, 2] }, play: { turn: 1 } };
    const after = applyPatch(before, [{ op: "replace", path: "/play/turn", value: 2 }]);
    expect(after.table).toBe(before.table);
  });

  test.each([
    [{ op: "replace", path: "/missing", value: 1 }],
    [{ op: "remove", path: "/list/3" }],
    [{ op: "add", path: "/list/4", value: 1 }],
    [{ op: "add", path: "/list/01", value: 1 }],
    [{ op: "replace", path: "/list/0/deep", value: 1 }],
    [{ op: "remove", path: "" }],
    [{ op: "add", path: "list", value: 1 }],
  ] as Operation[][])("a patch that does not fit is refused: %o", (operation) => {
    expect(() => applyPatch({ list: [1, 2, 3] }, [operation])).toThrow(PatchMisfit);
  });
});
