import { nothing, type SVGTemplateResult, svg } from "lit";
import { shape } from "../../core/emblem";
import { face, roofAbove, roofAside } from "./pieces";
import { readPiece } from "./tokens";
import type { Tower } from "./view";

/** The size of things in the drawing of a lot. */
const WIDTH = 60;
const STOREY = 18;
const BLOCK = 48;
const LEFT = (WIDTH - BLOCK) / 2;
const FOOT = 18;

export interface Lot {
  readonly name: string;
  /** Its number in its row. */
  readonly number: number;
  readonly tower: Tower | undefined;
  readonly isWhite: boolean;
  /** Whether it and its floors are called as in records, such as `B2`. */
  readonly isNamed: boolean;
  /** A piece that somebody considers to put here. */
  readonly ghost: string | undefined;
}

export function storeys(tower: Tower): number {
  return tower.floors.length + (tower.roof > 0 ? 1 : 0);
}

/** A lot from the side, and below that from above; so many storeys find room. */
export function lotDrawing(lot: Lot, tallest: number): SVGTemplateResult {
  const ground = tallest * STOREY + 4;
  return svg`<svg class="lot-drawing" viewBox="0 0 ${WIDTH} ${ground + 6 + BLOCK + FOOT}" aria-hidden="true">
    ${aside(lot, ground)}
    <path class="lot-ground" d="M2,${ground}H${WIDTH - 2}"></path>
    <g transform="translate(${LEFT} ${ground + 6})">${above(lot)}</g>
    ${foot(lot, ground + 6 + BLOCK + 14)}
  </svg>`;
}

function aside({ tower, ghost, isNamed }: Lot, ground: number): SVGTemplateResult {
  const floors = tower?.floors ?? [];
  const level = (storey: number): number => ground - storey * STOREY;
  const top = level(floors.length + 1);
  return svg`${floors.map((floor, i) => face(floor, LEFT, level(i + 1), BLOCK, STOREY - 1, isNamed))}
    ${tower && tower.roof > 0 ? roofAside(tower.roof, LEFT - 2, top, BLOCK + 4, STOREY - 1) : nothing}
    ${ghost ? svg`<g class="is-ghost">${ghostAside(ghost, top)}</g>` : nothing}`;
}

function ghostAside(ghost: string, y: number): SVGTemplateResult {
  const piece = readPiece(ghost);
  return piece?.kind === "roof"
    ? roofAside(piece.value, LEFT - 2, y, BLOCK + 4, STOREY - 1)
    : face(ghost, LEFT, y, BLOCK, STOREY - 1);
}

function above(lot: Lot): SVGTemplateResult {
  const { tower, isWhite, ghost, isNamed } = lot;
  const ground = svg`<rect class="lot-plan ${isWhite ? "is-white" : ""}" width=${BLOCK} height=${BLOCK} rx="4"></rect>`;
  if (ghost && !tower) {
    return svg`${ground}<g class="is-ghost">${face(ghost, 5, 5, 38, 38)}</g>`;
  }
  if (!tower) {
    return svg`${ground}<text class="lot-name" x=${BLOCK / 2} y=${isWhite ? 23 : 29}>${label(lot)}</text>
      ${isWhite ? svg`<text class="lot-limit" x=${BLOCK / 2} y="38">≤ 1</text>` : nothing}`;
  }
  return svg`${ground}${face(tower.floors.at(-1)!, 5, 5, 38, 38, isNamed)}
    ${tower.roof > 0 ? roofAbove(tower.roof, 11, 11, 26) : nothing}`;
}

/** The number of a built lot, what the building counts for, and for whom. */
function foot(lot: Lot, y: number): SVGTemplateResult | typeof nothing {
  const { tower } = lot;
  if (!tower) {
    return nothing;
  }
  const points = tower.points < 0 ? `−${-tower.points}` : `+${tower.points}`;
  return svg`<text class="lot-number" x="1" y=${y}>${label(lot)}</text>
    <text class="lot-worth" x=${WIDTH / 2 - 2} y=${y}>${points}</text>
    ${shape(tower.owner, WIDTH - 8, y - 5, 0.62)}`;
}

function label({ name, number, isNamed }: Lot): string {
  return isNamed ? name : `${number}`;
}
