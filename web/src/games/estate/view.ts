import type { EstateGroup, EstateView } from "../../api/schema";

export type View = EstateView;
export type Group = EstateGroup;
export type Colour = Group["colour"];

export const COLOURS: readonly Colour[] = ["light", "dark"];

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
