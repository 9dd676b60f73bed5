import type { Event, LogLine, Update } from "../api/schema";

/** What an update has brought that was not known; on arriving at a table only the last sentence. */
export interface News {
  readonly events: readonly Event[];
  readonly lines: readonly LogLine[];
}

export const NO_NEWS: News = { events: [], lines: [] };

/** @param known the last event that was known; none on arriving */
export function newsSince(known: number | undefined, { events, log }: Update): News {
  return known === undefined
    ? { events: [], lines: log.lines.slice(-1) }
    : { events: events.filter(({ v }) => v > known), lines: log.lines.filter(({ v = 0 }) => v > known) };
}
