import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { navigate } from "../core/router";
import { seatedAgain } from "../play/seating";

/** To the table at which the same people play once more: the one that somebody has opened already, or a new one. */
export async function rematch(table: Table): Promise<void> {
  try {
    const { id } = await seatedAgain(table);
    navigate(`/table/${id}`);
  } catch (e) {
    complain(e);
  }
}
