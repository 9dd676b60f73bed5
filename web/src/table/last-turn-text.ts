import { html, nothing, type TemplateResult } from "lit";
import type { LogLine, Seat } from "../api/schema";
import { pointedOut } from "../core/names";
import { player, toldInARow } from "../core/sentence";
import { t } from "../core/words";

/** The plies of a turn by one seat; of chance only those since somebody acted. */
function pliesLike(last: LogLine | undefined, all: readonly LogLine[]): readonly LogLine[] {
  return last?.by === 0
    ? all.slice(all.findLastIndex(({ by }) => by !== 0) + 1)
    : all.filter(({ turn, by }) => turn === last?.turn && by === last.by);
}

/** More draws in a row set up a game, and are not told one by one. */
const FEW_DRAWS = 4;

/** Whether a ply of a seat needs no moment of its own. */
type Quiet = (token: string, by: number) => boolean;

/**
 * The last turn up to a moment, as a sentence: who played, and all that they did. What chance gave is left out, and what
 * is quiet, unless nothing else was done.
 */
export function lastTurnText(
  all: readonly LogLine[],
  ply: number,
  seats: readonly Seat[],
  isQuiet: Quiet = () => false,
): TemplateResult | undefined {
  const last = all[ply - 1];
  const plies = pliesLike(last, all.slice(0, ply));
  if (!last || (last.by === 0 && plies.length > FEW_DRAWS)) {
    return undefined;
  }
  const loud = plies.filter(({ token, by }) => !isQuiet(token, by));
  const called = pointedOut(seats);
  return html`${last.by > 0 ? html`<b>${player(called, last.by)}</b> ` : nothing}${toldInARow(
    (loud.length > 0 ? loud : plies).map(({ text }) => text || t().hidden),
    called,
  )}`;
}
