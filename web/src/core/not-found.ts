import { html, type TemplateResult } from "lit";
import { Refusal } from "../api/client";
import { to } from "./router";
import { t } from "./words";
import "./not-found.css";

/** A page for an address where nothing is, or of which the server will not speak. */
export function notFound(why?: unknown): TemplateResult {
  const text = t().lobby;
  const isKnown = why instanceof Refusal && why.status !== 404;
  return html`<section class="lost not-found">
    <svg viewBox="-60 -52 120 104" aria-hidden="true">
      <path class="lost-lot" d="M-50,0 -25,-43H25L50,0 25,43H-25z"></path>
      <path class="lost-sign" d="M0,30V-8M-22,-26H22V-6H-22z"></path>
      <text y="-11">?</text>
    </svg>
    <h1>${isKnown ? why.message : t().notFound}</h1>
    <p>${isKnown ? "" : text.lostHint}</p>
    <p><a class="button is-main" href=${to("/")}>${t().backHome}</a></p>
  </section>`;
}
