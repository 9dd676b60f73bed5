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

/** Who sits at a table, in few words: oneself once, the like together. */
export function peopleOf(seats: readonly Seat[]): string {
  if (seats.every((seat) => seat.you)) {
    return t().playHereHint;
  }
  const names = seats.map((seat) => (seat.you ? t().you : seat.kind === "agent" ? t().computer(seat.level ?? 1) : seatName(seats, seat.seat)));
  return [...new Set(names)].map((name) => counted(name, names.filter((other) => other === name).length)).join(" · ");
}

function counted(name: string, count: number): string {
  return count > 1 ? `${count} × ${name}` : name;
}
