import { html, nothing, type TemplateResult } from "lit";
import type { Presence, Table } from "../api/schema";
import { t } from "../core/words";
import { timeAgo } from "./time-text";
import "./presence.css";

/** Whether somebody else who plays is there; nothing where that is not known. */
export function presenceOf(table: Table, seat: number): TemplateResult | typeof nothing {
  const known = othersPresence(table, seat);
  if (!known) {
    return nothing;
  }
  const words = known.here ? t().lobby.here : absence(known);
  return html`<span class="presence ${known.here ? "is-here" : ""}" data-here=${known.here} title=${words}
    ><span class=${known.here ? "sr-only" : ""}>${words}</span></span>`;
}

/** Since when somebody else who plays is away, in words; nothing if they are there. */
export function absenceOf(table: Table, seat: number): string | undefined {
  const known = othersPresence(table, seat);
  return known && !known.here ? absence(known) : undefined;
}

function othersPresence({ presence, seats, status }: Table, seat: number): Presence | undefined {
  const isOwn = seats.some((one) => one.seat === seat && one.you);
  return status === "over" || isOwn ? undefined : presence.find((one) => one.seat === seat);
}

function absence({ since }: Presence): string {
  return since ? t().lobby.awaySince(timeAgo(since)) : t().lobby.away;
}
