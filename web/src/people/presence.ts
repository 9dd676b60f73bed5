import { html, nothing, type TemplateResult } from "lit";
import type { Table } from "../api/schema";
import { t } from "../core/words";
import { timeAgo } from "./time-text";
import "./presence.css";

/** Whether somebody else who plays is there; nothing where that is not known. */
export function presenceOf({ presence, seats, status }: Table, seat: number): TemplateResult | typeof nothing {
  const known = presence.find((one) => one.seat === seat);
  if (!known || status === "over" || seats.some((one) => one.seat === seat && one.you)) {
    return nothing;
  }
  const text = t().lobby;
  const words = known.here ? text.here : known.since ? text.awaySince(timeAgo(known.since)) : text.away;
  return html`<span class="presence ${known.here ? "is-here" : ""}" data-here=${known.here} title=${words}
    ><span class=${known.here ? "sr-only" : ""}>${words}</span></span>`;
}
