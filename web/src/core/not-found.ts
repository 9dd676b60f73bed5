import { html, type TemplateResult } from "lit";
import { Refusal } from "../api/client";
import { to } from "./router";
import { t } from "./words";
import "./not-found.css";

/** A page for an address where nothing is, or of which the server will not speak. */
export function notFound(why?: unknown): TemplateResult {
  const text = t().lobby;
  const isKnown = why instanceof Refusal && why.status !== 404;
  return lost(
    isKnown ? why.message : t().notFound,
    isKnown ? "" : text.lostHint,
    html`<a class="button is-main" href=${to("/")}>${t().backHome}</a>`,
  );
}

/** In place of a page whose program could not be fetched. */
export function notFetched(): TemplateResult {
  const { pageMissing, pageMissingHint, reload } = t();
  return lost(
    pageMissing,
    pageMissingHint,
    html`<button class="button is-main" data-reload @click=${() => location.reload()}>${reload}</button>`,
  );
}

function lost(title: string, hint: string, wayOut: TemplateResult): TemplateResult {
  return html`<section class="lost not-found">
    <svg viewBox="-60 -52 120 104" aria-hidden="true">
      <path class="lost-lot" d="M-50,0 -25,-43H25L50,0 25,43H-25z"></path>
      <path class="lost-sign" d="M0,30V-8M-22,-26H22V-6H-22z"></path>
      <text y="-11">?</text>
    </svg>
    <h1>${title}</h1>
    <p>${hint}</p>
    <p>${wayOut}</p>
  </section>`;
}
