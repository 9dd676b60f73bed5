import { Refusal } from "../api/client";
import type { Event as Happening, Position, Told } from "../api/schema";
import type { Line } from "../engine/engine";
import type { Scene } from "../games/game";
import { faceOf } from "../games/registry";
import { t } from "../words";
import { announce, toast } from "./announce";
import { Desk } from "./desk";
import { lastTurn } from "./history";
import { hintsFor } from "./hints";
import { seatName } from "./names";
import { Seen } from "./seen";
import { engine } from "./services";
import type { Sitting } from "./sitting";
import { tap } from "./sound";

const REPLAY_MILLIS = 900;

/** A table as somebody looks at it: the present, or an earlier moment. */
export class TableDesk extends Desk {
  /** How many plies are shown, while that is not the present. */
  moment: number | undefined;
  told: readonly Told[] = [];
  isThinking = false;
  isReplaying = false;
  /** The first ply that was not here when somebody last looked, while nobody has looked at it. */
  unseen: number | undefined;
  private past: Position | undefined;
  private timer = 0;
  private isTelling = false;
  /** At one screen with secrets: the seat that has taken over. */
  private shownTo = 0;
  private readonly seen: Seen;

  constructor(readonly sitting: Sitting) {
    super();
    this.seen = new Seen(sitting.table.id);
    sitting.addEventListener("changed", this.onChanged);
    sitting.addEventListener("happened", this.onHappened);
  }

  close(): void {
    clearInterval(this.timer);
    this.sitting.close();
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
    };
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

  /** Forgets the sentences, because they are wanted in another language. */
  retell(): void {
    this.told = [];
    void this.tell();
  }

  /** Shows the moment after so many plies; the last one is the present. */
  async show(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.length));
    this.release();
    this.marks = [];
    if (wanted === this.length) {
      this.moment = undefined;
      this.changed();
      return;
    }
    const position = await engine.position(this.sitting.line(wanted)).catch(() => undefined);
    if (position) {
      this.moment = wanted;
      this.past = position;
      this.changed();
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
    try {
      this.marks = await hintsFor(this.line);
    } catch (e) {
      toast(e instanceof Error ? e.message : t().failed);
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
      toast(e instanceof Error && e.message ? e.message : t().unreachable);
    }
  }

  private readonly onChanged = (): void => {
    const { history, isCurrent } = this.sitting;
    if (isCurrent && this.unseen === undefined && this.seen.isFirstLook) {
      this.unseen = this.seen.firstUnseen(history.plies, this.sitting.own);
    }
    if (isCurrent && !document.hidden) {
      this.seen.note(history.v);
    }
    if (this.told.length !== this.length || this.told.at(-1)?.v !== history.plies.at(-1)?.v) {
      void this.tell();
    }
    this.changed();
  };

  /** Asks for the sentences; once at a time, and again if something happened meanwhile. */
  async tell(): Promise<void> {
    if (this.isTelling) {
      return;
    }
    this.isTelling = true;
    const { plies } = this.sitting.history;
    try {
      const known = this.told.filter((line, i) => line.v === plies[i]?.v);
      const fresh = await engine.tell(this.sitting.line(), known.at(-1)?.v ?? 0);
      this.told = [...known, ...fresh];
      this.announceLast();
    } catch {
      // The log comes with the next event.
    }
    this.isTelling = false;
    this.changed();
    if (this.sitting.history.plies !== plies) {
      void this.tell();
    }
  }

  private announceLast(): void {
    const last = this.told.at(-1);
    const { table } = this.sitting;
    if (last && this.moment === undefined && !this.sitting.own.includes(last.by)) {
      announce(`${seatName(table.seats, last.by)} ${last.text}. ${table.legal?.length ? t().youAct : ""}`);
    }
  }

  private readonly onHappened = (e: Event): void => {
    const event = (e as CustomEvent<Happening>).detail;
    if (event.v <= this.sitting.table.version) {
      return;
    }
    if (event.kind === "ply") {
      tap();
    } else if (event.kind === "undo-refused") {
      toast(t().undoRefused);
    } else if (event.kind === "said") {
      announce(`${event.name}: ${event.text}`);
    }
  };
}
