export type Colour = "light" | "dark";

export const COLOURS: readonly Colour[] = ["light", "dark"];

export interface Player {
  readonly colour: Colour;
  readonly seat: number;
  /** Pieces left. */
  readonly supply: number;
  /** Points that the cheapest win still costs, were the other to stand still; 0 if none is near. */
  readonly toWin: number;
  /** The cells to buy for it. */
  readonly way: readonly string[];
}

export interface Group {
  readonly colour: Colour;
  readonly cells: readonly string[];
  /** The sides that it touches, from 1, the bottom one, to the right and on round the board. */
  readonly sides: readonly number[];
}

/** What the server shows of a position of Estate. */
export interface View {
  readonly size: number;
  readonly light: Player;
  readonly dark: Player;
  /** Whose turn it is; once it is over, who has won. */
  readonly mover: Colour;
  readonly pointsLeft: number;
  readonly hasPlaced: boolean;
  readonly cells: ReadonlyArray<{ readonly name: string; readonly price: number }>;
  readonly groups: readonly Group[];
  readonly open: readonly string[];
  readonly canEnd: boolean;
  readonly canSwap: boolean;
  readonly isOver: boolean;
  /** The chain that has won and the sides that it connects; empty until then. */
  readonly won: { readonly cells: readonly string[]; readonly sides: readonly number[] };
}

export function groupAt(view: View, cell: string): Group | undefined {
  return view.groups.find((group) => group.cells.includes(cell));
}

export function priceOf(view: View, cell: string): number {
  return view.cells.find(({ name }) => name === cell)?.price ?? 0;
}

/** What a seat plays. */
export function colourOf(view: View, seat: number): Colour {
  return view.light.seat === seat ? "light" : "dark";
}
