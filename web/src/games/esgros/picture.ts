import { html, svg, type TemplateResult } from "lit";
import { HexLayout, hexagon } from "../../hex/layout";
import { paints, slab } from "../../hex/paints";
import { disc } from "./stones";
import { cellsByColour, type View } from "./view";

const BLACK = ["c2", "c3", "d4", "b4"];
const WHITE = ["d2", "d3", "e3", "f2", "c5"];

export function picture(view?: View): TemplateResult {
  const layout = HexLayout.of(view?.size ?? 4);
  const { black, white } = view ? cellsByColour(view.groups) : { black: BLACK, white: WHITE };
  return html`<svg class="hex-board esgros-picture" viewBox=${layout.viewBox(18)} aria-hidden="true">
    ${paints()}${slab(layout)}
    ${layout.cells.map(
      (cell) => svg`<g class="cell">
        <polygon class="ground" points=${hexagon(cell, 29)}></polygon></g>`,
    )}
    ${layout.cells.map((cell) => {
      const colour = black.includes(cell.name) ? "black" : white.includes(cell.name) ? "white" : "";
      return colour ? svg`<g class="stone is-${colour}">${disc(cell, colour)}</g>` : svg``;
    })}
  </svg>`;
}
