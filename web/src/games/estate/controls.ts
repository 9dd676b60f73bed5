import { html, nothing, svg, type TemplateResult } from "lit";
import { action } from "../../board/choice";
import type { Scene } from "../../board/game";
import { moveOf, moveWith } from "../../board/moves";
import { plot } from "./pieces";
import { COLOURS, colourOf, type View } from "./view";
import { words } from "./words";

export function controls(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const { view } = scene;
  const end = moveWith(scene, { kind: "end early" });
  const swap = moveWith(scene, { kind: "swap" });
  return html`
    ${view.isOver || scene.by === undefined ? nothing : points(scene)}
    ${end ? action(scene, end.token, text.end) : nothing}
    ${swap ? action(scene, swap.token, text.swap) : nothing}
    ${
      scene.details && !view.isOver
        ? html`<p class="note details-text"
          >${text.toWin(text.colours.light, view.light.toWin)}<br>${text.toWin(text.colours.dark, view.dark.toWin)}</p>`
        : nothing
    }
    ${scene.details ? legend(scene) : nothing}`;
}

/** What the lines and circles on the board mean, in each colour's own. */
function legend({ view, language }: Scene<View>): TemplateResult {
  const text = words(language);
  return html`<ul class="estate-legend details-text">
    <li>${sample("side")}${text.legend.groups}</li>
    ${view.isOver ? nothing : html`<li>${sample("way")}${text.legend.way}</li>`}
  </ul>`;
}

function sample(kind: "side" | "way"): TemplateResult {
  return html`<svg viewBox="0 0 52 20" aria-hidden="true">
    ${COLOURS.map(
      (colour, i) =>
        svg`<g class="holdings is-${colour}">${
          kind === "side"
            ? svg`<path class="side" d="M${i * 28 + 3},10h18"></path>`
            : svg`<circle class="way" cx=${i * 28 + 12} cy="10" r="5"></circle>`
        }</g>`,
    )}</svg>`;
}

/** What is left of the turn's points; what the considered cell would cost is shown empty already. */
function points(scene: Scene<View>): TemplateResult {
  const { view, considered, language } = scene;
  const move = considered && moveOf(scene, considered.token);
  const cost = move?.kind === "place" ? (move.amount ?? 0) : 0;
  const label = words(language).points(view.pointsLeft, view.size);
  return html`<p class="estate-points"><span>${words(language).pointsLabel}</span>
    <svg viewBox="0 0 ${view.size * 26} 26" role="img" aria-label=${label}>
      ${Array.from(
        { length: view.size },
        (_, i) => svg`<circle class="estate-pip ${i < view.pointsLeft - cost ? "is-left" : ""}"
        cx=${i * 26 + 13} cy="13" r="9"></circle>`,
      )}
    </svg></p>`;
}

/** The plot of a seat, with its colour in a word and the pieces left. */
export function badge(scene: Scene<View>, seat: number): TemplateResult {
  const text = words(scene.language);
  const colour = colourOf(scene.view, seat);
  return html`<svg class="badge estate-badge" data-piece="badge-${colour}" data-place="seat-${seat}" viewBox="-26 -26 52 52" role="img"
    aria-label="${text.colours[colour]}, ${text.supply(scene.view[colour].supply)}">
    ${plot({ cx: 0, cy: 0 }, colour)}</svg>`;
}
