import { html, type TemplateResult } from "lit";
import { isLit, type Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { seatName } from "../../core/names";
import { swatch } from "./pieces";
import type { Certificate, View } from "./view";
import { words } from "./words";
import "./companies.css";

/** The certificates, and who owns which. */
export function companies(scene: Scene<View>): TemplateResult {
  return html`<section class="companies ${isLit(scene, "companies") ? "is-lit" : ""}">
    <h3>${words(scene.language).certificates}</h3>
    <ul class="certificates">${scene.view.certificates.map((one) => certificate(scene, one))}</ul></section>`;
}

function certificate(scene: Scene<View>, { letter, owner }: Certificate): TemplateResult {
  const text = words(scene.language);
  const company = text.companies[letter];
  const name = owner ? seatName(scene.seats, owner) : "";
  return html`<li class="certificate"
    aria-label=${text.certificate(text.colours[letter], company, owner ? `${name} (${owner})` : "")}>
    ${swatch(letter)}
    <span class="certificate-company" aria-hidden="true"><b>${text.colours[letter]}</b> ${company}</span>
    ${owner ? emblem(owner) : html`<span class="note" aria-hidden="true">–</span>`}</li>`;
}
