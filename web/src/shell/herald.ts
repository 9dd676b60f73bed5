import type { Event, Seat } from "../api/schema";
import { t } from "../words";
import { announce, toast } from "./announce";
import type { History } from "./history";
import { seatName } from "./names";
import { tap } from "./sound";

/** Makes known what has just happened at a table, besides what is seen on the board. */
export function herald(event: Event, seats: readonly Seat[], { undoBy = 0 }: History): void {
  const own = seats.filter(({ you }) => you).map(({ seat }) => seat);
  const name = event.name ?? seatName(seats, event.seat ?? event.by ?? 0);
  switch (event.kind) {
    case "ply":
      return tap();
    case "undo-refused":
      return refused(event.by ?? 0, undoBy, own, seats);
    case "undone":
      return announce(t().tookBack(name));
    case "seated":
      return announce(t().satDown(name));
    case "left":
      return announce(t().gotUp(name));
    case "resigned":
    case "flagged":
      return toast(t().sentences([own.includes(event.by ?? 0) ? t().youAreGone[event.kind] : t().areGone[event.kind](name)]));
    case "paused":
      return toast(t().paused);
    case "said":
      return announce(t().says(name, event.text ?? ""));
  }
}

/** Only whoever asked cares for a no; the others hear that a question is withdrawn. */
function refused(by: number, asker: number, own: readonly number[], seats: readonly Seat[]): void {
  if (by === asker) {
    announce(t().undoWithdrawn(seatName(seats, by)));
  } else if (own.includes(asker)) {
    toast(t().undoRefused(seatName(seats, by)));
  }
}
