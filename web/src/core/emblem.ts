import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import "./emblem.css";

/** A shape for each seat, so that nobody is told from others by colour alone. */
const SHAPES: readonly string[] = [
  "M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z",
  "M-9,-9H9V9H-9Z",
  "M0,-12L11.5,9H-11.5Z",
  "M0,-12L12,0L0,12L-12,0Z",
  "M0,-12L10.4,-6V6L0,12L-10.4,6V-6Z",
];

/** The shape of a seat around a point, in units of a drawing in which it is about 22 high. */
export function shape(seat: number, x = 0, y = 0, scale = 1): SVGTemplateResult {
  return svg`<path class="emblem-shape seat-${seat}" d=${SHAPES[seat - 1] ?? ""}
    transform="translate(${x} ${y}) scale(${scale})"></path>`;
}

/** The shape with the number of the seat in it. */
export function numbered(seat: number, x = 0, y = 0, scale = 1): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${shape(seat)}
    <text class="emblem-number seat-${seat}" y=${seat === 3 ? 7 : 4.5}>${seat}</text></g>`;
}

/** The sign of a seat, to stand beside a text. */
export function emblem(seat: number, label = ""): TemplateResult {
  const drawing = numbered(seat);
  return label
    ? html`<svg class="emblem" viewBox="-13 -13 26 26" role="img" aria-label=${label}>${drawing}</svg>`
    : html`<svg class="emblem" viewBox="-13 -13 26 26" aria-hidden="true">${drawing}</svg>`;
}
