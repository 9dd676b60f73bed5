import { BrokenTree, LONGEST_NOTE, type Moves, movesOf, treeOf } from "./moves";
import type { Node } from "./tree";

/** What a board is about: a game, how it is set up, and what is tried there. */
export interface Board {
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly seats: number;
  /** A position that was placed by hand, in the words of the game. */
  readonly start?: string;
  readonly name: string;
  readonly tree: Node;
}

const FORMAT = 1;
const MOST_SEATS = 12;

/** A board as text, for keeping and for links. */
export function written({ tree, ...board }: Board): string {
  return JSON.stringify({ format: FORMAT, ...board, moves: movesOf(tree) });
}

/** What `written` wrote; everything else is a `BrokenTree`. Whether the plies are legal is for the rules to say. */
export function read(text: string): Board {
  const { format, game, options, seats, start, name, moves } = parsed(text);
  if (
    format !== FORMAT ||
    typeof game !== "string" ||
    !isOptions(options) ||
    typeof seats !== "number" ||
    !(seats > 0 && seats <= MOST_SEATS) ||
    !isShort(name) ||
    (start !== undefined && !isShort(start))
  ) {
    throw new BrokenTree();
  }
  return { game, options, seats, name, tree: treeOf(moves as Moves), ...(start !== undefined && { start }) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new BrokenTree();
  }
}

function isShort(text: unknown): text is string {
  return typeof text === "string" && text.length <= LONGEST_NOTE;
}

function isOptions(options: unknown): options is Board["options"] {
  return (
    typeof options === "object" &&
    options !== null &&
    Object.values(options).every((value) => ["number", "boolean", "string"].includes(typeof value))
  );
}
