import { Refusal } from "../api/client";
import { isKeptHere } from "../api/kept-here";
import type { NewTable, Seal, Table } from "../api/schema";
import { client, somebody } from "../core/services";
import { DrawShares } from "./draw-shares";

/** Has the server commit to the draws of a table that is not there yet, and only then chooses this browser's number. */
async function sealed(): Promise<{ seal: string; salt: string }> {
  const { table, commitment } = await client.post<Seal>("/seals");
  return { seal: table, salt: new DrawShares().keep(table, commitment).salt };
}

/** Opens a table. */
export async function openedTable(table: NewTable): Promise<Table> {
  await somebody();
  return client.post<Table>("/tables", { ...table, ...(await sealed()) });
}

/** Takes a seat at a table that was looked at, so that its commitment is known. */
export async function seatedAt({ id, commitment = "" }: Table, seat?: number): Promise<Table> {
  await somebody();
  const { salt } = new DrawShares().keep(id, commitment);
  return client.post<Table>(`/tables/${id}/join`, { seat, salt });
}

/**
 * The table at which the same people play once more, seated there: the one that somebody has
 * opened already, or a new one.
 */
export async function seatedAgain({ id, rematch }: Table): Promise<Table> {
  if (isKeptHere(id)) {
    return (await import("../local/tables")).againHere(id);
  }
  const opened = rematch && (await client.get<Table>(`/tables/${rematch}`));
  if (opened && opened.status !== "over") {
    return seatedOnce(opened);
  }
  try {
    return await client.post<Table>(`/tables/${id}/rematch`, await sealed());
  } catch (e) {
    if (e instanceof Refusal && e.fault.table) {
      return seatedOnce(await client.get<Table>(`/tables/${e.fault.table}`)); // somebody else was faster
    }
    throw e;
  }
}

async function seatedOnce(table: Table): Promise<Table> {
  return table.seats.some(({ you }) => you) ? table : seatedAt(table);
}
