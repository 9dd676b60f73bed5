import type { Table } from "../api/schema";
import { Wire, type WireListener } from "../api/wire";
import { client } from "../core/services";

/** Where a table is kept: it tells what happens there, and what is done there is done through it. */
export interface TableHost {
  /** Tells a listener about the table from now on. */
  connect(listener: WireListener): TableLine;
  /** The table as it stands. */
  table(): Promise<Table>;
  /** Does something at the table; the version that it has then. */
  post(path: string, body: unknown): Promise<{ version: number }>;
}

/** The connection of one listener. */
export interface TableLine {
  close(): void;
  /** The listener wants to be told something else now. */
  reconnect(): void;
}

/** A table that the server keeps. */
export class ServerHost implements TableHost {
  constructor(private readonly id: string) {}

  connect(listener: WireListener): TableLine {
    return new Wire(this.id, listener);
  }

  table(): Promise<Table> {
    return client.get<Table>(`/tables/${this.id}`);
  }

  post(path: string, body: unknown): Promise<{ version: number }> {
    return client.post<{ version: number }>(`/tables/${this.id}/${path}`, body);
  }
}
