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
const PAWNS_ON_A_TILE = 2.6;

/** How much of an area is written on it. */
export interface Label {
  /** Too far away for small print. */
  readonly isFar: boolean;
  /** Whether each space shows its name. */
  readonly hasNames: boolean;
  /** Whether a pawn can still act, and is to be found at once. */
  isReady(pawn: Pawn): boolean;
}

export function ground(at: Point, type: Type): SVGTemplateResult {
  return svg`<polygon class="tile-ground is-${type}" points=${hexagon(at, RADIUS - 0.5)}></polygon>
    <path class="tile-growth is-${type}" d=${GROWTH[type]} transform="translate(${at.cx} ${at.cy})"></path>`;
}

/** A tile by itself, for buttons and lists. */
export function loose(type: Type): SVGTemplateResult {
  return svg`<svg class="loose" viewBox="-36 -38 72 76" aria-hidden="true">${ground({ cx: 0, cy: 0 }, type)}</svg>`;
}

/**
 * The border of an area, drawn inside it so that neighbours keep theirs; `use` tells all borders in a page apart. A light
 * line within keeps an owner's colour off the terrain. A new owner's colour spreads from space to space in the order
 * that is given.
 */
export function border(area: Area, use: string, order?: (space: Space) => number): SVGTemplateResult {
  const spaces = area.tiles.map(spaceOf);
  const id = `${use}-${area.name.replace(",", "_")}`;
  return svg`<g class="border ${area.owner ? `is-owned seat-${area.owner}` : ""}">
    <clipPath id=${id}>${spaces.map(
      (space) => svg`<polygon points=${hexagon(middle(space), RADIUS)}></polygon>`,
    )}</clipPath>
    ${spaces.map((space) => edgesOf(area, space, outline(spaces, RADIUS, [space]), id, order))}</g>`;
}

/** The part of a border that one space has. */
function edgesOf(
  { owner }: Area,
  space: Space,
  path: string,
  clip: string,
  order?: (space: Space) => number,
): SVGTemplateResult | typeof nothing {
  const key = order ? `edge-${nameOf(space)}-${owner}` : nothing;
  return path === ""
    ? nothing
    : svg`<g data-piece=${key} data-enter=${order ? "appear" : nothing} data-leave=${order ? "none" : nothing}
        data-order=${order?.(space) ?? nothing}>
      ${owner ? svg`<path class="keyline" d=${path} clip-path="url(#${clip})"></path>` : nothing}
      <path d=${path} clip-path="url(#${clip})"></path></g>`;
}

/** What is written on an area: one numeral, its tiles; and above it its markers, if somebody controls it. Pawns stand beside that. */
export function legend(area: Area, label: Label): SVGTemplateResult {
  const [first, second] = fromTheMiddle(area.tiles.map(spaceOf));
  const at = middle(first!);
  const pawnsAt = second ? middle(second) : { cx: at.cx, cy: at.cy + (area.owner ? 5 : 1) };
  const raised = label.hasNames ? 5 : 0;
  return svg`<g class="legend" aria-hidden="true">
    ${markers(area, at, raised, label.isFar)}
    ${second ? numeral(area, at, raised, label.isFar) : nothing}
    ${label.hasNames ? names(area, label.isFar) : nothing}
    ${pawns(area, { cx: pawnsAt.cx, cy: pawnsAt.cy - raised }, label)}</g>`;
}

/** A single tile is seen to be one. */
function numeral(area: Area, { cx, cy }: Point, raised: number, isFar: boolean): SVGTemplateResult {
  const y = cy + (area.owner ? 13 : 8) - raised;
  return svg`<text class="legend-size ${isFar ? "is-far" : ""}" x=${cx} y=${y}>${area.tiles.length}</text>`;
}

function markers(area: Area, { cx, cy }: Point, raised: number, isFar: boolean): SVGTemplateResult[] {
  const scale = isFar ? 0.6 : 0.5;
  const y = cy - (area.tiles.length === 1 ? 19 : 14) - raised / 2;
  return Array.from({ length: area.markers }, (_, i) =>
    shape(area.owner, inRow(cx, i, area.markers, 25 * scale), y, scale),
  );
}

function pawns(area: Area, { cx, cy }: Point, { isFar, isReady }: Label): SVGTemplateResult[] {
  const scale = Math.min(isFar ? 1.8 : 1.45, (PAWNS_ON_A_TILE * 1.1) / area.pawns.length);
  return area.pawns.map((pawn, i) => {
    const [x, y] = [inRow(cx, i, area.pawns.length, 18 * scale), cy + 3 * scale];
    return svg`<g data-piece="pawn-${pawn.seat}-${pawn.number}"
      data-place="${Math.round(x)},${Math.round(y)}">${figure(pawn, x, y, scale, isReady(pawn))}</g>`;
  });
}

/** The names of an area's spaces, where no border and nothing else covers them. */
function names(area: Area, isFar: boolean): SVGTemplateResult[] {
  return area.tiles.map(spaceOf).map((space) => {
    const { cx, cy } = middle(space);
    return svg`<text class="tile-name ${isFar ? "is-far" : ""}" x=${cx} y=${cy + 23}>${nameOf(space)}</text>`;
  });
}

/** Where the one of this index stands in a row of so many around a middle. */
function inRow(middle: number, index: number, count: number, distance: number): number {
  return middle + (index - (count - 1) / 2) * distance;
}

/** A pawn: a head on the shape of its seat. One that can act has a halo, one that has acted a tick. */
export function figure(pawn: Pawn, x: number, y: number, scale = 1, isReady = false): SVGTemplateResult {
  return svg`<g class="pawn seat-${pawn.seat} ${pawn.hasActed ? "has-acted" : ""}"
    transform="translate(${x} ${y}) scale(${scale})">
    ${isReady ? svg`<circle class="pawn-halo" cy="-2" r="14.5"></circle>` : nothing}
    <ellipse class="pawn-shadow" cy="9.5" rx="9" ry="2.6"></ellipse>
    <circle class="pawn-head" cy="-9.5" r="4.6"></circle>
    ${shape(pawn.seat, 0, 2, 0.76)}
    <text y=${pawn.seat === 3 ? 7.8 : 5.7}>${pawn.number}</text>
    ${
      pawn.hasActed
        ? svg`<g class="pawn-acted" transform="translate(9 -9)"><circle r="5.4"></circle>
          <path d="M-2.6,0.2l2,2l3.4,-4.2"></path></g>`
        : nothing
    }</g>`;
}
