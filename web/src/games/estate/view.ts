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

/** Where the pieces of each colour are. */
export function cellsByColour(groups: readonly Group[]): Record<Colour, string[]> {
  const of = (colour: Colour) => groups.filter((group) => group.colour === colour).flatMap(({ cells }) => cells);
  return { light: of("light"), dark: of("dark") };
}

/** What a seat plays. */
export function colourOf(view: View, seat: number): Colour {
  return view.light.seat === seat ? "light" : "dark";
}
