import type { LogLine, Table, Update } from "../api/schema";
import { follow, type History, NOTHING_YET } from "../play/history";

/** All that is known of a table. */
export interface TableState {
  readonly table: Table;
  readonly history: History;
  /** What happened, in sentences, one for each ply that stands. */
  readonly log: readonly LogLine[];
}

/** What is known after an update. The same state if the update says nothing new, or if something before it is missing. */
export function fold(state: TableState | undefined, update: Update): TableState {
  if (state && !isNext(state, update)) {
    return state;
  }
  const isTold = state && update.since > 0;
  const before = isTold ? state.history : NOTHING_YET;
  const log = isTold ? state.log : [];
  return {
    table: update.table,
    history: update.events.filter(({ v }) => v > before.v).reduce(follow, before),
    log: [...log.slice(0, update.log.from), ...update.log.lines],
  };
}

/** Updates may overlap with what is known, but not leave a gap. If all is told again it may be for its other words. */
function isNext({ history: { v } }: TableState, update: Update): boolean {
  return update.since === 0 ? update.v >= v : update.since <= v && update.v > v;
}
