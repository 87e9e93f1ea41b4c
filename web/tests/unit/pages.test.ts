import { expect, test } from "vitest";
import { readMarkdown } from "../../src/lib/markdown";

test("rules are read with their numbers, and text stays text", () => {
  const blocks = readMarkdown("# Game\n\nTwo lines\nof one.\n\n## Part\n- **QUBE-06** Move **one** `cube` <b>\n  on.\n");
  expect(blocks).toEqual([
    { kind: "title", spans: [{ kind: "text", text: "Game" }] },
    { kind: "paragraph", spans: [{ kind: "text", text: "Two lines" }, { kind: "text", text: " of one." }] },
    { kind: "heading", spans: [{ kind: "text", text: "Part" }] },
    {
      kind: "item",
      rule: "QUBE-06",
      spans: [
        { kind: "text", text: "Move " },
        { kind: "strong", text: "one" },
        { kind: "text", text: " " },
        { kind: "code", text: "cube" },
        { kind: "text", text: " <b>" },
        { kind: "text", text: " on." },
      ],
    },
  ]);
});
