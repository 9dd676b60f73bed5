import { html, nothing, type TemplateResult } from "lit";
import { moveOf } from "../board/moves";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import type { Desk } from "./desk";
import "./play-button.css";

/** Where a first touch only chooses: the button that plays what was chosen, and says so where the game knows how. */
export function playButton(desk: Desk): TemplateResult | typeof nothing {
  const { chosen, chosenAfter } = desk;
  const scene = desk.scene();
  if (chosen === undefined || !scene.legal.includes(chosenAfter[0] ?? chosen)) {
    return nothing;
  }
  const move = moveOf(scene, chosen);
  const ui = uiOf(desk.line.game);
  const action = move ? ui.actionText?.(move, scene) : ui.chosenText?.(chosen, scene);
  return html`<button class="button is-main again" data-again
    @click=${() => void desk.try(chosen, false, chosenAfter)}><span>${action ?? t().playIt}</span>
    <small>${t().orAgain}</small></button>`;
}
