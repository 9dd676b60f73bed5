/** A cell of a hexagonal board; rows run from the bottom (`a`) to the top, cells from left to right. */
export interface HexCell {
  readonly name: string;
  readonly row: number;
  readonly index: number;
  /** Axial: along the row, and up. */
  readonly q: number;
  readonly y: number;
  /** The centre, in units of the drawing. */
  readonly cx: number;
  readonly cy: number;
}

export type Direction = "left" | "right" | "up" | "down" | "first" | "last";

/** From a cell's centre to its corners, in units of the drawing. */
export const RADIUS = 30;
export const WIDTH = Math.sqrt(3) * RADIUS;
const SLAB_ROOM = 8;

/** Where the cells of a board with so many to a side lie. It knows no rules, only places. */
export class HexLayout {
  private static readonly made = new Map<number, HexLayout>();
  readonly cells: readonly HexCell[];
  private readonly byName: ReadonlyMap<string, HexCell>;

  static of(side: number): HexLayout {
    let layout = HexLayout.made.get(side);
    if (!layout) {
      layout = new HexLayout(side);
      HexLayout.made.set(side, layout);
    }
    return layout;
  }

  private constructor(readonly side: number) {
    const rows = Array.from({ length: 2 * side - 1 }, (_, row) => row);
    this.cells = rows.flatMap((row) => this.cellsOf(row));
    this.byName = new Map(this.cells.map((cell) => [cell.name, cell]));
  }

  private cellsOf(row: number): HexCell[] {
    const y = row - (this.side - 1);
    const first = -Math.min(row, this.side - 1);
    return Array.from({ length: this.length(row) }, (_, index) => {
      const q = first + index;
      const name = String.fromCharCode(97 + row) + (index + 1);
      return { name, row, index, q, y, cx: WIDTH * (q + y / 2), cy: -1.5 * RADIUS * y };
    });
  }

  length(row: number): number {
    return 2 * this.side - 1 - Math.abs(row - (this.side - 1));
  }

  get(name: string): HexCell | undefined {
    return this.byName.get(name);
  }

  get centre(): HexCell {
    return this.cells[(this.cells.length - 1) / 2]!;
  }

  /** The cells of a row, from left to right. */
  row(row: number): readonly HexCell[] {
    return this.cells.filter((cell) => cell.row === row);
  }

  /** x, y, width and height of the whole, with a margin. */
  viewBox(margin = 10): string {
    const width = WIDTH * (2 * this.side - 1) + 2 * margin;
    const height = RADIUS * (3 * this.side - 1) + 2 * margin;
    return [-width / 2, -height / 2, width, height].map((n) => n.toFixed(1)).join(" ");
  }

  /** The points of the board that all cells lie on: a hexagon that is seen a little around them. */
  get slab(): string {
    const radius = (RADIUS * (1.5 * (this.side - 1) + 1) + SLAB_ROOM) / Math.cos(Math.PI / 6);
    return Array.from({ length: 6 }, (_, i) =>
      round([radius * Math.cos((i * Math.PI) / 3), radius * Math.sin((i * Math.PI) / 3)]),
    ).join(" ");
  }

  /** The six corner cells, from the left one of the bottom row, to the right and on round the board. */
  get corners(): readonly HexCell[] {
    const middle = this.side - 1;
    const ends = (row: number): [HexCell, HexCell] => {
      const cells = this.row(row);
      return [cells[0]!, cells.at(-1)!];
    };
    const [bottom, mid, top] = [ends(0), ends(middle), ends(2 * middle)];
    return [bottom[0], bottom[1], mid[1], top[1], top[0], mid[0]];
  }

  /** A line along a side of the board, numbered from 0, the bottom one, so far outside the centres of its cells. */
  sideLine(side: number, distance: number): string {
    const { corners } = this;
    const angle = (Math.PI / 180) * (90 - 60 * side);
    const [dx, dy] = [distance * Math.cos(angle), distance * Math.sin(angle)];
    const [from, to] = [corners[side]!, corners[(side + 1) % 6]!];
    return `M${round([from.cx + dx, from.cy + dy])}L${round([to.cx + dx, to.cy + dy])}`;
  }

  /** The cell that an arrow key leads to. `wish` is the x that somebody who goes up and down would like to keep. */
  step(from: string, direction: Direction, wish?: number): HexCell | undefined {
    const cell = this.byName.get(from);
    if (!cell) {
      return undefined;
    }
    const row = (at: number): readonly HexCell[] => this.row(at);
    switch (direction) {
      case "left":
      case "right":
        return row(cell.row).find((other) => other.index === cell.index + (direction === "left" ? -1 : 1));
      case "first":
        return row(cell.row)[0];
      case "last":
        return row(cell.row).at(-1);
      case "up":
      case "down":
        return nearest(row(cell.row + (direction === "up" ? 1 : -1)), wish ?? cell.cx);
    }
  }

  /** The cells next to one. */
  neighbours({ q, y }: HexCell): readonly HexCell[] {
    return this.cells.filter((other) => NEIGHBOURS.some(([dq, dy]) => other.q === q + dq && other.y === y + dy));
  }

  /** The connected ones of some cells, beginning at a side of the board, each after one that it touches. */
  inOrder(names: readonly string[], side: number): readonly string[] {
    const angle = (Math.PI / 180) * (90 - 60 * side);
    const out = ({ cx, cy }: HexCell): number => cx * Math.cos(angle) + cy * Math.sin(angle);
    const left = new Set(names.flatMap((name) => this.byName.get(name) ?? []));
    const first = [...left].sort((a, b) => out(b) - out(a))[0];
    const order = first ? [first] : [];
    for (const cell of order) {
      left.delete(cell);
      const next = this.neighbours(cell).filter((other) => left.has(other) && !order.includes(other));
      order.push(...next);
    }
    return order.map(({ name }) => name);
  }

  /** The lines between a set of cells and everything outside it, as the path of an SVG. */
  outline(names: Iterable<string>): string {
    const inside = new Set(names);
    const edges: string[] = [];
    for (const name of inside) {
      const cell = this.byName.get(name);
      for (let side = 0; cell && side < 6; side++) {
        const [dq, dy] = NEIGHBOURS[side]!;
        const beyond = this.cells.find((other) => other.q === cell.q + dq && other.y === cell.y + dy);
        if (!beyond || !inside.has(beyond.name)) {
          edges.push(edge(cell, side));
        }
      }
    }
    return edges.join("");
  }
}

/**
 * In the order of the edges that corners 0–1, 1–2, … of a cell make: lower right first, then clockwise on the screen.
 */
const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
];

/** Corners of a cell, from the right one below, clockwise on the screen. */
export function corner(cell: { cx: number; cy: number }, i: number, radius = RADIUS): [number, number] {
  const angle = (Math.PI / 180) * (30 + 60 * i);
  return [cell.cx + radius * Math.cos(angle), cell.cy + radius * Math.sin(angle)];
}

/** The points of a polygon. */
export function hexagon(cell: { cx: number; cy: number }, radius = RADIUS): string {
  return Array.from({ length: 6 }, (_, i) => round(corner(cell, i, radius))).join(" ");
}

function edge(cell: HexCell, side: number): string {
  return `M${round(corner(cell, side))}L${round(corner(cell, side + 1))}`;
}

function round([x, y]: [number, number]): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function nearest(cells: readonly HexCell[], x: number): HexCell | undefined {
  return cells.reduce<HexCell | undefined>(
    (best, cell) => (!best || Math.abs(cell.cx - x) < Math.abs(best.cx - x) ? cell : best),
    undefined,
  );
}
