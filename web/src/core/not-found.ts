import { html, type TemplateResult } from "lit";
import { Refusal } from "../api/client";
import { to } from "./router";
import { t } from "./words";

/** A page for an address where nothing is, or of which the server will not speak. */
export function notFound(why?: unknown): TemplateResult {
  const reason = why instanceof Refusal && why.status !== 404 ? why.message : t().notFound;
  return html`<section class="lost"><h1>${reason}</h1><p><a href=${to("/")}>${t().backHome}</a></p></section>`;
}
