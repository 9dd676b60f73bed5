import { type SVGTemplateResult, svg } from "lit";
import { paint } from "../../hex/paints";
import type { Colour } from "./view";

/** A stone and its shadow. */
export function disc({ cx, cy }: { cx: number; cy: number }, colour: Colour): SVGTemplateResult {
  return svg`<circle class="disc-shade" cx=${cx} cy=${cy + 2.5} r="21"></circle>
    <circle class="disc" fill=${paint(colour === "black" ? "dark" : "light")} cx=${cx} cy=${cy} r="21"></circle>`;
}
