import type { EsgrosGroup, EsgrosView } from "../../api/schema";
import type { Scene } from "../../board/game";

export type View = EsgrosView;
export type Group = EsgrosGroup;
export type Colour = Group["colour"];

export function groupAt(view: View, cell: string): Group | undefined {
  return view.groups.find((group) => group.cells.includes(cell));
}

/** Where the stones of each colour are. */
export function cellsByColour(groups: readonly Group[]): Record<Colour, string[]> {
  const of = (colour: Colour) => groups.filter((group) => group.colour === colour).flatMap(({ cells }) => cells);
  return { black: of("black"), white: of("white") };
}

/** The stones that what is considered would remove: those that are not there any more. */
export function removedBy({ view, considered }: Scene<View>): ReadonlySet<string> {
  const after = considered?.view;
  if (!after) {
    return new Set();
  }
  return new Set(view.groups.flatMap((group) => group.cells).filter((cell) => !groupAt(after, cell)));
}
