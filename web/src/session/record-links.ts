import { html, type TemplateResult } from "lit";
import { isKeptHere } from "../api/kept-here";
import type { Table } from "../api/schema";
import { complain, toast } from "../core/announce";
import { copy } from "../core/clipboard";
import { to } from "../core/router";
import { t } from "../core/words";
import type { TableHost } from "./table-host";

/** The ways in which the record of a table leaves it. */
export function recordLinks(host: TableHost, { id, game }: Table): TemplateResult {
  const name = `${game}-${id}.fgn`;
  return isKeptHere(id)
    ? html`<button class="quiet" data-record="download"
          @click=${() => void handOver(host, (text) => save(text, name))}>${t().download}</button>
        <button class="quiet" data-record="copy" @click=${() => void handOver(host, copy)}>${t().copyRecord}</button>
        <button class="quiet" data-record="link" @click=${() => void handOver(host, copyLink)}>${t().shareRecord}</button>`
    : html`<a class="quiet" href="/api/tables/${id}/record.fgn" download=${name}>${t().download}</a>`;
}

async function handOver(host: TableHost, to: (text: string) => unknown): Promise<void> {
  try {
    await to(await host.record());
  } catch (e) {
    complain(e);
  }
}

/** A link that holds the whole game, if it is short enough; else the record itself. */
async function copyLink(text: string): Promise<void> {
  const fragment = await (await import("../local/record-link")).fragmentOf(text);
  if (fragment === undefined) {
    toast(t().recordTooLong);
  } else {
    await copy(new URL(to(`/record#${fragment}`), location.href).href);
  }
}

function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
