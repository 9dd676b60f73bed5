import { nothing, type SVGTemplateResult, svg } from "lit";
import { shape } from "../../core/emblem";
import { face, roofAside } from "./pieces";
import { readPiece } from "./tokens";
import type { Tower } from "./view";

/** The size of things in the drawing of a lot. All streets are as high, so that nothing moves when something is built. */
const WIDTH = 60;
const BLOCK = 48;
const LEFT = (WIDTH - BLOCK) / 2;
const SKY = 64;
const HIGHEST_STOREY = 18;
const PLATE = 17;

export interface Lot {
  readonly name: string;
  /** Its number in its row. */
  readonly number: number;
  readonly tower: Tower | undefined;
  readonly isWhite: boolean;
  /** A piece that somebody considers to put here. */
  readonly ghost: string | undefined;
}

/** A lot from the side: the building, and below it whose it is and what it counts for, or the lot's number. */
export function lotDrawing(lot: Lot): SVGTemplateResult {
  return svg`<svg class="lot-drawing" viewBox="0 0 ${WIDTH} ${SKY + PLATE + 4}" preserveAspectRatio="xMidYMax"
    aria-hidden="true">
    ${building(lot)}
    <g transform="translate(1 ${SKY + 1})">${lot.tower ? plinth(lot.tower) : plate(lot)}</g>
  </svg>`;
}

/** Whether a building leaves no room above it for a sign. */
export function isTall(tower: Tower | undefined): boolean {
  return tower !== undefined && tower.floors.length + (tower.roof > 0 ? 1 : 0) > 2;
}

/** Storeys are as high as usual, or lower where there are many. */
function storeyOf({ tower, ghost }: Lot): number {
  const count = (tower ? tower.floors.length + (tower.roof > 0 ? 1 : 0) : 0) + (ghost ? 1 : 0);
  return Math.min(HIGHEST_STOREY, SKY / Math.max(1, count));
}

function building(lot: Lot): SVGTemplateResult {
  const { tower, ghost, name } = lot;
  const storey = storeyOf(lot);
  const floors = tower?.floors ?? [];
  const level = (n: number): number => SKY - n * storey;
  const top = level(floors.length + 1);
  const roof = tower?.roof ?? 0;
  return svg`${floors.map(
    (floor, i) =>
      svg`<g data-piece=${floor} data-place=${name}>${face(floor, LEFT, level(i + 1), BLOCK, storey - 1)}</g>`,
  )}
    ${
      roof > 0
        ? svg`<g data-piece="roof on ${name}" data-from="sale">${roofAside(roof, LEFT - 2, top, BLOCK + 4, storey - 1)}</g>`
        : nothing
    }
    ${ghost ? svg`<g class="is-ghost">${ghostAside(ghost, top, storey)}</g>` : nothing}`;
}

function ghostAside(ghost: string, y: number, storey: number): SVGTemplateResult {
  const piece = readPiece(ghost);
  return piece?.kind === "roof"
    ? roofAside(piece.value, LEFT - 2, y, BLOCK + 4, storey - 1)
    : face(ghost, LEFT, y, BLOCK, storey - 1);
}

/** In the colour and with the sign of the owner. */
function plinth(tower: Tower): SVGTemplateResult {
  const points = tower.points < 0 ? `−${-tower.points}` : `+${tower.points}`;
  return svg`<rect class="lot-plinth seat-${tower.owner}" width=${WIDTH - 2} height=${PLATE} rx="4"></rect>
    ${shape(tower.owner, 10, PLATE / 2, 0.56)}
    <text class="lot-worth" x=${WIDTH / 2 + 7} y="13">${points}</text>`;
}

function plate(lot: Lot): SVGTemplateResult {
  const { isWhite, number } = lot;
  return svg`<rect class="lot-plan ${isWhite ? "is-white" : ""}" width=${WIDTH - 2} height=${PLATE} rx="4"></rect>
    <text class="lot-name" x=${isWhite ? 15 : WIDTH / 2 - 1} y="13">${number}</text>
    ${isWhite ? svg`<path class="lot-bar" d="M29,3V14"></path><text class="lot-limit" x="44" y="13">≤1</text>` : nothing}`;
}
