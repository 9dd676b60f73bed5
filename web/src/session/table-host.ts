import { isKeptHere } from "../api/kept-here";
import type { AnalysisLine, Event, Table } from "../api/schema";
import { Wire, type WireListener } from "../api/wire";
import { client, engine } from "../core/services";
import type { Line } from "../engine/engine";

/** Where a table is kept: it tells what happens there, and what is done there is done through it. */
export interface TableHost {
  /** Whether whoever plays there alone may think for the computers. */
  readonly isDelegating: boolean;
  /** Tells a listener about the table from now on. */
  connect(listener: WireListener): TableLine;
  /** The table as it stands. */
  table(): Promise<Table>;
  /** All that has happened there. */
  events(): Promise<readonly Event[]>;
  /** The game so far as text. */
  record(): Promise<string>;
  /**
   * What search would play for whoever acts after a line of the table, knowing no more than they do, after so many
   * simulated games.
   */
  hint(line: Line, nodes: number): AsyncGenerator<AnalysisLine>;
  /** Does something at the table; the version that it has then. */
  post(path: string, body: unknown): Promise<{ version: number }>;
}

/** The connection of one listener. */
export interface TableLine {
  close(): void;
  /** The listener wants to be told something else now. */
  reconnect(): void;
}

/** Who keeps a table, by its name. */
export async function hostOf(id: string): Promise<TableHost> {
  return isKeptHere(id) ? new (await import("../local/local-host")).LocalHost(id) : new ServerHost(id);
}

/** A table that the server keeps. */
class ServerHost implements TableHost {
  readonly isDelegating = true;

  constructor(private readonly id: string) {}

  connect(listener: WireListener): TableLine {
    return new Wire(this.id, listener);
  }

  table(): Promise<Table> {
    return client.get<Table>(`/tables/${this.id}`);
  }

  events(): Promise<readonly Event[]> {
    return client.all<Event>(`/tables/${this.id}/events?wait=false`);
  }

  record(): Promise<string> {
    return client.text(`/tables/${this.id}/record.fgn`);
  }

  hint(line: Line, nodes: number): AsyncGenerator<AnalysisLine> {
    return engine.hint(line, nodes);
  }

  post(path: string, body: unknown): Promise<{ version: number }> {
    return client.post<{ version: number }>(`/tables/${this.id}/${path}`, body);
  }
}
