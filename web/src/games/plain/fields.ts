import { html, type TemplateResult } from "lit";

type Fields = Readonly<Record<string, unknown>>;

/** Any value in plain text: single ones in a row, lists of things as a table, a thing field by field. */
export function fields(value: unknown): TemplateResult {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isThing) ? table(value) : html`${value.map(plain).join(" ")}`;
  }
  return isThing(value)
    ? html`<dl class="plain-fields">${Object.entries(value).map(
        ([name, field]) => html`<div><dt>${name}</dt><dd>${fields(field)}</dd></div>`,
      )}</dl>`
    : html`${plain(value)}`;
}

function isThing(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value on one line. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(plain).join(" ")}]`;
  }
  return isThing(value)
    ? Object.entries(value)
        .map(([name, field]) => `${name} ${plain(field)}`)
        .join(", ")
    : String(value ?? "");
}

function table(things: readonly Fields[]): TemplateResult {
  const columns = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  return html`<table class="plain-table">
    <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${things.map(
      (thing) => html`<tr>${columns.map((column) => html`<td>${fields(thing[column])}</td>`)}</tr>`,
    )}</tbody></table>`;
}
