import type { Node } from "./tree";

/** Limits of what is read from outside, the same as in records. */
export const MOST_PLIES = 20_000;
export const MOST_NESTED = 50;
export const LONGEST_NOTE = 2000;
const LONGEST_TOKEN = 64;

/**
 * A tree as data, in the order of a record: tokens; after each what is said of it, then its alternatives, each a list of
 * its own. What is said before the first token is about the start.
 */
export type Moves = readonly Move[];
export type Move = string | Note | Moves;

export interface Note {
  readonly name?: string;
  readonly comment?: string;
}

/** What was read is no tree. */
export class BrokenTree extends Error {}

export function movesOf(root: Node): Moves {
  return [...notesOf(root), ...following(root)];
}

/** Along the main line in a loop, because games are long; variations within variations are few. */
function following(node: Node): Move[] {
  const moves: Move[] = [];
  for (let at = node; at.next.length > 0; at = at.next[0]!) {
    const [first, ...others] = at.next;
    moves.push(first!.token, ...notesOf(first!));
    moves.push(...others.map((other) => [other.token, ...notesOf(other), ...following(other)]));
  }
  return moves;
}

function notesOf({ name, comment }: Node): Note[] {
  return name || comment ? [{ ...(name && { name }), ...(comment && { comment }) }] : [];
}

/** The text of a record's moves, without numbers. */
export function textOf(moves: Moves): string {
  return moves
    .map((move) => (typeof move === "string" ? move : isList(move) ? `(${textOf(move)})` : noteText(move)))
    .join(" ");
}

function noteText({ name, comment }: Note): string {
  const texts = [...(name ? [`#${name}`] : []), ...(comment ? [comment] : [])];
  return texts.map((text) => `{${text.replaceAll(/[\\}]/g, "\\$&")}}`).join(" ");
}

function isList(move: Move): move is Moves {
  return Array.isArray(move);
}

/** A node that is still being put together. */
interface Growing {
  token: string;
  name?: string;
  comment?: string;
  next: Growing[];
}

/** The tree that a list describes. */
export function treeOf(moves: unknown): Node {
  const root: Growing = { token: "", next: [] };
  let left = MOST_PLIES;
  const play = (at: Growing, token: string): Growing => {
    if (token.length > LONGEST_TOKEN || /\s/.test(token) || token === "" || left-- === 0) {
      throw new BrokenTree();
    }
    const known = at.next.find((node) => node.token === token);
    const node = known ?? { token, next: [] };
    if (!known) {
      at.next.push(node);
    }
    return node;
  };
  const grow = (from: Growing, list: unknown, depth: number): void => {
    if (!Array.isArray(list) || depth > MOST_NESTED) {
      throw new BrokenTree();
    }
    let [before, at] = [from, from];
    for (const move of list as unknown[]) {
      if (typeof move === "string") {
        [before, at] = [at, play(at, move)];
      } else if (Array.isArray(move)) {
        grow(before, move, depth + 1);
      } else {
        note(at, move);
      }
    }
  };
  grow(root, moves, 0);
  return root;
}

function note(at: Growing, said: unknown): void {
  if (typeof said !== "object" || said === null) {
    throw new BrokenTree();
  }
  const { name, comment } = said as Record<string, unknown>;
  for (const text of [name, comment]) {
    if (text !== undefined && (typeof text !== "string" || text.length > LONGEST_NOTE)) {
      throw new BrokenTree();
    }
  }
  Object.assign(at, name ? { name } : {}, comment ? { comment } : {});
}
