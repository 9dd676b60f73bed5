import type { LogLine, Table, Update } from "../api/schema";
import type { Wanted, WireListener, WireState } from "../api/wire";
import { engine, somebody } from "../core/services";
import { settings } from "../core/settings";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { type History, NOTHING_YET, type Ply } from "../play/history";
import { seatedAt } from "../play/seating";
import { type Followed, Follower, type Glimpse } from "./follower";
import { Foresight } from "./foresight";
import { type News, NO_NEWS, newsSince } from "./news";
import { type PendingPly, type Shown, shownWith, steady } from "./pending";
import { PlyQueue, type QueueTable } from "./ply-queue";
import { hostOf, type TableHost, type TableLine } from "./table-host";
import { fold, type TableState } from "./table-state";
import { warnBeforeLeaving } from "./unsent";

/** Plies that will not be played, though somebody has seen them on the board. */
export interface Lost {
  readonly plies: readonly PendingPly[];
  readonly reason: unknown;
}

/**
 * A table that is looked at: what its host tells of it, and what can be done there. It folds updates and asks nothing.
 * What somebody plays here is shown before the host confirms it, where the rules run here.
 *
 * Fires `changed` with the `News`, `lost` with what was `Lost`, and `stalled` if plies wait for a connection.
 */
export class TableSession extends EventTarget implements WireListener, QueueTable, Followed {
  state: WireState = "connecting";
  /** Nobody gets a session before it knows its table. */
  private known!: TableState;
  /** What is known, and plies that are on their way. */
  private latest: Shown | undefined;
  /** Shows plies of others one after the other. */
  readonly follower = new Follower(this);
  private readonly queue = new PlyQueue(this);
  private readonly foresight = new Foresight(this.queue, () => this.changed());
  private isClosed = false;
  /** Whether seats are changed here at this moment: whoever does it need not be told. */
  isSeating = false;
  /** Whether computers play here, where that is allowed. */
  thinks: boolean;
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
    this.thinks = engine.thinks && host.isDelegating;
    this.wire = host.connect(this);
  }

  /** A socket does not say why it can't be opened, so the table is asked for then. */
  private async arrive(): Promise<void> {
    await this.until(() => this.isWhole || this.state === "lost");
    if (!this.isWhole) {
      const table = await this.host.table();
      this.known ??= { table, history: NOTHING_YET, log: [] };
      this.changed();
    }
  }

  /** Nothing is heard from now on; what is on its way is still sent. */
  close(): void {
    this.isClosed = true;
    this.thinks = false;
    this.follower.close();
    this.wire.close();
    this.changed();
  }

  /** As it is shown: with own plies that are on their way, and without plies of others that are about to be shown. */
  get table(): Table {
    return this.follower.shown?.table ?? this.confirmed;
  }

  /** All that has happened, shown or not. */
  get present(): Pick<Shown, "table" | "plies" | "ahead"> {
    return this.latest ?? { table: this.confirmed, plies: this.history.plies, ahead: 0 };
  }

  /** As its host has told it. */
  get confirmed(): Table {
    return this.known.table;
  }

  /** What its host has told. */
  get history(): History {
    return this.known.history;
  }

  /** All plies that are shown. */
  get plies(): readonly Ply[] {
    return this.follower.shown?.plies ?? this.history.plies;
  }

  get log(): readonly LogLine[] {
    return this.follower.shown?.log ?? this.known.log;
  }

  /** How many plies are shown that the table has not confirmed. */
  get ahead(): number {
    return this.follower.shown?.ahead ?? 0;
  }

  get wanted(): Wanted {
    const since = this.isWhole ? this.history.v : 0;
    return { since, lang: settings.get("language"), as: this.as, thinks: this.thinks };
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
    this.follower.forget();
    this.wire.reconnect();
    return this.until(() => this.isWhole);
  }

  /** Until everything up to an event is known. */
  reached(version: number): Promise<void> {
    return this.until(() => this.isClosed || (this.isWhole && this.history.v >= version));
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

  /** Whether nobody else plays: only computers, or people at this screen. */
  get isAlone(): boolean {
    return this.own.length > 0 && this.table.seats.every(({ you, kind }) => you || kind === "agent");
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

  /** The moves up to a ply; those of the present may not be shown yet. */
  line(ply = this.plies.length): Line {
    return this.lineOf(this.present.plies.slice(0, ply).map(({ token }) => token));
  }

  private lineOf(plies: readonly string[]): Line {
    const { id, game, edition, options, seats, guesses } = this.table;
    return {
      game,
      edition,
      options,
      seats: seats.length,
      plies,
      viewer: this.viewer,
      table: id,
      ...(guesses && { guesses }),
      ...(this.as !== undefined && { as: this.as }),
    };
  }

  /** Plays for whoever acts. Returns when it is shown, or when it is confirmed or lost. */
  async play(token: string): Promise<void> {
    const ply = this.queue.add(token, this.present.table.by ?? 0);
    await this.look();
    const isShown = this.queue.plies.slice(0, this.present.ahead).some(({ key }) => key === ply.key);
    if (!isShown) {
      await this.until(() => !this.queue.has(ply));
    }
  }

  /** Until nothing is on its way any more. */
  async idle(): Promise<void> {
    await this.until(() => this.queue.plies.length === 0);
  }

  /** Takes back one's last ply if it was not sent. */
  dropLast(): boolean {
    return this.own.includes(this.queue.plies.at(-1)?.by ?? 0) && this.queue.dropLast() !== undefined;
  }

  /** Whether it is being found out where plies lead. */
  get isLooking(): boolean {
    return this.foresight.isLooking;
  }

  /** Whether all that is on its way is shown. */
  get isSettled(): boolean {
    return !this.isLooking && this.queue.plies.length === this.present.ahead;
  }

  /** Computers do not play here after all: the server is told not to wait for them. */
  stopThinking(): void {
    this.thinks = false;
    if (!this.isClosed) {
      this.wire.reconnect();
    }
  }

  private look(): Promise<void> {
    return this.foresight.look(this.lineOf([...this.history.plies, ...this.queue.plies].map(({ token }) => token)));
  }

  join(seat: number): Promise<void> {
    return this.seat(async () => {
      const { version } = await seatedAt(this.table, seat);
      // Until now the line may have been that of a stranger, who counts among those who watch.
      void this.retell();
      await this.reached(version);
    });
  }

  /** Fills, frees or drops seats, gives one a name, or starts the game. */
  changeSeats(path: string, body: unknown): Promise<void> {
    return this.seat(() => this.post(path, body));
  }

  private async seat(change: () => Promise<void>): Promise<void> {
    this.isSeating = true;
    await change().finally(() => (this.isSeating = false));
  }

  /** Does something besides playing, once everything that was played before has come to the table. */
  async act(action: "leave" | "resign" | "undo" | "undo/yes" | "undo/no", body = {}): Promise<void> {
    await this.idle();
    await this.post(action, body);
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
    const wasAhead = this.latest?.ahead ?? 0;
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
    const seen = this.queue.confirm(this.history.plies).slice(0, wasAhead);
    const { events, lines } = newsSince(before?.history.v, update);
    this.changed({ events: events.filter(({ v }) => !seen.includes(v)), lines });
    if (this.queue.plies.length > this.present.ahead) {
      void this.look();
    }
  }

  onState(state: WireState): void {
    this.state = state;
    if (state === "open") {
      this.queue.hurry();
    }
    this.changed();
  }

  onWatchers(watchers: number): void {
    this.surround({ watchers });
  }

  onPresence(presence: Table["presence"]): void {
    this.surround({ presence });
  }

  /** What goes on around the table is no event of it. */
  private surround(news: Partial<Table>): void {
    if (this.isWhole) {
      this.known = { ...this.known, table: { ...this.confirmed, ...news } };
      this.changed();
    }
  }

  get version(): number {
    return this.history.v;
  }

  send({ by, ...body }: { by: number }): Promise<{ version: number }> {
    return this.host.post("plies", this.own.includes(by) ? body : { ...body, seat: by });
  }

  mayPlay({ token, by }: PendingPly): boolean {
    const { by: acting, legal } = this.confirmed;
    return !this.isClosed && acting === by && (legal?.includes(token) ?? false);
  }

  onQueue(): void {
    this.changed();
  }

  onLost(plies: readonly PendingPly[], reason: unknown): void {
    this.dispatchEvent(new CustomEvent<Lost>("lost", { detail: { plies, reason } }));
  }

  onStalled(): void {
    this.dispatchEvent(new CustomEvent("stalled"));
  }

  isOwn({ by }: Ply): boolean {
    return this.own.includes(by);
  }

  isQuiet(ply: Ply): boolean {
    return uiOf(this.confirmed.game).isQuiet?.(ply.token, ply.by) ?? ply.by === 0;
  }

  async glimpse(ply: number): Promise<Glimpse> {
    const { view, by } = await engine.position(this.line(ply));
    return { view, by };
  }

  onFollowed(): void {
    this.dispatchEvent(new CustomEvent<News>("changed", { detail: NO_NEWS }));
  }

  private changed(news = NO_NEWS): void {
    if (this.known) {
      const mayAct = (seat: number): boolean =>
        (this.as === undefined || this.as === seat) &&
        this.confirmed.seats.some((one) => one.seat === seat && one.you && !one.gone);
      this.latest = steady(shownWith(this.known, this.queue.plies, this.foresight.sights, mayAct), this.latest);
      this.follower.note(this.latest);
      if (this.latest.ahead === 0) {
        this.foresight.sights = [];
      }
    }
    warnBeforeLeaving(this.queue.hasUnsent);
    this.dispatchEvent(new CustomEvent<News>("changed", { detail: news }));
  }
}
