import type { NewTable, Table } from "../api/schema";
import { complain } from "./announce";
import { navigate } from "./router";
import { client, somebody } from "./services";

/** Opens a table and goes there; its name, unless that failed. */
export async function openTable(table: NewTable): Promise<string | undefined> {
  try {
    await somebody();
    const { id } = await client.post<Table>("/tables", table);
    navigate(`/table/${id}`);
    return id;
  } catch (e) {
    complain(e);
    return undefined;
  }
}
