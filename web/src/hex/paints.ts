import { type SVGTemplateResult, svg } from "lit";
import type { HexLayout } from "./layout";

/**
 * The paints of pieces, lit from the upper left. A drawing that uses `paint` holds them once, so that it can be saved as
 * a picture. On a page the first ones count, and these must not be hidden: the frame of all pages holds them, too.
 */
export function paints(): SVGTemplateResult {
  return svg`<defs>${(["light", "dark"] as const).map(
    (tone) => svg`<radialGradient id="paint-${tone}" cx="0.36" cy="0.28" r="0.8">
      <stop class="paint-${tone} is-lit" offset="0"></stop><stop class="paint-${tone}"
        offset="0.85"></stop></radialGradient>`,
  )}</defs>`;
}

export function paint(tone: "light" | "dark"): string {
  return `url(#paint-${tone})`;
}

/** The board that cells lie on, and its shadow. */
export function slab({ slab: points }: HexLayout): SVGTemplateResult {
  const shade = [1, 2, 3].map(() => svg`<polygon points=${points}></polygon>`);
  return svg`<g class="slab-shade" transform="translate(0 4)" aria-hidden="true">${shade}</g>
    <polygon class="slab" points=${points}></polygon>`;
}
