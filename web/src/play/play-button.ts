import { html, nothing, type TemplateResult } from "lit";
import { moveOf } from "../board/moves";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import type { Desk } from "./desk";
import "./play-button.css";

/** Where a first touch only chooses: the button that plays what was chosen, and says so where the game knows how. */
export function playButton(desk: Desk): TemplateResult | typeof nothing {
  const { chosen } = desk;
  if (chosen === undefined) {
    return nothing;
  }
  const scene = desk.scene();
  const move = moveOf(scene, chosen);
  const action = move && uiOf(desk.line.game).actionText?.(move, scene);
  return html`<button class="button is-main again" data-again
    @click=${() => void desk.try(chosen)}>${action ?? t().playIt}</button>`;
}
