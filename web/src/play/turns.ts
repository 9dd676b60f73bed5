import type { LogLine } from "../api/schema";

/** The plies of one turn. */
export interface Turn {
  readonly turn: number;
  /** The seat whose turn it is; 0 if only chance acted. */
  readonly by: number;
  readonly plies: readonly LogLine[];
}

/** The log, grouped by turn. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: { turn: number; by: number; plies: LogLine[] }[] = [];
  for (const line of log) {
    let last = turns.at(-1);
    if (last?.turn !== line.turn) {
      last = { turn: line.turn, by: 0, plies: [] };
      turns.push(last);
    }
    last.by ||= line.by;
    last.plies.push(line);
  }
  return turns;
}

/** The first of the last turns that hold so many plies together, or the one of an earlier ply that is shown. */
export function firstOfLast(turns: readonly Turn[], plies: number, shown: number): number {
  let first = turns.length;
  let count = 0;
  while (first > 0 && (count < plies || (turns[first]?.plies[0]?.ply ?? 0) > shown)) {
    first -= 1;
    count += turns[first]?.plies.length ?? 0;
  }
  return first;
}
