import type { Table } from "../api/schema";
import { t } from "../words";
import { seatName } from "./names";
import { endingOf } from "./services";

/** How a game ended, for whoever sits on these seats. */
export function outcomeOf({ game, winners, seats, ending }: Table, own: readonly number[]): string {
  const text = t();
  const isByPeople = !!ending && ending in text.endings;
  const reason = ending ? (text.endings[ending] ?? endingOf(game, ending)) : undefined;
  const how = reason ? text.because(reason) : "";
  if (!winners || winners.length === 0) {
    return (isByPeople ? text.ended : text.draw) + how;
  }
  const isAlone = own.length === 1;
  if (isAlone && winners.includes(own[0]!)) {
    return text.youWon + how;
  }
  const names = winners.map((seat) => seatName(seats, seat)).join(", ");
  return (isAlone && seats.length === 2 ? text.youLost : text.won(names)) + how;
}
