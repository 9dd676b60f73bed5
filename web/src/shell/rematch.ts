import type { NewSeat, Seat, Table } from "../api/schema";
import { openTable } from "./new-table";

/** The same game with the same kinds of players, who move one seat on. */
export async function rematch({ game, options, seats, clock, listed = false }: Table): Promise<void> {
  const kinds = seats.map(kindOf);
  const moved = [...kinds.slice(-1), ...kinds.slice(0, -1)];
  await openTable({ game, options, seats: moved, listed, ...(clock && { clock: paceOf(clock) }) });
}

function kindOf(seat: Seat): NewSeat {
  if (seat.kind === "agent") {
    return { kind: "agent", level: seat.level ?? 1 };
  }
  return { kind: seat.you ? "me" : "open" };
}

function paceOf({ kind, base = 0, increment = 0, perMove = 0 }: NonNullable<Table["clock"]>) {
  return kind === "live" ? { kind, base, increment } : { kind, perMove };
}
