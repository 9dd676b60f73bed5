import { nothing, type SVGTemplateResult, svg } from "lit";
import { shape } from "../../core/emblem";
import { hexagon } from "../../hex/layout";
import { fromTheMiddle, middle, nameOf, outline, RADIUS, type Space, spaceOf } from "./grid";
import "./tile.css";
import type { Area, Pawn, Type } from "./view";

interface Point {
  readonly cx: number;
  readonly cy: number;
}

/** What grows or lies on a tile: another drawing for each type, so that colour is not needed. */
const GROWTH: Record<Type, string> = {
  F: "M-20,4l5,-10l5,10zM-15,4v4M10,-10l5,-10l5,10zM15,-10v4M8,22l5,-10l5,10zM13,22v4M-8,-18l4,-8l4,8zM-4,-18v4",
  H: "M-26,2q7,-11 14,0M6,-14q7,-11 14,0M-4,24q8,-12 16,0M-14,-20q5,-8 10,0M14,10q5,-8 10,0",
  M: "M-24,-4q3,-4 6,0t6,0M8,-18q3,-4 6,0t6,0M-10,22q3,-4 6,0t6,0M12,8q3,-4 6,0t6,0M-8,-24v-6m3,6v-5M-16,14v-6m3,6v-5",
  P:
    "M-22,0l-2,-6m2,6l2,-6M14,-14l-2,-6m2,6l2,-6M-8,-20l-2,-6m2,6l2,-6" +
    "M8,24l-2,-6m2,6l2,-6M-14,20l-2,-6m2,6l2,-6M22,8l-2,-6m2,6l2,-6",
  D:
    "M-17,6v-12m-4,2v3q0,2 4,2m0,-2q4,0 4,-3v-2M14,24v-10m-4,2v2q0,2 4,2m0,-2q4,0 4,-2v-2" +
    "M8,-18h.1M14,-22h.1M18,-15h.1M-6,-26h.1M-10,22h.1M-16,18h.1M-4,27h.1M24,2h.1M20,8h.1",
  L:
    "M-26,-6q4,-5 8,0t8,0M4,-18q4,-5 8,0t8,0M-18,-18q4,-5 8,0" +
    "M-18,18q4,-5 8,0t8,0M2,24q4,-5 8,0t8,0M12,10q4,-5 8,0t8,0",
};

/** So many pawns of the usual size stand side by side on a tile; more of them are smaller. */
const PAWNS_ON_A_TILE = 3.4;

export function ground(at: Point, type: Type): SVGTemplateResult {
  return svg`<polygon class="tile-ground is-${type}" points=${hexagon(at, RADIUS - 0.5)}></polygon>
    <path class="tile-growth is-${type}" d=${GROWTH[type]} transform="translate(${at.cx} ${at.cy})"></path>`;
}

/** A tile by itself, for buttons and lists. */
export function loose(type: Type): SVGTemplateResult {
  return svg`<svg class="loose" viewBox="-36 -38 72 76" aria-hidden="true">${ground({ cx: 0, cy: 0 }, type)}</svg>`;
}

/** The border of an area, drawn inside it so that neighbours keep theirs; `use` tells all borders in a page apart. */
export function border(area: Area, use: string): SVGTemplateResult {
  const spaces = area.tiles.map(spaceOf);
  const id = `${use}-${area.name.replace(",", "_")}`;
  return svg`<g class="border ${area.owner ? `is-owned seat-${area.owner}` : ""}">
    <clipPath id=${id}>${spaces.map(
      (space) => svg`<polygon points=${hexagon(middle(space), RADIUS)}></polygon>`,
    )}</clipPath>
    <path d=${outline(spaces)} clip-path="url(#${id})"></path></g>`;
}

/** What an area is: its size, income and price, its markers and pawns. From far away only what can still be read. */
export function legend(area: Area, isFar: boolean, hasNames: boolean): SVGTemplateResult {
  const [first, second] = fromTheMiddle(area.tiles.map(spaceOf));
  const at = middle(first!);
  const pawnsAt = second ? middle(second) : { cx: at.cx, cy: at.cy + (isFar ? 17 : 22) };
  const scale = Math.min(isFar ? 1.6 : 1.1, PAWNS_ON_A_TILE / area.pawns.length);
  const pawnX = (i: number): number => inRow(pawnsAt.cx, i, area.pawns.length, 17 * scale);
  return svg`<g class="legend" aria-hidden="true">
    ${isFar ? far(area, at) : near(area, at, hasNames)}
    ${hasNames ? names(area, first!, second) : nothing}
    ${area.pawns.map((pawn, i) => figure(pawn, pawnX(i), pawnsAt.cy, scale))}</g>`;
}

/**
 * The names of an area's spaces, where nothing else is written: below its figures, below its pawns, else in the middle.
 */
function names(area: Area, first: Space, second: Space | undefined): SVGTemplateResult[] {
  const below = (space: Space): number => {
    if (nameOf(space) === nameOf(first)) {
      return 16 - (hasPawnsBelow(area) ? 9 : 0);
    }
    return second && area.pawns.length > 0 && nameOf(space) === nameOf(second) ? 24 : 4;
  };
  return area.tiles.map(spaceOf).map((space) => {
    const { cx, cy } = middle(space);
    return svg`<text class="tile-name" x=${cx} y=${cy + below(space)}>${nameOf(space)}</text>`;
  });
}

function hasPawnsBelow(area: Area): boolean {
  return area.tiles.length === 1 && area.pawns.length > 0;
}

function far(area: Area, { cx, cy }: Point): SVGTemplateResult {
  const isShared = hasPawnsBelow(area);
  return svg`<text class="legend-size is-far" x=${cx}
    y=${cy + (isShared ? -8 : area.owner ? 1 : 8)}>${area.tiles.length}</text>
    ${area.owner && !isShared ? shape(area.owner, cx, cy + 17, 0.8) : nothing}`;
}

/** Where the one of this index stands in a row of so many around a middle. */
function inRow(middle: number, index: number, count: number, distance: number): number {
  return middle + (index - (count - 1) / 2) * distance;
}

/** Where names are shown, they stand in the place of the price. */
function near(area: Area, { cx, cy }: Point, hasNames: boolean): SVGTemplateResult {
  const y = cy + (hasPawnsBelow(area) ? -9 : 0);
  return svg`
    ${Array.from({ length: area.markers }, (_, i) => shape(area.owner, inRow(cx, i, area.markers, 11), y - 16, 0.42))}
    <text class="legend-size" x=${cx - (area.owner ? 10 : 0)} y=${y + 4}>${area.tiles.length}</text>
    ${
      area.owner
        ? svg`<text class="legend-income" x=${cx + 10} y=${y + 3}>+${area.income}</text>
          ${hasNames ? nothing : svg`<text class="legend-price" x=${cx} y=${y + 16}>$${area.price}</text>`}`
        : nothing
    }`;
}

/** A pawn: a head on the shape of its seat. One that has acted is pale and crossed out. */
export function figure(pawn: Pawn, x: number, y: number, scale = 1): SVGTemplateResult {
  return svg`<g class="pawn seat-${pawn.seat} ${pawn.hasActed ? "has-acted" : ""}"
    transform="translate(${x} ${y}) scale(${scale})">
    <circle cy="-9.5" r="4.2"></circle>
    ${shape(pawn.seat, 0, 2, 0.72)}
    <text y=${pawn.seat === 3 ? 7.5 : 5.5}>${pawn.number}</text>
    ${pawn.hasActed ? svg`<path class="pawn-acted" d="M-9,9L9,-9"></path>` : nothing}</g>`;
}
