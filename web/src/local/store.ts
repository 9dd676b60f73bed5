import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Event, Table } from "../api/schema";

/** What is kept of a table beside its events. */
export interface Head {
  readonly id: string;
  /** A whole number from which all draws follow. */
  readonly seed: string;
  /** The table as lists show it. */
  readonly table: Table;
}

interface Shape extends DBSchema {
  heads: { key: string; value: Head };
  /** By table and number. The list of its events is the table. */
  events: { key: [string, number]; value: Event };
}

/** All of it is on the disk before anybody is told. */
const DURABLE = { durability: "strict" } as const;

/** The database of the browser. */
export class Store {
  private static opened: Promise<IDBPDatabase<Shape>> | undefined;

  private static open(): Promise<IDBPDatabase<Shape>> {
    Store.opened ??= openDB<Shape>("freehold", 1, {
      upgrade(database) {
        database.createObjectStore("heads", { keyPath: "id" });
        database.createObjectStore("events");
      },
      // Another tab has a newer version of the program, or deletes everything.
      blocking: (_, __, e) => (e.target as IDBDatabase).close(),
      terminated: () => (Store.opened = undefined),
    });
    Store.opened.catch(() => (Store.opened = undefined));
    return Store.opened;
  }

  async heads(): Promise<Head[]> {
    return (await Store.open()).getAll("heads");
  }

  /** A table with its events; nothing if there is none of that name. */
  async load(id: string): Promise<{ head: Head; events: Event[] } | undefined> {
    const both = (await Store.open()).transaction(["heads", "events"]);
    const [head, events] = await Promise.all([
      both.objectStore("heads").get(id),
      both.objectStore("events").getAll(allOf(id)),
    ]);
    return head && { head, events };
  }

  /** Keeps new events, all or none; false if another tab has kept others in their place. */
  async append(head: Head, events: readonly Event[]): Promise<boolean> {
    const both = (await Store.open()).transaction(["heads", "events"], "readwrite", DURABLE);
    const kept = both.objectStore("events");
    const writes = events.map((event) => kept.add(event, [head.id, event.v]));
    const results = await Promise.allSettled([...writes, both.objectStore("heads").put(head), both.done]);
    const failed = results.find((result) => result.status === "rejected");
    if (failed && (failed.reason as Error).name !== "ConstraintError") {
      throw failed.reason;
    }
    return !failed;
  }

  async remove(id: string): Promise<void> {
    const both = (await Store.open()).transaction(["heads", "events"], "readwrite", DURABLE);
    await Promise.all([both.objectStore("heads").delete(id), both.objectStore("events").delete(allOf(id)), both.done]);
  }
}

function allOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
