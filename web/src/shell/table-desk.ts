import { Refusal } from "../api/client";
import type { Event as Happening, Position, Table, Told } from "../api/schema";
import type { Line } from "../engine/engine";
import type { Scene } from "../games/game";
import { faceOf } from "../games/registry";
import { t } from "../words";
import { announce, complain, toast } from "./announce";
import { Chronicle } from "./chronicle";
import { Desk } from "./desk";
import { lastTurn } from "./history";
import { herald } from "./herald";
import { hintsAt } from "./hints";
import { seatName } from "./names";
import { outcomeOf } from "./outcome";
import { Seen } from "./seen";
import { engine } from "./services";
import type { Sitting } from "./sitting";

const REPLAY_MILLIS = 900;

/** A table as somebody looks at it: the present, or an earlier moment. */
export class TableDesk extends Desk {
  /** How many plies are shown, while that is not the present. */
  moment: number | undefined;
  isThinking = false;
  isReplaying = false;
  private markedAt = 0;
  /** The first ply that was not here when somebody last looked, while nobody has looked at it. */
  unseen: number | undefined;
  private past: Position | undefined;
  private wanted: number | undefined;
  private timer = 0;
  /** At one screen with secrets: the seat that has taken over. */
  private shownTo = 0;
  private readonly seen: Seen;
  private readonly chronicle: Chronicle;
  private status: Table["status"];

  constructor(readonly sitting: Sitting) {
    super();
    this.seen = new Seen(sitting.table.id);
    this.status = sitting.table.status;
    this.chronicle = new Chronicle(sitting, (news) => this.hear(news));
    sitting.addEventListener("changed", this.onChanged);
    sitting.addEventListener("happened", this.onHappened);
  }

  close(): void {
    clearInterval(this.timer);
    this.sitting.close();
  }

  get told(): readonly Told[] {
    return this.chronicle.told;
  }

  get length(): number {
    return this.sitting.history.plies.length;
  }

  /** How many plies are shown. */
  get ply(): number {
    return this.moment ?? this.length;
  }

  override get line(): Line {
    return this.sitting.line(this.ply);
  }

  override scene(): Scene {
    const { table, history, viewer } = this.sitting;
    const shown = this.moment === undefined ? table : this.past;
    return {
      view: shown?.view ?? table.view,
      seats: table.seats,
      by: shown?.by ?? undefined,
      viewer,
      legal: this.moment === undefined ? (table.legal ?? []) : [],
      last: lastTurn(history.plies.slice(0, this.ply)),
      ...this.overlay,
      // Advice holds for the position that it was asked for.
      marks: this.markedAt === this.ply ? this.marks : [],
    };
  }

  override get isWhole(): boolean {
    return this.sitting.isCurrent;
  }

  protected override get obstacle(): string | undefined {
    const { table, own } = this.sitting;
    if (this.moment !== undefined) {
      return t().past;
    }
    if (table.status !== "playing") {
      return table.status === "over" ? t().ended : t().waiting;
    }
    return table.by && own.includes(table.by) ? undefined : t().notYourTurn;
  }

  protected override async play(token: string): Promise<void> {
    this.marks = [];
    try {
      await this.sitting.play(token);
    } catch (e) {
      if (!(e instanceof Refusal && e.fault.error === "stale")) {
        throw e;
      }
      // Somebody said something, or asked to take back: what was meant still holds if it is still legal.
      await this.sitting.fetch();
      if (this.scene().legal.includes(token)) {
        await this.sitting.play(token);
      }
    }
  }

  /** Whether somebody waits for whoever looks; people at one screen need no call. */
  get isCalling(): boolean {
    const { table, own } = this.sitting;
    return table.status === "playing" && own.includes(table.by ?? 0) && own.length < table.seats.length;
  }

  /** The seat that must take over the device before it may see anything. */
  get isPassedTo(): number | undefined {
    const { table, own } = this.sitting;
    const hides = own.length > 1 && faceOf(table.game)?.hasSecrets?.(table.options);
    const next = table.by ?? 0;
    return hides && table.status === "playing" && own.includes(next) && next !== this.shownTo ? next : undefined;
  }

  takeOver(seat: number): void {
    this.shownTo = seat;
    this.changed();
  }

  /** All texts once more, because they are wanted in another language. */
  retell(): void {
    void this.sitting.fetch();
    void this.chronicle.keepUp();
  }

  /** Shows the moment after so many plies; the last one is the present. */
  async show(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.length));
    this.release();
    this.marks = [];
    this.wanted = wanted;
    try {
      const past = wanted === this.length ? undefined : await engine.position(this.sitting.line(wanted));
      // Somebody who steps fast wants the last step only.
      if (this.wanted === wanted) {
        this.moment = past && wanted;
        this.past = past;
        this.changed();
      }
    } catch (e) {
      complain(e);
    }
  }

  replay(from: number): void {
    this.stopReplay();
    this.unseen = undefined;
    this.isReplaying = true;
    void this.show(from);
    this.timer = window.setInterval(() => {
      if (this.moment === undefined) {
        this.stopReplay();
      } else {
        void this.show(this.ply + 1);
      }
    }, REPLAY_MILLIS);
  }

  stopReplay(): void {
    clearInterval(this.timer);
    this.isReplaying = false;
    this.changed();
  }

  /** The best moves, marked on the board. */
  async hint(): Promise<void> {
    if (this.isThinking || this.obstacle !== undefined) {
      return;
    }
    this.isThinking = true;
    announce(t().hintThinking);
    this.changed();
    const { line } = this;
    try {
      const marks = await hintsAt(this.sitting.table.id);
      if (line.plies.length === this.line.plies.length) {
        this.marks = marks;
        this.markedAt = this.length;
        announce(t().hints(marks.map(({ text, label }) => `${text} ${label}`).join(", ")));
      }
    } catch (e) {
      complain(e);
    }
    this.isThinking = false;
    this.changed();
  }

  async act(action: Parameters<Sitting["act"]>[0]): Promise<void> {
    this.release();
    try {
      await this.sitting.act(action);
      if (action === "undo" && this.sitting.table.undo) {
        toast(t().undoWait);
      }
    } catch (e) {
      complain(e);
    }
  }

  private readonly onChanged = (): void => {
    const { history, isCurrent, table, own } = this.sitting;
    if (this.moment !== undefined && this.moment >= this.length) {
      this.moment = undefined;
    }
    if (isCurrent && this.unseen === undefined && this.seen.isFirstLook) {
      this.unseen = this.seen.firstUnseen(history.plies, own);
    }
    if (isCurrent && !document.hidden) {
      this.seen.note(history.v);
    }
    if (this.status !== table.status) {
      this.status = table.status;
      announce(table.status === "over" ? outcomeOf(table, own) : t().started);
    }
    void this.chronicle.keepUp();
    this.changed();
  };

  /** What others did is said to whoever listens. */
  private hear(news: readonly Told[]): void {
    const { table, own } = this.sitting;
    const sentences = news.filter(({ by }) => !own.includes(by)).map(({ by, text }) => `${seatName(table.seats, by)} ${text || t().hidden}.`);
    if (sentences.length > 0 && this.moment === undefined) {
      announce([...sentences, table.legal?.length ? t().youAct : ""].join(" "));
    }
    this.changed();
  }

  private readonly onHappened = (e: Event): void => {
    const event = (e as CustomEvent<Happening>).detail;
    if (event.v > this.sitting.table.version) {
      herald(event, this.sitting.table.seats);
    }
  };
}
