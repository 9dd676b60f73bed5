import { html, nothing, type TemplateResult } from "lit";
import { isKeptHere } from "../api/kept-here";
import type { Table } from "../api/schema";
import { complain, toast } from "../core/announce";
import { connection } from "../core/connection";
import { navigate } from "../core/router";
import { t } from "../core/words";

/** The way of a table in this browser to the server, as long as there is one. */
export function takeButton({ id }: Table): TemplateResult | typeof nothing {
  return isKeptHere(id) && connection.reach === "there"
    ? html`<button class="quiet" data-take @click=${() => void take(id)}>${t().takeToServer}</button>`
    : nothing;
}

async function take(id: string): Promise<void> {
  try {
    const path = await (await import("../local/take")).takeToServer(id);
    toast(t().taken);
    navigate(path);
  } catch (e) {
    complain(e);
  }
}
