import type { Table } from "../api/schema";
import { complain } from "./announce";
import { navigate } from "./router";
import { client } from "./services";

/** To the table at which the same people play once more: the one that somebody has opened already, or a new one. */
export async function rematch({ id }: Table): Promise<void> {
  try {
    const next = await client.post<Table>(`/tables/${id}/rematch`);
    navigate(`/table/${next.id}`);
  } catch (e) {
    complain(e);
  }
}
