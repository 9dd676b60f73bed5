import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { face, roofAside } from "./pieces";
import type { Row, View } from "./view";

/** A street as it might be: floors from the bottom to the top, and the roof. */
const STREET: ReadonlyArray<readonly [readonly string[], number]> = [
  [["B6", "R4", "Y2"], 5],
  [["G5"], 3],
  [["P6", "S5", "B3", "G1"], 0],
  [["Y5", "R3"], 6],
  [["S4"], 0],
];

/** The streets of a table, one above the other, with room for so many floors. */
const [LOT, STOREY, FLOORS, FEWEST_LOTS] = [30, 15, 4, 6];

export function picture(view?: View): TemplateResult {
  return view ? streets(view.rows) : sample();
}

function streets(rows: readonly Row[]): TemplateResult {
  const height = STOREY * (FLOORS + 1) + 8;
  const lots = Math.max(FEWEST_LOTS, ...rows.map(({ length }) => length));
  return html`<svg class="hex-board the-estates-picture" viewBox="0 0 ${lots * LOT + 8} ${height * rows.length}"
    aria-hidden="true">${rows.map((row, i) => street(row, height * (i + 1) - 4))}</svg>`;
}

function street({ buildings, length }: Row, y: number): SVGTemplateResult {
  return svg`<path class="picture-ground" d="M4,${y}H${4 + length * LOT}"></path>
    ${buildings.map(({ lot, floors, roof }) => tower(Number(/\d+/.exec(lot)?.[0] ?? 1), floors, roof, y))}`;
}

function tower(lot: number, floors: readonly string[], roof: number, y: number): SVGTemplateResult {
  const x = 5 + (lot - 1) * LOT;
  return svg`${floors.map((floor, i) => face(floor, x, y - (i + 1) * STOREY, LOT - 2, STOREY))}
    ${roof > 0 ? roofAside(roof, x - 1, y - (floors.length + 1) * STOREY, LOT, STOREY) : svg``}`;
}

function sample(): TemplateResult {
  return html`<svg class="hex-board the-estates-picture" viewBox="0 0 340 200" aria-hidden="true">
    <path class="picture-ground" d="M10,178H330"></path>
    ${STREET.map(([floors, roof], i) => {
      const x = 18 + i * 62;
      return svg`${floors.map((floor, storey) => face(floor, x, 178 - (storey + 1) * 30, 54, 29))}
        ${roof > 0 ? roofAside(roof, x - 3, 178 - (floors.length + 1) * 30 + 2, 60, 27) : svg``}`;
    })}
  </svg>`;
}
