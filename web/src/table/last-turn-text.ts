import { html, type TemplateResult } from "lit";
import type { LogLine, Seat } from "../api/schema";
import { seatName } from "../core/names";
import { toldInARow } from "../core/sentence";
import { t } from "../core/words";

/** More draws in a row set up a game, and are not told one by one. */
const FEW_DRAWS = 4;

/** The last turn up to a moment, as a sentence: who played, and all that they did; what chance gave is left out. */
export function lastTurnText(all: readonly LogLine[], ply: number, seats: readonly Seat[]): TemplateResult | undefined {
  const last = all[ply - 1];
  const plies = last && all.slice(0, ply).filter(({ turn, by }) => turn === last.turn && by === last.by);
  if (plies && last.by === 0 && plies.length > FEW_DRAWS) {
    return undefined;
  }
  return (
    plies &&
    html`<b>${seatName(seats, last.by)}</b> ${toldInARow(
      plies.map(({ text }) => text || t().hidden),
      seats,
    )}`
  );
}
