import { html, svg, type TemplateResult } from "lit";
import { type HexCell, HexLayout, hexagon } from "../../hex/layout";
import { paints, slab } from "../../hex/paints";
import { plot } from "./pieces";
import { cellsByColour, priceOf, type View } from "./view";

const LIGHT = ["c2", "d3", "e4", "f4", "g4", "b1", "h4"];
const DARK = ["e5", "d5", "e3", "f5", "c5"];

export function picture(view?: View): TemplateResult {
  const layout = HexLayout.of(view?.size ?? 5);
  const { light, dark } = view ? cellsByColour(view.groups) : { light: LIGHT, dark: DARK };
  return html`<svg class="hex-board estate-picture" viewBox=${layout.viewBox(18)} aria-hidden="true">
    ${paints()}${slab(layout)}
    ${layout.cells.map(
      (cell) => svg`<g class="cell price-${view ? priceOf(view, cell.name) : price(cell)}">
        <polygon class="ground" points=${hexagon(cell, 29)}></polygon></g>`,
    )}
    ${layout.cells.map((cell) => {
      if (light.includes(cell.name)) {
        return plot(cell, "light");
      }
      return dark.includes(cell.name) ? plot(cell, "dark") : svg``;
    })}
  </svg>`;
}

/** The picture's rings; prices of a real board come from the server. */
function price({ q, y }: HexCell): number {
  return 5 - Math.max(Math.abs(q + y), Math.abs(q), Math.abs(y));
}
