import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import "./pieces.css";
import { readPiece, stripesOf } from "./tokens";
import type { Colour } from "./view";

/** Lines that tell a colour from the others without seeing it, for a face of this size. */
function texture(colour: Colour, width: number, height: number): string {
  const steps = (length: number, step: number): number[] =>
    Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => (i + 1) * step);
  switch (colour) {
    case "B":
      return steps(height, 5)
        .map((y) => `M2,${y}H${width - 2}`)
        .join("");
    case "Y":
      return steps(width, 5)
        .map((x) => `M${x},2V${height - 2}`)
        .join("");
    case "R":
      return steps(width + height, 7)
        .map(
          (s) => `M${Math.max(0, s - height)},${Math.min(s, height)}L${Math.min(s, width)},${Math.max(0, s - width)}`,
        )
        .join("");
    case "G":
      return steps(width, 7)
        .flatMap((x) => steps(height, 6).map((y) => `M${x - 0.8},${y}h1.6`))
        .join("");
    case "P":
      return steps(width, 9)
        .flatMap((x) => steps(height, 8).map((y) => `M${x - 2.5},${y}h5m-2.5,-2.5v5`))
        .join("");
    case "S":
      return "";
  }
}

/** A face of a cube with its number on a plate: the top if it is square, a side if it is flat. */
export function face(cube: string, x: number, y: number, width: number, height: number): SVGTemplateResult {
  const size = Math.min(height - 3, 24);
  const plate = size * 0.9;
  const piece = readPiece(cube);
  if (piece?.kind !== "cube") {
    return svg``;
  }
  const { colour, number } = piece;
  return svg`<g class="cube is-${colour}" transform="translate(${x} ${y})">
    ${surface(colour, width, height)}
    <rect class="cube-plate" x=${(width - plate) / 2} y=${height / 2 - size * 0.55} width=${plate} height=${size * 1.1}
      rx="2.5"></rect>
    <text class="cube-name" x=${width / 2} y=${height / 2 + size * 0.36}
      font-size=${size}>${number}</text>
  </g>`;
}

function surface(colour: Colour, width: number, height: number): SVGTemplateResult {
  return svg`<rect class="cube-face" width=${width} height=${height} rx="2.5"></rect>
    <path class="cube-texture ${colour === "G" ? "is-dotted" : ""}" d=${texture(colour, width, height)}></path>`;
}

/** A colour with its texture, for whatever stands for a company. */
export function swatch(colour: Colour): TemplateResult {
  return html`<svg class="swatch is-${colour}" viewBox="0 0 24 24" aria-hidden="true">${surface(colour, 24, 24)}</svg>`;
}

/** A rooftop from above, with its value; face down without one. */
export function roofAbove(value: number, x: number, y: number, size: number): SVGTemplateResult {
  return svg`<g class="roof" transform="translate(${x} ${y})">
    <rect class="roof-face" width=${size} height=${size} rx="2.5"></rect>
    <path class="roof-ridge" d="M1,1L${size - 1},${size - 1}M${size - 1},1L1,${size - 1}"></path>
    <circle class="roof-plate" cx=${size / 2} cy=${size / 2} r=${size * 0.36}></circle>
    <text class="roof-value" x=${size / 2} y=${size / 2 + size * 0.19} font-size=${size * 0.54}>${value || "?"}</text>
  </g>`;
}

export function roofAside(value: number, x: number, y: number, width: number, height: number): SVGTemplateResult {
  return svg`<g class="roof" transform="translate(${x} ${y})">
    <path class="roof-face" d="M${width / 2},0L${width},${height}H0Z"></path>
    <text class="roof-value" x=${width / 2} y=${height - 2.5} font-size=${height * 0.78}>${value}</text>
  </g>`;
}

/** A permit as it lies: its stripes, and what it does to its row if it is on the board. */
export function permit(name: string, change?: number): SVGTemplateResult {
  const lines = Array.from({ length: stripesOf(name) }, (_, i) => `M${12 + i * 10},5v30`).join("");
  const sign = change === undefined ? "" : `${change > 0 ? "+" : "−"}${Math.abs(change)}`;
  return svg`<g class="permit"><rect class="permit-face" x="1" y="1" width="42" height="38" rx="4"></rect>
    <path class="permit-stripes" d=${lines}></path>
    ${
      sign
        ? svg`<rect class="permit-plate" x="7" y="10" width="30" height="20" rx="4"></rect><text class="permit-sign"
      x="22" y="26">${sign}</text>`
        : nothing
    }</g>`;
}

export function mayor(): SVGTemplateResult {
  return svg`<g class="mayor">
    <path d="M22,3a7,7 0 0 1 5,12c5,2 8,8 8,16v5H9v-5c0,-8 3,-14 8,-16a7,7 0 0 1 5,-12z"></path>
    <text x="22" y="33">×2</text></g>`;
}

function cancel(): SVGTemplateResult {
  return svg`<g class="cancel"><rect x="3" y="3" width="38" height="34" rx="4"></rect>
    <path d="M12,11l20,18m0,-18l-20,18"></path></g>`;
}

/** Any piece by its name, in a box of 44 by 40. */
function drawing(piece: string): SVGTemplateResult {
  const found = readPiece(piece);
  switch (found?.kind) {
    case "permit":
      return permit(piece);
    case "roof":
      return roofAbove(found.value, 3, 1, 38);
    case "mayor":
      return mayor();
    case "cancel":
      return cancel();
    default:
      return face(piece, 3, 1, 38, 38);
  }
}

export function pieceIcon(piece: string): TemplateResult {
  return html`<svg class="piece" viewBox="0 0 44 40" aria-hidden="true">${drawing(piece)}</svg>`;
}
