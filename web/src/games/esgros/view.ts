import type { Scene } from "../../board/game";

export type Colour = "black" | "white";

export interface Group {
  readonly colour: Colour;
  readonly cells: readonly string[];
}

/** What the server shows of a position of Esgros. */
export interface View {
  readonly size: number;
  /** The seats that play the colours. */
  readonly black: number;
  readonly white: number;
  readonly mover: Colour;
  readonly groups: readonly Group[];
  readonly open: readonly string[];
  readonly canSwap: boolean;
}

export function groupAt(view: View, cell: string): Group | undefined {
  return view.groups.find((group) => group.cells.includes(cell));
}

/** The stones that what is considered would remove: those that are not there any more. */
export function removedBy({ view, considered }: Scene<View>): ReadonlySet<string> {
  const after = considered?.view;
  if (!after) {
    return new Set();
  }
  return new Set(view.groups.flatMap((group) => group.cells).filter((cell) => !groupAt(after, cell)));
}
