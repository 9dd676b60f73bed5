import { html, type TemplateResult } from "lit";
import type { Seat, Told } from "../api/schema";
import { t } from "../words";
import { seatName } from "./names";
import { toldInARow } from "./sentence";

/** The last turn up to a moment, as a sentence: who played, and all that they did; what chance gave is left out. */
export function happened(all: readonly Told[], ply: number, seats: readonly Seat[]): TemplateResult | undefined {
  const last = all[ply - 1];
  const deeds = last && all.slice(0, ply).filter(({ turn, by }) => turn === last.turn && by === last.by);
  return (
    deeds &&
    html`<b>${seatName(seats, last.by)}</b> ${toldInARow(
      deeds.map(({ text }) => text || t().hidden),
      seats,
    )}`
  );
}
