import type { Table } from "../api/schema";

const TABLES = "freehold.tables";
const REMOVED = "freehold.removed";
const MOST_TABLES = 12;
const MOST_REMOVED = 500;
/** A larger view is not kept: it is asked for again. */
const LARGEST_VIEW = 20_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

/** One's tables as they were last seen in this browser, so that the page need not wait for the server to lay them out. */
export class KnownTables {
  constructor(private readonly memory: Memory = localStorage) {}

  get all(): readonly Table[] {
    return this.read<Table[]>(TABLES, []);
  }

  keep(tables: readonly Table[]): void {
    this.write(TABLES, tables.slice(0, MOST_TABLES).map(light));
  }

  /** Whether somebody does not want to see a table any more. */
  isRemoved(id: string): boolean {
    return this.read<string[]>(REMOVED, []).includes(id);
  }

  remove(id: string): void {
    this.write(REMOVED, [...this.read<string[]>(REMOVED, []), id].slice(-MOST_REMOVED));
    this.keep(this.all.filter((table) => table.id !== id));
  }

  private read<T>(key: string, otherwise: T): T {
    try {
      return (JSON.parse(this.memory.getItem(key) ?? "null") as T | null) ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  private write(key: string, value: unknown): void {
    try {
      this.memory.setItem(key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing waits for the server.
    }
  }
}

/** Without what would fill the browser's memory. */
function light(table: Table): Table {
  const { view, legal: _, moves: __, ...rest } = table;
  return view && JSON.stringify(view).length <= LARGEST_VIEW ? { ...rest, view } : rest;
}

/** Whether it is up to oneself. */
export function isWaiting(table: Table): boolean {
  return table.seats.some((seat) => seat.you && seat.seat === table.by);
}

/** What waits for oneself first, then what changed last. */
export function inOrder(tables: readonly Table[]): Table[] {
  return [...tables]
    .sort((a, b) => b.changed.localeCompare(a.changed))
    .sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
}
