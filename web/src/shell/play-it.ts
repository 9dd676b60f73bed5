import { html, nothing, type TemplateResult } from "lit";
import { t } from "../words";
import type { Desk } from "./desk";

/** Where a first touch only chooses: the button that plays what was chosen. */
export function playIt(desk: Desk): TemplateResult | typeof nothing {
  const { chosen } = desk;
  return chosen === undefined
    ? nothing
    : html`<button class="button is-main again" data-again @click=${() => void desk.try(chosen)}>${t().playIt}</button>`;
}
