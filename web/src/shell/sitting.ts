import { Refusal, Unreachable } from "../api/client";
import type { Event, Table } from "../api/schema";
import { Wire, type WireState } from "../api/wire";
import type { Line } from "../engine/engine";
import { follow, type History, NOTHING_YET } from "./history";
import { client, somebody } from "./services";

const RETRIES = 5;

/** A table that is looked at: what the server shows of it, kept up to date, and what can be done there. */
export class Sitting extends EventTarget {
  history: History = NOTHING_YET;
  state: WireState = "connecting";
  private wire: Wire;
  /** When the table was fetched, by the clock that clocks go by. */
  fetchedAt = performance.now();
  private isFetching = false;

  static async at(id: string): Promise<Sitting> {
    return new Sitting(await client.get<Table>(`/tables/${id}`));
  }

  private constructor(public table: Table) {
    super();
    this.wire = this.listen();
  }

  private listen(since = 0): Wire {
    return new Wire(
      this.table.id,
      since,
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

  /** The seat whose eyes look: the one that acts if it is one's own, else one's first. */
  get viewer(): number {
    const own = this.own;
    return this.table.by && own.includes(this.table.by) ? this.table.by : (own[0] ?? 0);
  }

  get own(): number[] {
    return this.table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  }

  /** Whether what is shown has everything that is known to have happened. */
  get isCurrent(): boolean {
    return this.history.v >= this.table.version;
  }

  /** The moves up to a ply. */
  line(ply = this.history.plies.length): Line {
    const { id, game, options, seats } = this.table;
    const plies = this.history.plies.slice(0, ply).map(({ token }) => token);
    return { game, options, seats: seats.length, plies, viewer: this.viewer, table: id };
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
    await somebody();
    this.table = await client.post<Table>(`/tables/${this.table.id}/join`, { seat });
    // Until now the line may have been that of a stranger, who counts among those who watch.
    this.wire.close();
    this.wire = this.listen(this.history.v);
    this.changed();
  }

  async act(action: "leave" | "resign" | "undo" | "undo/yes" | "undo/no"): Promise<void> {
    await client.post(`/tables/${this.table.id}/${action}`);
    await this.fetch();
  }

  async say(text: string): Promise<void> {
    await somebody();
    await client.post(`/tables/${this.table.id}/say`, { text });
  }

  /** One request at a time, and one more if something happened meanwhile. */
  async fetch(): Promise<void> {
    if (this.isFetching) {
      return;
    }
    this.isFetching = true;
    try {
      do {
        this.table = await client.get<Table>(`/tables/${this.table.id}`);
        this.fetchedAt = performance.now();
      } while (this.history.v > this.table.version);
    } catch (e) {
      if (!(e instanceof Unreachable || e instanceof Refusal)) {
        throw e;
      }
    } finally {
      this.isFetching = false;
    }
    this.changed();
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
