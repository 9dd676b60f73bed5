import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { navigate } from "../core/router";
import { seatedAt } from "../play/seating";

/** Takes the first open seat and goes there. */
export async function joinTable(table: Table): Promise<void> {
  const seat = table.seats.find(({ kind }) => kind === "open")?.seat;
  try {
    await seatedAt(table, seat);
    navigate(`/table/${table.id}`);
  } catch (e) {
    complain(e);
  }
}
