import { corner } from "../../hex/layout";
import type { Point } from "../../hex/sight";

export interface Space {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a space to its corners, in units of the drawing. */
export const RADIUS = 36;
const WIDTH = Math.sqrt(3) * RADIUS;

/** In the order of the edges between corners 0–1, 1–2, …: lower right first, then clockwise on the screen. */
const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
];

export function nameOf({ q, r }: Space): string {
  return `${q},${r}`;
}

/** Whether a text names a space. */
export function isSpace(name: string): boolean {
  return /^-?\d+,-?\d+$/.test(name);
}

export function spaceOf(name: string): Space {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

export function middle({ q, r }: Space): Point {
  return { cx: WIDTH * (q + r / 2), cy: 1.5 * RADIUS * r };
}

export function neighbours({ q, r }: Space): Space[] {
  return NEIGHBOURS.map(([dq, dr]) => ({ q: q + dq, r: r + dr }));
}

/** How many steps it is from one space to another. */
export function distance(a: Space, b: Space): number {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The edges between a set of spaces and all others, as a path, so far from the middle of each space; or some of them. */
export function outline(spaces: readonly Space[], radius = RADIUS, of = spaces): string {
  const inside = new Set(spaces.map(nameOf));
  return of
    .flatMap((space) =>
      neighbours(space).flatMap((beyond, side) =>
        inside.has(nameOf(beyond)) ? [] : [edge(middle(space), side, radius)],
      ),
    )
    .join("");
}

function edge(at: { cx: number; cy: number }, side: number, radius: number): string {
  const [from, to] = [corner(at, side, radius), corner(at, side + 1, radius)];
  return `M${from.map((n) => n.toFixed(1)).join(",")}L${to.map((n) => n.toFixed(1)).join(",")}`;
}

/** The spaces of a set, those nearest to its middle first. */
export function fromTheMiddle(spaces: readonly Space[]): Space[] {
  const points = spaces.map(middle);
  const [x, y] = [mean(points.map(({ cx }) => cx)), mean(points.map(({ cy }) => cy))];
  const distance = (space: Space): number => Math.hypot(middle(space).cx - x, middle(space).cy - y);
  return [...spaces].sort((a, b) => distance(a) - distance(b));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}

/** Empty spaces that touch something. */
export function shore(filled: readonly Space[]): Space[] {
  const taken = new Set(filled.map(nameOf));
  const found = new Map<string, Space>();
  for (const space of filled.flatMap(neighbours)) {
    if (!taken.has(nameOf(space))) {
      found.set(nameOf(space), space);
    }
  }
  return [...found.values()];
}
