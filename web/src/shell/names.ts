import type { Seat } from "../api/schema";
import { t } from "../words";

/** How a seat is called; chance has none. */
export function seatName(seats: readonly Seat[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  if (!found) {
    return "";
  }
  if (found.kind === "agent") {
    const agents = seats.filter((one) => one.kind === "agent");
    return t().computer(found.level ?? 1, agents.length > 1 ? agents.indexOf(found) + 1 : 0);
  }
  if (found.kind === "open") {
    return t().openSeat;
  }
  if (found.kind === "kept") {
    return t().keptFor(found.name);
  }
  const isShared = seats.some((other) => other.seat !== seat && other.kind === "human" && other.name === found.name);
  return isShared ? `${found.name} ${seat}` : found.name;
}
