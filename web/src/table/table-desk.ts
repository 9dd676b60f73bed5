import { Refusal } from "../api/client";
import type { LogLine, Position, Table } from "../api/schema";
import type { Scene } from "../board/game";
import { announce, complain, hush, toast } from "../core/announce";
import { ask } from "../core/ask-dialog";
import { seatName } from "../core/names";
import { spoken } from "../core/sentence";
import { engine } from "../core/services";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { Finales } from "../motion/finales";
import { replayMillis } from "../motion/pace";
import { Replay } from "../motion/replay";
import { marksOf } from "../play/advice";
import { Desk } from "../play/desk";
import { lastTurn, momentAfter, type Ply, roundStart, turnStart } from "../play/history";
import { toldOutcome } from "../play/outcome";
import type { News } from "../session/news";
import type { Lost, TableSession } from "../session/table-session";
import { announceDeeds, announceEvent } from "./announce-event";
import { type Advised, Hints } from "./hints";
import { LastSeen } from "./last-seen";
import { lostText } from "./lost-text";
import { consequencesOf, decisionText, lastDecision, type Takeback } from "./takeback";

/** A table as somebody looks at it: the present, or an earlier moment. */
export class TableDesk extends Desk {
  /** How many plies are shown, while that is not the present. */
  moment: number | undefined;
  readonly hints = new Hints(() => this.changed());
  /** The first ply that was not here when somebody last looked, while nobody has looked at it. */
  unseen: number | undefined;
  private past: Position | undefined;
  /** How many plies are asked for, until that moment has come. */
  private wanted: number | undefined;
  /** At one screen with secrets: the seat that has taken over. */
  private shownTo = 0;
  /** The seat that was asked to take over last. */
  private called = 0;
  private readonly finale = new Finales(
    () => uiOf(this.session.table.game).finale?.(this.view),
    () => super.changed(),
  );
  private readonly replaying = new Replay(
    async (ply) => {
      await this.show(ply);
      return this.wanted === undefined && this.moment !== undefined ? momentAfter(this.session, ply) : undefined;
    },
    () => Math.max(replayMillis(), this.finale.millis),
    () => this.changed(),
  );
  private readonly seen: LastSeen;
  /** The table before the last change. */
  private before: Table;
  private shownPlies: readonly Ply[];

  constructor(readonly session: TableSession) {
    super();
    this.seen = new LastSeen(session.table.id);
    this.before = session.table;
    this.shownPlies = session.plies;
    session.addEventListener("changed", this.onChanged);
    session.addEventListener("lost", this.onLost);
    session.addEventListener("stalled", () => toast(t().instant.waits));
    this.look();
    this.hear(this.log.slice(-1));
  }

  close(): void {
    this.replaying.stop();
    this.session.close();
  }

  get log(): readonly LogLine[] {
    return this.session.log;
  }

  get length(): number {
    return this.session.plies.length;
  }

  /** How many plies are shown. */
  get ply(): number {
    return this.moment ?? this.length;
  }

  /** Where whoever steps fast is already, though it is not shown yet. */
  get goal(): number {
    return this.wanted ?? this.ply;
  }

  override get line(): Line {
    return this.session.line(this.ply);
  }

  override scene(): Scene {
    const { table, plies, viewer } = this.session;
    const shown = this.moment === undefined ? table : this.past;
    return {
      view: this.view,
      seats: table.seats,
      by: shown?.by ?? undefined,
      viewer,
      moves: this.moment === undefined ? (table.moves ?? []) : [],
      legal: this.moment === undefined ? (table.legal ?? []) : [],
      last: lastTurn(plies.slice(0, this.ply)),
      inPlay: this.moment === undefined && table.status === "playing",
      ...this.sequel(plies.slice(0, this.ply)),
      ...this.overlay,
      marks: this.advised ? marksOf(this.advised.advice, this.advised.played) : [],
    };
  }

  private get view(): unknown {
    return (this.moment === undefined ? undefined : this.past?.view) ?? this.session.table.view;
  }

  /** Something else may be shown now, and then nothing more while a finale goes on. */
  override changed(): void {
    this.session.follower.hold(this.finale.note(this.ply));
    super.changed();
  }

  /** Whether the game is over and all of that has been shown. */
  get isFinished(): boolean {
    const { table } = this.session;
    return (
      table.status === "over" && table.ending !== "abandoned" && this.moment === undefined && !this.finale.isRunning
    );
  }

  /** Whoever has seen enough wants to see everything; whether there was something left. */
  skip(): boolean {
    const isBehind = this.session.follower.isBehind;
    this.session.follower.skip();
    const isSkipped = this.finale.skip() || isBehind;
    if (isSkipped) {
      this.changed();
    }
    return isSkipped;
  }

  /** A press while plies of others are being shown is meant to skip that. */
  override try(token: string, isPlain = false, before: readonly string[] = []): Promise<void> {
    return this.session.follower.isBehind ? Promise.resolve(void this.skip()) : super.try(token, isPlain, before);
  }

  /** What the last turn has changed, and how far a finale has come. */
  private sequel(plies: readonly Ply[]): Pick<Scene, "before" | "finale"> {
    const before = this.session.follower.viewAt(turnStart(plies));
    const finale = this.finale.shown;
    return { ...(before !== undefined && { before }), ...(finale !== undefined && { finale }) };
  }

  /** Nobody needs it any more once the game is over, however that came about. */
  get advised(): Advised | undefined {
    const { table, plies } = this.session;
    return table.status === "playing" ? this.hints.after(plies.slice(0, this.ply)) : undefined;
  }

  get isThinking(): boolean {
    return this.hints.isThinking;
  }

  override get isWhole(): boolean {
    return this.session.isWhole;
  }

  protected override get obstacle(): string | undefined {
    const { table, own, playing } = this.session;
    if (this.moment !== undefined) {
      return t().past;
    }
    if (table.status !== "playing") {
      return table.status === "over" ? t().ended : t().waiting;
    }
    if (playing.length === 0) {
      return own.length === 0 ? t().youWatch : t().youAreOut;
    }
    return table.by && playing.includes(table.by) ? undefined : t().notYourTurn;
  }

  protected override get isAdvancing(): boolean {
    return this.session.isLooking;
  }

  protected override play(token: string): Promise<void> {
    return this.session.play(token);
  }

  /** Whether somebody waits for whoever looks; people at one screen need no call. */
  get isCalling(): boolean {
    const { playing, present } = this.session;
    const { table } = present;
    const isAsked = table.undo?.waitingFor.some((seat) => playing.includes(seat)) ?? false;
    return (
      table.status === "playing" &&
      (isAsked || (playing.includes(table.by ?? 0) && playing.length < table.seats.length))
    );
  }

  /** The seat that must take over the device before it may see anything. */
  get isPassedTo(): number | undefined {
    const { confirmed: table, own, hasSecrets } = this.session;
    const next = table.by ?? 0;
    return hasSecrets && table.status === "playing" && own.includes(next) && next !== this.shownTo ? next : undefined;
  }

  /** The curtain stays until all is there as this seat may know it. */
  async takeOver(seat: number): Promise<void> {
    await this.session.sitDown(seat);
    this.shownTo = seat;
    this.called = 0;
    this.hear(this.log.slice(-1));
  }

  /** The curtain has fallen: what was said or shown to the one before is gone, and the next one is called. */
  private callNext(seat: number): void {
    if (this.called !== seat) {
      this.called = seat;
      this.stopReplay();
      this.moment = undefined;
      this.wanted = undefined;
      this.release();
      this.hints.forget();
      hush();
      announce(t().passOn(seatName(this.session.table.seats, seat)));
    }
  }

  /** All texts once more, because they are wanted in another language. */
  retell(): void {
    void this.session.retell();
  }

  /** Shows the moment after so many plies; the last one is the present. */
  async show(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.length));
    this.release();
    this.wanted = wanted;
    try {
      const past = wanted === this.length ? undefined : await engine.position(this.session.line(wanted));
      // Somebody who steps fast wants the last step only.
      if (this.wanted === wanted) {
        this.wanted = undefined;
        this.moment = past && wanted;
        this.past = past;
        this.changed();
      }
    } catch (e) {
      this.wanted = this.wanted === wanted ? undefined : this.wanted;
      complain(e, this.session.table.seats);
    }
  }

  get isReplaying(): boolean {
    return this.replaying.isOn;
  }

  replay(from: number): void {
    this.unseen = undefined;
    this.replaying.start(from);
  }

  /** Shows once more what has happened since one's own last turn. */
  again(): void {
    this.session.follower.skip();
    this.replay(roundStart(this.session.plies, this.session.playing));
  }

  /** Somebody steps, which ends a replay. */
  step(ply: number): void {
    this.stopReplay();
    void this.show(ply);
  }

  stopReplay(): void {
    this.replaying.stop();
    this.changed();
  }

  /** The best turn, marked on the board and told beside it. */
  async hint(): Promise<void> {
    if (this.isThinking || this.obstacle !== undefined) {
      return;
    }
    if (!this.session.isAlone) {
      toast(t().instant.noHints);
      return;
    }
    const { line } = this;
    this.release();
    await this.hints.ask(this.session, line, () => line.plies.length === this.line.plies.length);
  }

  /** What would be taken back now. */
  get takeback(): Takeback | undefined {
    return lastDecision(this.log, this.session.playing);
  }

  /** Takes back one decision; says first what goes with it, and who is asked. */
  async undo(): Promise<void> {
    this.session.follower.skip();
    const { takeback } = this;
    const { seats } = this.session.table;
    if (!takeback) {
      return;
    }
    if (this.session.dropLast()) {
      this.release();
      announce(t().tookBack(seatName(seats, takeback.decision.by)));
      return;
    }
    const isAsked = seats.some(({ kind, you, gone }) => kind === "human" && !you && !gone);
    const consequences = consequencesOf(takeback, seats);
    const detail = [consequences, isAsked ? t().undoAsks : ""].filter(Boolean).join(" ");
    if (consequences === "" || (await ask(t().undoSure(decisionText(takeback, seats)), detail))) {
      await this.act("undo", { plies: 1 });
    }
  }

  /** Whether it could be done. */
  async act(action: Parameters<TableSession["act"]>[0], body = {}): Promise<boolean> {
    this.release();
    try {
      await this.session.act(action, body);
      return true;
    } catch (e) {
      complain(e, this.session.table.seats);
      return false;
    }
  }

  private readonly onChanged = (e: Event): void => {
    const { events, lines } = (e as CustomEvent<News>).detail;
    const { seats } = this.before;
    for (const event of events) {
      announceEvent(event, seats, this.session.history, this.session.isSeating);
    }
    const { plies } = this.session;
    if (plies.length !== this.shownPlies.length || plies.at(-1)?.token !== this.shownPlies.at(-1)?.token) {
      this.forgetPreview();
    }
    this.shownPlies = plies;
    this.look();
    this.hear(lines);
  };

  /** What was shown is not so, and the board shows the table as it is: says why. */
  private readonly onLost = (e: Event): void => {
    const { plies: lost, reason } = (e as CustomEvent<Lost>).detail;
    const plies = lost.filter(({ by }) => this.session.own.includes(by));
    this.release();
    if (plies.length === 0) {
      return; // a computer's, which plays something else
    }
    if (reason instanceof Refusal && reason.fault.error === "illegal") {
      this.fail(plies[0]!.token, reason);
    }
    toast(lostText(plies.length, reason, this.session.table.seats));
  };

  /** Brings everything here in line with the session. */
  private look(): void {
    const { history, isWhole, table, own } = this.session;
    if (this.moment !== undefined && this.moment >= this.length) {
      this.moment = undefined;
    }
    if (isWhole && this.unseen === undefined && this.seen.isFirstLook) {
      this.unseen = this.seen.firstUnseen(history.plies, own);
    }
    if (isWhole && !document.hidden) {
      this.seen.note(history.v);
    }
    if (this.before.status !== table.status) {
      announce(table.status === "over" ? toldOutcome(table, own) : t().started);
    }
    this.before = table;
    if (this.isPassedTo !== undefined) {
      this.callNext(this.isPassedTo);
    }
    this.changed();
  }

  /** Tells screen readers what others did. */
  private hear(news: readonly LogLine[]): void {
    const { table, own } = this.session;
    const sentences = news
      .filter(({ by }) => !own.includes(by))
      .map(({ by, text }) => t().does(seatName(table.seats, by), spoken(text || t().hidden, table.seats)));
    if (sentences.length > 0 && this.moment === undefined && this.isPassedTo === undefined) {
      announce(t().sentences([...sentences, ...(table.legal?.length ? [t().youAct] : [])]));
      announceDeeds(news, own, table.seats);
    }
    this.changed();
  }
}
