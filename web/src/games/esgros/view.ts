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

/** What a seat plays. */
export function colourOf(view: View, seat: number): Colour {
  return view.black === seat ? "black" : "white";
}

/** Who has removed the last enemy stone, if somebody has. */
export function winnerOf({ groups, open }: View): Colour | undefined {
  const [first, ...others] = groups;
  return open.length === 0 && others.every(({ colour }) => colour === first?.colour) ? first?.colour : undefined;
}

/** All stones, those of the group in a cell first. */
export function stonesFrom({ groups }: View, cell: string): readonly string[] {
  const isFirst = (group: Group): number => (group.cells.includes(cell) ? 0 : 1);
  return [...groups].sort((a, b) => isFirst(a) - isFirst(b)).flatMap(({ cells }) => cells);
}

/** The stones that what is considered would remove: those that are not there any more. */
export function removedBy({ view, considered }: Scene<View>): ReadonlySet<string> {
  const after = considered?.view;
  if (!after) {
    return new Set();
  }
  return new Set(view.groups.flatMap((group) => group.cells).filter((cell) => !groupAt(after, cell)));
}
