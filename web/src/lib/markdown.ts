/** The little Markdown that our rules are written in, as data: no HTML is ever made from text. */
export type Span = { kind: "text" | "strong" | "code"; text: string };
export type Block =
  | { kind: "title" | "heading" | "paragraph"; spans: Span[] }
  | { kind: "item"; rule: string | null; spans: Span[] };

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (line.trim() === "") blocks.push({ kind: "paragraph", spans: [] });
    else if (line.startsWith("# ")) blocks.push({ kind: "title", spans: spans(line.slice(2)) });
    else if (/^#{2,} /.test(line)) blocks.push({ kind: "heading", spans: spans(line.replace(/^#+ /, "")) });
    else if (line.startsWith("- ")) blocks.push(item(line.slice(2)));
    else if (last && goesOn(last)) last.spans.push(...spans(` ${line.trim()}`));
    else blocks.push({ kind: "paragraph", spans: spans(line) });
  }
  return blocks.filter((block) => block.spans.length > 0);
}

/** A line right below belongs to it. */
function goesOn(block: Block): boolean {
  return (block.kind === "paragraph" || block.kind === "item") && block.spans.length > 0;
}

/** `**QUBE-06** Move: …` is a rule with its number. */
function item(text: string): Block {
  const numbered = /^\*\*([A-Z]+-\d+)\*\*\s*/.exec(text);
  return { kind: "item", rule: numbered?.[1] ?? null, spans: spans(text.slice(numbered?.[0].length ?? 0)) };
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part): Span => {
      if (part.startsWith("**") && part.length > 4) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("`") && part.length > 2) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
