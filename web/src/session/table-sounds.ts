import type { Event as TableEvent } from "../api/schema";
import { uiOf } from "../games/registry";
import { sound } from "../motion/sound";
import { feelingOf } from "../play/outcome";
import type { News } from "./news";
import type { TableSession } from "./table-session";

/** Lets whoever looks at a table hear what is shown there. */
export class TableSounds {
  private ply: number;
  private status: string;
  private isCalled: boolean;

  constructor(private readonly session: TableSession) {
    this.ply = session.plies.length;
    this.status = session.table.status;
    this.isCalled = this.isUpToUs;
    session.addEventListener("changed", this.onChanged);
  }

  private readonly onChanged = (e: Event): void => {
    const { plies, table } = this.session;
    const wasCalled = this.isCalled;
    this.isCalled = this.isUpToUs;
    this.chat((e as CustomEvent<News>).detail.events);
    if (plies.length > this.ply) {
      sound(this.hasRemoved ? "capture" : "place");
    }
    if (table.status === "over" && this.status === "playing") {
      this.end();
    } else if (this.isCalled && !wasCalled && plies.length > this.ply) {
      sound("turn");
    }
    this.ply = plies.length;
    this.status = table.status;
  };

  private get isUpToUs(): boolean {
    const { table, playing } = this.session;
    return table.status === "playing" && playing.length < table.seats.length && playing.includes(table.by ?? 0);
  }

  /** Whether the last ply has taken pieces away, as far as that is known. */
  private get hasRemoved(): boolean {
    const { table, follower, plies } = this.session;
    const before = follower.viewAt(plies.length - 1);
    return before !== undefined && (uiOf(table.game).hasRemoved?.(before, table.view) ?? false);
  }

  private end(): void {
    const feeling = feelingOf(this.session.table, this.session.own);
    sound(feeling === "won" || feeling === "lost" ? feeling : "ended");
  }

  private chat(events: readonly TableEvent[]): void {
    if (events.some(({ kind, seat = 0 }) => kind === "said" && !this.session.own.includes(seat))) {
      sound("chat");
    }
  }
}
