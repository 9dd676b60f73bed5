import type { Table } from "../api/schema";
import { t } from "../words";
import { seatName } from "./names";

/** How a game ended, for whoever sits on these seats. */
export function outcomeOf({ winners, seats, ending }: Table, own: readonly number[]): string {
  const text = t();
  const how = ending && text.endings[ending] ? ` (${text.endings[ending]})` : "";
  if (!winners || winners.length === 0) {
    return ending && text.endings[ending] ? text.ended + how : text.draw;
  }
  const isAlone = own.length === 1;
  if (isAlone && winners.includes(own[0]!)) {
    return text.youWon + how;
  }
  const names = winners.map((seat) => seatName(seats, seat)).join(", ");
  return (isAlone && seats.length === 2 ? text.youLost : text.won(names)) + how;
}
