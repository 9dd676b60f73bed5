import { html, type TemplateResult } from "lit";

/** How a piece of plain text is shown: a game's texts speak of players and of rules. */
export type Voice = (text: string) => unknown;

const plainly: Voice = (text) => text;

/** How a rulebook marks what the original rules leave open. */
const DECIDED = /(?:\*\*)?\[(?:decided|裁定)[^\]]*\](?:\*\*)?[:,]?\s*/g;
/** How readers see it: a sign in the text, explained below it. */
export const DECIDED_SIGN = "†";

/**
 * The little Markdown that rules and guides are written in: paragraphs, lists, tables, **bold**, *italics* and `code`.
 */
export function proseOf(text: string, voice: Voice = plainly): TemplateResult[] {
  return blocksOf(signed(text)).map((block) => shown(block, voice));
}

/** What was decided here has a sign in place of a word from a specification. */
export function signed(text: string): string {
  return text.replace(DECIDED, `${DECIDED_SIGN} `);
}

function shown({ kind, lines }: Block, voice: Voice): TemplateResult {
  switch (kind) {
    case "item":
      return html`<ul>${lines.map((line) => html`<li>${inline(line, voice)}</li>`)}</ul>`;
    case "row":
      return table(lines, voice);
    case "text":
      return html`<p>${inline(joined(lines), voice)}</p>`;
  }
}

type Kind = "item" | "row" | "text";

interface Block {
  readonly kind: Kind;
  readonly lines: string[];
}

/** Lines of one kind that follow each other; a blank line ends them. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split("\n")) {
    const kind = kindOf(line);
    if (kind === undefined) {
      open = undefined;
      continue;
    }
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(line.trim().replace(/^[-*] /, ""));
  }
  return blocks;
}

function kindOf(line: string): Kind | undefined {
  if (line.trim() === "") {
    return undefined;
  }
  return /^\s*[-*] /.test(line) ? "item" : line.startsWith("|") ? "row" : "text";
}

/** Lines of one paragraph: Japanese has no blanks between words. */
export function joined(lines: readonly string[]): string {
  return lines.reduce((all, line) => (/[\u3000-\u9fff\uff00-\uffef]$/.test(all) ? all + line : `${all} ${line}`));
}

/** The first line is the head, the second only draws a line below it. */
function table([head = "", , ...rows]: readonly string[], voice: Voice): TemplateResult {
  return html`<div class="prose-table" tabindex="0" role="group"><table>
    <thead><tr>${cells(head).map((cell) => html`<th scope="col">${inline(cell, voice)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => bodyRow(row, voice))}</tbody></table></div>`;
}

function bodyRow(row: string, voice: Voice): TemplateResult {
  return html`<tr>${cells(row).map((cell) => html`<td>${inline(cell, voice)}</td>`)}</tr>`;
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function inline(text: string, voice: Voice): unknown[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).map((part) => {
    if (part.startsWith("**") && part.length > 4) {
      return html`<b>${voice(part.slice(2, -2))}</b>`;
    }
    if (part.startsWith("`") && part.length > 2) {
      return html`<code>${part.slice(1, -1)}</code>`;
    }
    if (part.startsWith("*") && part.endsWith("*") && part.length > 2) {
      return html`<i>${voice(part.slice(1, -1))}</i>`;
    }
    return voice(part);
  });
}
