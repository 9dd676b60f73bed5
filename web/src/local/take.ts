import type { NewSeat, Table } from "../api/schema";
import { client, somebody } from "../core/services";
import { openedTable } from "../play/seating";
import { recordOf, tables } from "./tables";

/**
 * Takes a game to the server. One that is over goes there as a record and is kept here, too; any other one goes on
 * there, and only there.
 *
 * @returns the page that shows it
 */
export async function takeToServer(id: string): Promise<string> {
  const table = await tables.get(id);
  if (table.over) {
    const record = await recordOf(table);
    await somebody();
    const { id: name } = await client.postText<Table>("/tables/import", record);
    return `/analysis/${name}`;
  }
  const { game = "", options = {} } = table.created;
  const isAlone = table.own.length === 1;
  const seats = table.chairs.map((chair): NewSeat => {
    if (chair.kind === "agent") {
      return { kind: "agent", level: chair.level };
    }
    return isAlone || chair.kind !== "human" ? { kind: "me" } : { kind: "me", name: chair.name };
  });
  const plies = table.history.plies.map(({ token }) => token);
  const opened = await openedTable({ game, options, seats, plies, listed: false });
  await tables.remove(id);
  return `/table/${opened.id}`;
}
