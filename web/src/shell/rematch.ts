import type { Table } from "../api/schema";
import { complain } from "./announce";
import { navigate } from "./router";
import { seatedAgain } from "./seating";

/** To the table at which the same people play once more: the one that somebody has opened already, or a new one. */
export async function rematch(table: Table): Promise<void> {
  try {
    const { id } = await seatedAgain(table);
    navigate(`/table/${id}`);
  } catch (e) {
    complain(e);
  }
}
