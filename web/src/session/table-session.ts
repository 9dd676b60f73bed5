import { Unreachable } from "../api/client";
import type { Event, LogLine, Table, Update } from "../api/schema";
import type { Wanted, WireListener, WireState } from "../api/wire";
import { somebody } from "../core/services";
import { settings } from "../core/settings";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { type History, NOTHING_YET } from "../play/history";
import { seatedAt } from "../play/seating";
import { hostOf, type TableHost, type TableLine } from "./table-host";
import { fold, type TableState } from "./table-state";

const RETRIES = 5;

/** What an update has brought that was not known; on arriving at a table only the last sentence. */
export interface News {
  readonly events: readonly Event[];
  readonly lines: readonly LogLine[];
}

const NO_NEWS: News = { events: [], lines: [] };

/**
 * A table that is looked at: what its host tells of it, and what can be done there. It folds updates and asks nothing.
 * Fires `changed` with the `News`.
 */
export class TableSession extends EventTarget implements WireListener {
  state: WireState = "connecting";
  /** Nobody gets a session before it knows its table. */
  private known!: TableState;
  /** Whether all is known as it is wanted: with these eyes and in this language. */
  isWhole = false;
  /** When the last update came, by the clock that clocks go by. */
  updatedAt = performance.now();
  /** Where people at one screen keep secrets from each other: the seat that has sat down there, 0 before that. */
  as: number | undefined;
  private readonly wire: TableLine;

  static async at(id: string): Promise<TableSession> {
    const session = new TableSession(await hostOf(id));
    try {
      await session.arrive();
      return session;
    } catch (e) {
      session.close();
      throw e;
    }
  }

  private constructor(readonly host: TableHost) {
    super();
    this.wire = host.connect(this);
  }

  /** A socket does not say why it can't be opened, so the table is asked for then. */
  private async arrive(): Promise<void> {
    await this.until(() => this.isWhole || this.state === "lost");
    if (!this.isWhole) {
      const table = await this.host.table();
      this.known ??= { table, history: NOTHING_YET, log: [] };
    }
  }

  close(): void {
    this.wire.close();
  }

  get table(): Table {
    return this.known.table;
  }

  get history(): History {
    return this.known.history;
  }

  get log(): readonly LogLine[] {
    return this.known.log;
  }

  get wanted(): Wanted {
    return { since: this.isWhole ? this.history.v : 0, lang: settings.get("language"), as: this.as };
  }

  /** Whether people at this screen keep secrets from each other. */
  get hasSecrets(): boolean {
    const { game, options } = this.table;
    return this.own.length > 1 && (uiOf(game).hasSecrets?.(options) ?? false);
  }

  /** Another one of the people at this screen looks: all is told anew, as that seat may know it. */
  sitDown(seat: number): Promise<void> {
    this.as = seat;
    return this.retell();
  }

  /** All is told anew, as it is wanted now. */
  retell(): Promise<void> {
    this.isWhole = false;
    this.wire.reconnect();
    return this.until(() => this.isWhole);
  }

  /** Until everything up to an event is known. */
  reached(version: number): Promise<void> {
    return this.until(() => this.isWhole && this.history.v >= version);
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (holds()) {
          this.removeEventListener("changed", look);
          resolve();
        }
      };
      this.addEventListener("changed", look);
      look();
    });
  }

  /**
   * The seat whose eyes look: the one that has sat down; else the one that acts if it is one's own, else one's first.
   */
  get viewer(): number {
    if (this.as !== undefined && this.table.status !== "over") {
      return this.as;
    }
    const own = this.own;
    return this.table.by && own.includes(this.table.by) ? this.table.by : (own[0] ?? 0);
  }

  /** One's own seats that one still plays. */
  get playing(): number[] {
    return this.table.seats.filter(({ you, gone }) => you && !gone).map(({ seat }) => seat);
  }

  /** Whoever only watches may talk where the table wants it. */
  get mayTalk(): boolean {
    return this.own.length > 0 || (this.table.watchersTalk ?? false);
  }

  get own(): number[] {
    return this.table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  }

  /** The moves up to a ply. */
  line(ply = this.history.plies.length): Line {
    const { id, game, edition, options, seats } = this.table;
    const plies = this.history.plies.slice(0, ply).map(({ token }) => token);
    return {
      game,
      edition,
      options,
      seats: seats.length,
      plies,
      viewer: this.viewer,
      table: id,
      ...(this.as !== undefined && { as: this.as }),
    };
  }

  /** Plays; if the line breaks meanwhile, asks again with the same key, so that it is played once. */
  async play(token: string): Promise<void> {
    const body = { token, basedOn: this.table.version, key: freshKey() };
    for (let attempt = 0; ; attempt++) {
      try {
        await this.post("plies", body);
        return;
      } catch (e) {
        if (!(e instanceof Unreachable) || attempt === RETRIES) {
          throw e;
        }
        await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
      }
    }
  }

  async join(seat: number): Promise<void> {
    const { version } = await seatedAt(this.table, seat);
    // Until now the line may have been that of a stranger, who counts among those who watch.
    void this.retell();
    await this.reached(version);
  }

  act(action: "leave" | "resign" | "undo" | "undo/yes" | "undo/no", body = {}): Promise<void> {
    return this.post(action, body);
  }

  async say(text: string): Promise<void> {
    await somebody();
    await this.post(`say?as=${this.viewer}`, { text });
  }

  /** Does something at the table, until what came of it is known here. */
  private async post(path: string, body: unknown): Promise<void> {
    const { version } = await this.host.post(path, body);
    await this.reached(version);
  }

  onUpdate(update: Update): void {
    const before = this.isWhole ? this.known : undefined;
    this.known = fold(before, update);
    this.updatedAt = performance.now();
    if (before === undefined && this.as === undefined && this.hasSecrets) {
      this.as = 0;
      this.wire.reconnect();
      return;
    }
    if (this.history.v < update.v) {
      this.wire.reconnect(); // something is missing
      return;
    }
    this.isWhole = true;
    this.changed(newsSince(before?.history.v, update));
  }

  onState(state: WireState): void {
    this.state = state;
    this.changed();
  }

  onWatchers(watchers: number): void {
    if (this.isWhole) {
      this.known = { ...this.known, table: { ...this.table, watchers } };
      this.changed();
    }
  }

  private changed(news = NO_NEWS): void {
    this.dispatchEvent(new CustomEvent<News>("changed", { detail: news }));
  }
}

function newsSince(known: number | undefined, { events, log }: Update): News {
  return known === undefined
    ? { events: [], lines: log.lines.slice(-1) }
    : { events: events.filter(({ v }) => v > known), lines: log.lines.filter(({ v = 0 }) => v > known) };
}

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
