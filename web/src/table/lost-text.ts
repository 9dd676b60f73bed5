import { Refusal } from "../api/client";
import type { Seat } from "../api/schema";
import { spoken } from "../core/sentence";
import { t } from "../core/words";

/** Says that moves were not played, and why. */
export function lostText(moves: number, reason: unknown, seats: readonly Seat[]): string {
  return t().sentences([t().instant.lost(moves), whyLost(reason, seats)]);
}

function whyLost(reason: unknown, seats: readonly Seat[]): string {
  return reason instanceof Refusal && reason.fault.error !== "stale"
    ? spoken(reason.message, seats)
    : t().instant.faster;
}
