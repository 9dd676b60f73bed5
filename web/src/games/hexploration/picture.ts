import { html, svg, type TemplateResult } from "lit";
import { hexagon } from "../../hex/layout";
import { middle, neighbours, RADIUS, spaceOf } from "./grid";
import { border, figure, ground } from "./tile";
import type { Area, Type, View } from "./view";

const MIDDLE = spaceOf("0,0");

/** Some areas as they might lie: type, owner, spaces. */
const AREAS: ReadonlyArray<readonly [Type, number, readonly string[]]> = [
  ["F", 1, ["2,-1", "2,0", "3,-1"]],
  ["M", 2, ["-2,1", "-2,2", "-3,2"]],
  ["P", 2, ["0,2", "-1,2"]],
  ["H", 1, ["-2,0", "-3,1"]],
  ["H", 0, ["1,1"]],
  ["P", 0, ["2,-2", "3,-2"]],
  ["M", 0, ["-1,-1"]],
];

export function picture(view?: View, key = "picture"): TemplateResult {
  const areas = view?.areas ?? (SAMPLE as unknown as Area[]);
  const pawns = view ? areas.flatMap((area) => area.pawns.map((one) => pawn(one.seat, area.tiles[0]!))) : SAMPLE_PAWNS;
  return html`<svg class="hexploration-picture" viewBox=${view ? around(areas) : "-240 -115 480 250"} aria-hidden="true">
    ${[MIDDLE, ...neighbours(MIDDLE)].map(
      (space) => svg`<g class="starting">
        <polygon points=${hexagon(middle(space), RADIUS - 1)}></polygon></g>`,
    )}
    ${areas.flatMap((area) => area.tiles.map((space) => ground(middle(spaceOf(space)), area.type)))}
    ${areas.map((area) => border(area, key))}
    ${pawns}
  </svg>`;
}

/** All tiles and the starting board, whatever their number. */
function around(areas: readonly Area[]): string {
  const spaces = [MIDDLE, ...neighbours(MIDDLE), ...areas.flatMap(({ tiles }) => tiles.map(spaceOf))].map(middle);
  const [xs, ys] = [spaces.map(({ cx }) => cx), spaces.map(({ cy }) => cy)];
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  return `${left} ${top} ${Math.max(...xs) + RADIUS - left} ${Math.max(...ys) + RADIUS - top}`;
}

function pawn(seat: number, space: string): unknown {
  const { cx, cy } = middle(spaceOf(space));
  return figure({ seat, number: 1, area: space, hasActed: false }, cx, cy + 2, 1.25);
}

const SAMPLE = AREAS.map(([type, owner, tiles]) => ({ name: tiles[0], type, owner, tiles }));
const SAMPLE_PAWNS = [pawn(1, "3,-1"), pawn(2, "-3,2")];
