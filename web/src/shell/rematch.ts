import type { NewSeat, Seat, Table } from "../api/schema";
import type { Said } from "./history";
import { openTable } from "./new-table";
import { client } from "./services";

/** What is said at the old table, so that the others find the new one. */
const OFFER = /^↻ \/table\/([\w-]+)$/;

/** The same game with the same kinds of players, who move one seat on. */
export async function rematch({ id, game, options, seats, clock, listed = false }: Table): Promise<void> {
  const kinds = seats.map(kindOf);
  const moved = [...kinds.slice(-1), ...kinds.slice(0, -1)];
  const opened = await openTable({ game, options, seats: moved, listed, ...(clock && { clock: paceOf(clock) }) });
  if (opened !== undefined && moved.some((seat) => seat.kind === "open")) {
    await client.post(`/tables/${id}/say`, { text: `↻ /table/${opened}` });
  }
}

/** The table to which an offer leads, if what was said is one. */
export function offerIn({ text }: Said): string | undefined {
  return OFFER.exec(text)?.[1];
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
