import { type SVGTemplateResult, svg } from "lit";
import { type HexCell, type HexLayout, RADIUS, WIDTH } from "./layout";

/** From a cell's centre to its label: a bit more than half of the way to where the next cell would be. */
const LEFT = [-0.66 * WIDTH, 0] as const;
const BELOW = [0.31 * WIDTH, 0.93 * RADIUS] as const;
const ABOVE = [0.31 * WIDTH, -0.93 * RADIUS] as const;

/**
 * The names of cells on the rim: a letter at the left end of each row, and the numbers of the cells along both ways that
 * lead from the middle row to the right, below and above.
 */
export function rim(layout: HexLayout): SVGTemplateResult {
  const rows = Array.from({ length: 2 * layout.side - 1 }, (_, row) => layout.row(row));
  const middle = layout.side - 1;
  const below = [...rows[0]!, ...rows.slice(1, middle + 1).map((row) => row.at(-1)!)];
  const above = [...rows[2 * middle]!, ...rows.slice(middle + 1, 2 * middle).map((row) => row.at(-1)!)];
  return svg`<g class="rim" aria-hidden="true">
    ${rows.map(([first]) => label(first!, LEFT, first!.name.slice(0, 1)))}
    ${below.map((cell) => label(cell, BELOW, String(cell.index + 1)))}
    ${above.map((cell) => label(cell, ABOVE, String(cell.index + 1)))}
  </g>`;
}

function label({ cx, cy }: HexCell, [dx, dy]: readonly [number, number], text: string): SVGTemplateResult {
  return svg`<text x=${cx + dx} y=${cy + dy + 4}>${text}</text>`;
}
