import type { Ply } from "../play/history";

const KEY = "freehold.seen";
const REMEMBERED = 200;

/** How far somebody has followed each table on this device. */
export class LastSeen {
  isFirstLook = true;
  private readonly before: number | undefined;

  constructor(
    private readonly table: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
  ) {
    this.before = new Map(this.entries()).get(table);
  }

  /** The index of the first ply that is new and not one's own; nothing for somebody who comes for the first time. */
  firstUnseen(plies: readonly Ply[], own: readonly number[]): number | undefined {
    this.isFirstLook = false;
    const before = this.before;
    if (before === undefined) {
      return undefined;
    }
    const first = plies.findIndex((ply) => ply.v > before && !own.includes(ply.by));
    return first === -1 ? undefined : first;
  }

  /** Everything up to this event has been seen. */
  note(v: number): void {
    const others = this.entries().filter(([table]) => table !== this.table);
    try {
      this.storage.setItem(KEY, JSON.stringify([...others, [this.table, v]].slice(-REMEMBERED)));
    } catch {
      // A browser that keeps nothing shows everything as seen.
    }
  }

  private entries(): [string, number][] {
    try {
      return JSON.parse(this.storage.getItem(KEY) ?? "[]") as [string, number][];
    } catch {
      return [];
    }
  }
}
