import type { Said } from "../play/history";

const KEY = "freehold.chat";
const REMEMBERED = 200;

/** How far somebody has read what was said at each table. */
export class ChatSeen {
  constructor(
    private readonly table: string,
    private readonly memory: Pick<Storage, "getItem" | "setItem"> = localStorage,
  ) {}

  /** How many messages of others are new. */
  unread(said: readonly Said[], own: readonly number[]): number {
    const seen = new Map(this.entries()).get(this.table) ?? 0;
    return said.filter(({ v, seat }) => v > seen && !own.includes(seat)).length;
  }

  /** Everything that was said has been read. */
  note(said: readonly Said[]): void {
    const last = said.at(-1)?.v;
    if (last === undefined || new Map(this.entries()).get(this.table) === last) {
      return;
    }
    const others = this.entries().filter(([table]) => table !== this.table);
    try {
      this.memory.setItem(KEY, JSON.stringify([...others, [this.table, last]].slice(-REMEMBERED)));
    } catch {
      // A browser that keeps nothing shows all of it as new.
    }
  }

  private entries(): [string, number][] {
    try {
      return JSON.parse(this.memory.getItem(KEY) ?? "[]") as [string, number][];
    } catch {
      return [];
    }
  }
}
