import { Refusal, Unreachable } from "../api/client";
import type { Event, Table } from "../api/schema";
import { Wire, type WireState } from "../api/wire";
import { client, somebody } from "../core/services";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { follow, type History, NOTHING_YET } from "../play/history";
import { seatedAt } from "../play/seating";

const RETRIES = 5;

/** A table that is looked at: what the server shows of it, kept up to date, and what can be done there. */
export class TableSession extends EventTarget {
  history: History = NOTHING_YET;
  state: WireState = "connecting";
  private wire: Wire;
  /** When the table was fetched, by the clock that clocks go by. */
  fetchedAt = performance.now();
  private isFetching = false;
  /** Where people at one screen keep secrets from each other: the seat that has sat down there, 0 before that. */
  as: number | undefined;
  /** The eyes that saw the table as it is held here. */
  private seenBy: number | undefined;

  static async at(id: string): Promise<TableSession> {
    return new TableSession(await client.get<Table>(`/tables/${id}`));
  }

  private constructor(public table: Table) {
    super();
    this.as = this.hasSecrets ? 0 : undefined;
    this.wire = this.listen();
    if (this.as !== undefined) {
      void this.fetch();
    }
  }

  private listen(since = 0): Wire {
    return new Wire(
      this.table.id,
      since,
      this.as,
      (event) => this.follow(event),
      (state) => this.setState(state),
      (watchers) => this.count(watchers),
    );
  }

  /** Once it is over nothing is secret any more: all is told again, now whole. */
  private listenAgain(): void {
    this.wire.close();
    this.history = NOTHING_YET;
    this.wire = this.listen();
  }

  close(): void {
    this.wire.close();
  }

  /** Whether people at this screen keep secrets from each other. */
  get hasSecrets(): boolean {
    const { game, options } = this.table;
    return this.own.length > 1 && (uiOf(game)?.hasSecrets?.(options) ?? false);
  }

  /** Another one of the people at this screen looks: all is told anew, as that seat may know it. */
  async sitDown(seat: number): Promise<void> {
    this.as = seat;
    this.listenAgain();
    await this.fetch();
    await this.untilCurrent();
  }

  private untilCurrent(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.isCurrent) {
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

  /** Whether what is shown has everything that is known to have happened. */
  get isCurrent(): boolean {
    return this.seenBy === this.as && this.history.v >= this.table.version;
  }

  /** The moves up to a ply. */
  line(ply = this.history.plies.length): Line {
    const { id, game, options, seats } = this.table;
    const plies = this.history.plies.slice(0, ply).map(({ token }) => token);
    return {
      game,
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
        await client.post(`/tables/${this.table.id}/plies`, body);
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
    this.table = await seatedAt(this.table, seat);
    // Until now the line may have been that of a stranger, who counts among those who watch.
    this.wire.close();
    this.wire = this.listen(this.history.v);
    this.changed();
  }

  async act(action: "leave" | "resign" | "undo" | "undo/yes" | "undo/no", body = {}): Promise<void> {
    await client.post(`/tables/${this.table.id}/${action}`, body);
    await this.fetch();
  }

  async say(text: string): Promise<void> {
    await somebody();
    await client.post(`/tables/${this.table.id}/say?as=${this.viewer}`, { text });
  }

  /** One request at a time, and one more if something happened meanwhile. */
  async fetch(): Promise<void> {
    if (this.isFetching) {
      return;
    }
    this.isFetching = true;
    try {
      do {
        await this.see();
      } while (this.seenBy !== this.as || this.history.v > this.table.version);
    } catch (e) {
      if (!(e instanceof Unreachable || e instanceof Refusal)) {
        throw e;
      }
    } finally {
      this.isFetching = false;
    }
    this.changed();
  }

  private async see(): Promise<void> {
    const { as } = this;
    const table = await client.get<Table>(`/tables/${this.table.id}${as === undefined ? "" : `?as=${as}`}`);
    // Somebody else may have sat down meanwhile.
    if (as === this.as) {
      this.table = table;
      this.seenBy = as;
      this.fetchedAt = performance.now();
    }
  }

  private follow(event: Event): void {
    this.history = follow(this.history, event);
    this.dispatchEvent(new CustomEvent<Event>("happened", { detail: event }));
    if (event.kind === "over" && this.history.plies.some((ply) => ply.token === "")) {
      this.listenAgain();
    }
    if (event.v > this.table.version) {
      void this.fetch();
    } else if (event.v === this.table.version) {
      this.changed();
    }
  }

  private setState(state: WireState): void {
    const wasLost = this.state === "lost";
    this.state = state;
    if (wasLost && state === "open") {
      void this.fetch();
    }
    this.changed();
  }

  private count(watchers: number): void {
    this.table = { ...this.table, watchers };
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new CustomEvent("changed"));
  }
}

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
