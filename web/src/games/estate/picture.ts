import { html, svg, type TemplateResult } from "lit";
import { type HexCell, HexLayout, hexagon } from "../../hex/layout";
import { paints, slab } from "../../hex/paints";
import { plot } from "./pieces";

const LIGHT = ["c2", "d3", "e4", "f4", "g4", "b1", "h4"];
const DARK = ["e5", "d5", "e3", "f5", "c5"];

export function picture(): TemplateResult {
  const layout = HexLayout.of(5);
  return html`<svg class="hex-board estate-picture" viewBox=${layout.viewBox(18)} aria-hidden="true">
    ${paints()}${slab(layout)}
    ${layout.cells.map(
      (cell) => svg`<g class="cell price-${price(cell)}">
        <polygon class="ground" points=${hexagon(cell, 29)}></polygon></g>`,
    )}
    ${layout.cells.map((cell) => {
      if (LIGHT.includes(cell.name)) {
        return plot(cell, "light");
      }
      return DARK.includes(cell.name) ? plot(cell, "dark") : svg``;
    })}
  </svg>`;
}

/** The picture's rings; prices of a real board come from the server. */
function price({ q, y }: HexCell): number {
  return 5 - Math.max(Math.abs(q + y), Math.abs(q), Math.abs(y));
}
