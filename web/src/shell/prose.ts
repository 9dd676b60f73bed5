import { html, type TemplateResult } from "lit";

/** The little Markdown that rules are written in: paragraphs, lists, **bold**, *italics* and `code`. */
export function proseOf(text: string): TemplateResult[] {
  const blocks: TemplateResult[] = [];
  let items: TemplateResult[][] = [];
  const flush = (): void => {
    if (items.length > 0) {
      blocks.push(html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`);
      items = [];
    }
  };
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const item = /^\s*[-*] (.*)$/.exec(line);
    if (item) {
      items.push(inline(item[1]!));
    } else {
      flush();
      blocks.push(html`<p>${inline(line.trim())}</p>`);
    }
  }
  flush();
  return blocks;
}

function inline(text: string): TemplateResult[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).map((part) => {
    if (part.startsWith("**") && part.length > 4) {
      return html`<b>${part.slice(2, -2)}</b>`;
    }
    if (part.startsWith("`") && part.length > 2) {
      return html`<code>${part.slice(1, -1)}</code>`;
    }
    if (part.startsWith("*") && part.endsWith("*") && part.length > 2) {
      return html`<i>${part.slice(1, -1)}</i>`;
    }
    return html`${part}`;
  });
}
