import type { Event, Seat } from "../api/schema";
import { t } from "../words";
import { announce, toast } from "./announce";
import { seatName } from "./names";
import { tap } from "./sound";

/** Makes known what has just happened at a table, besides what is seen on the board. */
export function herald(event: Event, seats: readonly Seat[]): void {
  const name = event.name ?? seatName(seats, event.seat ?? event.by ?? 0);
  switch (event.kind) {
    case "ply":
      return tap();
    case "undo-refused":
      return toast(t().undoRefused);
    case "undone":
      return announce(t().tookBack(name));
    case "seated":
      return announce(t().satDown(name));
    case "left":
      return announce(t().gotUp(name));
    case "said":
      return announce(`${name}: ${event.text}`);
  }
}
