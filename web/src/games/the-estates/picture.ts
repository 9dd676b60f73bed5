import { html, svg, type TemplateResult } from "lit";
import { face, roofAside } from "./pieces";

/** A street as it might be: floors from the bottom to the top, and the roof. */
const STREET: ReadonlyArray<readonly [readonly string[], number]> = [
  [["B6", "R4", "Y2"], 5],
  [["G5"], 3],
  [["P6", "S5", "B3", "G1"], 0],
  [["Y5", "R3"], 6],
  [["S4"], 0],
];

export function picture(): TemplateResult {
  return html`<svg class="hex-board the-estates-picture" viewBox="0 0 340 200" aria-hidden="true">
    <path class="picture-ground" d="M10,178H330"></path>
    ${STREET.map(([floors, roof], i) => {
      const x = 18 + i * 62;
      return svg`${floors.map((floor, storey) => face(floor, x, 178 - (storey + 1) * 30, 54, 29))}
        ${roof > 0 ? roofAside(roof, x - 3, 178 - (floors.length + 1) * 30 + 2, 60, 27) : svg``}`;
    })}
  </svg>`;
}
