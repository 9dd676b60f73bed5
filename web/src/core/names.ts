import type { Seat } from "../api/schema";
import { isNameless, t } from "./words";

/**
 * How a seat is called everywhere; chance has no name. Those who would be called the same
 * have the seat's number behind it.
 */
export function seatName(seats: readonly Seat[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  if (!found) {
    return "";
  }
  if (found.kind === "open") {
    return t().openSeat;
  }
  if (found.kind === "kept") {
    return t().keptFor(givenName(found));
  }
  const isAlone = seats.every(
    (other) => other.seat === seat || other.kind !== found.kind || givenName(other) !== givenName(found),
  );
  return isAlone ? givenName(found) : t().numbered(givenName(found), seat);
}

/** Without the number that tells computers, and people of one name, from each other. */
function givenName({ kind, name, seat }: Seat): string {
  if (kind === "agent") {
    return t().computer;
  }
  return isNameless(name) ? t().player(seat) : name;
}

/** Whether several people play at one screen, so that none of them is "you". */
export function isShared(seats: readonly Seat[]): boolean {
  return seats.filter(({ you }) => you).length > 1;
}

/** Who sits at a table, in few words: oneself once, the like together. */
export function peopleOf(seats: readonly Seat[]): string {
  if (seats.every((seat) => seat.you)) {
    return t().playHereHint;
  }
  const names = seats.map((seat) =>
    seat.you
      ? t().you
      : seat.kind === "agent"
        ? t().withLevel(t().computer, seat.level ?? 1)
        : seatName(seats, seat.seat),
  );
  return [...new Set(names)].map((name) => counted(name, names.filter((other) => other === name).length)).join(" · ");
}

function counted(name: string, count: number): string {
  return count > 1 ? t().counted(name, count) : name;
}
