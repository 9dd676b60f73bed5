import { Refusal } from "../api/client";
import type { Event, Error as Fault, PlyRequest, UndoPlies } from "../api/schema";
import { t } from "../core/words";
import type { LocalTable } from "./local-table";

const CONFLICT = 409;

/** What happens at a table, before it has a number and a time. */
export type Happening = Omit<Event, "v" | "at">;

/** A ply of whoever acts, which is known to be legal. */
export function ply(by: number, token: string): Happening {
  return { kind: "ply", by, token };
}

/** Whether somebody at this screen may play now. */
export function checkTurn(table: LocalTable, by: number | null, { basedOn }: PlyRequest): void {
  checkPlaying(table);
  if (!by || !table.own.includes(by)) {
    throw refused("not-your-turn", t().notYourTurn);
  }
  if (basedOn !== table.version) {
    throw refused("stale", t().changedMeanwhile, table.version);
  }
}

/** Takes back the last decision of the people at this screen, or so many, and all that came after it. */
export function undo(table: LocalTable, { plies: wanted = Number.MAX_SAFE_INTEGER }: UndoPlies): Happening[] {
  checkPlaying(table);
  const { plies } = table.history;
  const last = plies.findLastIndex(({ by }) => table.own.includes(by));
  if (last === -1) {
    throw refused("nothing-to-undo", t().nothingToUndo);
  }
  const { by } = plies[last]!;
  const before = plies.slice(0, last).findLastIndex((one) => one.by !== by);
  const own = Math.min(Math.max(wanted, 1), last - before);
  return [{ kind: "undone", by, plies: plies.length - 1 - last + own }];
}

/** Nobody is left who would play on: whoever did not resign has won. */
export function resign(table: LocalTable): Happening[] {
  checkPlaying(table);
  const staying = table.chairs.map((_, i) => i + 1).filter((seat) => !table.own.includes(seat));
  return [
    ...table.own.map((by): Happening => ({ kind: "resigned", by })),
    { kind: "over", winners: staying, scores: [], reason: "resigned", seed: "" },
  ];
}

function checkPlaying({ over }: LocalTable): void {
  if (over) {
    throw refused("over", t().ended);
  }
}

function refused(error: Fault["error"], message: string, version?: number): Refusal {
  return new Refusal(CONFLICT, { error, message, ...(version !== undefined && { version }) });
}
