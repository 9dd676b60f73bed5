import { type SVGTemplateResult, svg } from "lit";
import { hexagon } from "../../hex/layout";
import { paint } from "../../hex/paints";
import type { Colour } from "./view";

/** A plot with a house on it: light with an open house, dark with a solid one. */
export function plot({ cx, cy }: { cx: number; cy: number }, colour: Colour, isGhost = false): SVGTemplateResult {
  return svg`<g class="plot is-${colour} ${isGhost ? "is-ghost" : ""}">
    <polygon class="plot-shade" points=${hexagon({ cx, cy: cy + 2.5 }, 24)}></polygon>
    <polygon class="plot-body" fill=${paint(colour)} points=${hexagon({ cx, cy }, 24)}></polygon>
    <path class="house" d="M${cx},${cy - 13}l-12,10v13h8v-8h8v8h8v-13z"></path>
  </g>`;
}
