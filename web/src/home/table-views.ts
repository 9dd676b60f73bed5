import { isKeptHere } from "../api/kept-here";
import type { Table } from "../api/schema";
import { client } from "../core/services";
import { KnownTables } from "./known-tables";

/** So many games are shown with their boards. */
const MOST = 6;

/** The positions of one's tables, which lists leave out: asked for when they are shown and something has happened. */
export class TableViews {
  private readonly known = new Map<string, Table>(new KnownTables().all.map((table) => [table.id, table]));
  private readonly asked = new Map<string, number>();

  constructor(private readonly onArrival: () => void) {}

  /** A table with its position, as far as that is known. */
  of(table: Table): Table {
    const before = this.known.get(table.id);
    const view = table.view ?? before?.view;
    if (!isKeptHere(table.id) && table.status === "playing" && (!view || before?.version !== table.version)) {
      void this.ask(table);
    }
    return view ? { ...table, view } : table;
  }

  private async ask({ id, version }: Table): Promise<void> {
    if (this.asked.get(id) === version || (!this.asked.has(id) && this.asked.size >= MOST)) {
      return;
    }
    this.asked.set(id, version);
    try {
      this.known.set(id, await client.get<Table>(`/tables/${id}`));
      this.onArrival();
    } catch {
      // The picture of the game stands in for it.
    }
  }
}
