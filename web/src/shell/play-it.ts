import { html, nothing, type TemplateResult } from "lit";
import { faceOf } from "../games/registry";
import { t } from "../words";
import type { Desk } from "./desk";

/** Where a first touch only chooses: the button that plays what was chosen, and says so where the game knows how. */
export function playIt(desk: Desk): TemplateResult | typeof nothing {
  const { chosen } = desk;
  if (chosen === undefined) {
    return nothing;
  }
  const deed = faceOf(desk.line.game)?.deed?.(chosen, desk.scene());
  return html`<button class="button is-main again" data-again
    @click=${() => void desk.try(chosen)}>${deed ?? t().playIt}</button>`;
}
