import { Refusal } from "../api/client";
import type { Ruling } from "../api/schema";
import type { Scene, TokenTry } from "../board/game";
import { moveOf } from "../board/moves";
import { announce, complain, toast } from "../core/announce";
import { ask } from "../core/ask-dialog";
import { pointedOut } from "../core/names";
import { spoken } from "../core/sentence";
import { engine } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { reasonOf } from "./refusal-reason";

/**
 * What a board shows beyond the position, whether at a table or in an analysis: what is pointed at, refused, marked.
 */
export abstract class Desk extends EventTarget {
  considered: { token: string; view?: unknown } | undefined;
  refusal: (Ruling & { token: string }) | undefined;
  details = false;
  /** What was asked about in the position after so many plies. */
  private closed: { token: string; reason: string; at: number } | undefined;
  /** Places that somebody points at in a text. */
  private pointed: readonly string[] = [];
  /** After how many plies one is on its way: a second press in haste is none, but one in the next position is. */
  private playingAt: number | undefined;
  /** What somebody wanted to play before, until it is shown or refused. */
  private earlier = Promise.resolve();
  /** With confirmation, what a first touch has chosen, and what is played before it. */
  chosen: string | undefined;
  chosenAfter: readonly string[] = [];

  /** The moves up to what is shown. */
  abstract get line(): Line;
  abstract scene(): Scene;
  protected abstract play(token: string): Promise<void>;
  /** Why nothing can be played at the moment, if so. */
  protected abstract get obstacle(): string | undefined;

  /** Whether all moves up to what is shown have arrived; before that nobody knows what would come of a token. */
  get isWhole(): boolean {
    return true;
  }

  /** Whether what was played last is about to be shown, so that the next press may be meant for the position after it. */
  protected get isAdvancing(): boolean {
    return false;
  }

  /** What all scenes have in common. */
  protected get overlay(): Pick<Scene, "lit" | "marks" | "details" | "language" | "considered" | "closed"> {
    return {
      lit: this.refusal?.places ?? this.pointed,
      marks: [],
      details: this.details,
      language: settings.get("language"),
      ...(this.considered && { considered: this.considered }),
      ...(this.closed?.at === this.line.plies.length && { closed: this.closed }),
    };
  }

  changed(): void {
    this.dispatchEvent(new CustomEvent("changed"));
  }

  /** Somebody points at a sentence: rings what it is about; without one, nothing any more. */
  pointAt(token: string | undefined): void {
    const places = token === undefined ? [] : (uiOf(this.line.game).placesOf?.(token) ?? []);
    if (places.length > 0 || this.pointed.length > 0) {
      this.pointed = places;
      this.changed();
    }
  }

  toggleDetails(): void {
    this.details = !this.details;
    this.changed();
  }

  /** Lets go of whatever is pointed at, chosen or refused. */
  release(): void {
    this.letGo();
    this.changed();
  }

  private letGo(): void {
    this.considered = undefined;
    this.chosen = undefined;
    this.refusal = undefined;
  }

  /** The position has changed, so what would come of a token is not known any more. Nobody has asked for it anew. */
  protected forgetPreview(): void {
    this.considered = this.considered && { token: this.considered.token };
  }

  /** Somebody points at a token: shows what would come of it. */
  async consider(token: string | undefined): Promise<void> {
    const wanted = token ?? this.chosen;
    if (this.considered?.token === wanted) {
      return;
    }
    this.considered = wanted === undefined ? undefined : { token: wanted };
    this.changed();
    if (wanted !== undefined && this.isWhole && this.scene().legal.includes(wanted)) {
      const after = await engine.preview(this.line, [wanted]).catch(() => undefined);
      if (after && this.considered?.token === wanted) {
        this.considered = { token: wanted, view: after.view };
        this.changed();
      }
    }
  }

  /** Somebody wants to play something, and then perhaps more: each only if all before it was played. */
  async heed({ token, isPlain, before: first = [], next = [], supposing }: TokenTry): Promise<void> {
    if (supposing && this.obstacle === undefined) {
      await this.explain(token, supposing);
      return;
    }
    let before = this.line.plies.length;
    await this.try(token, isPlain, first);
    for (const one of next) {
      if (this.line.plies.length === before) {
        return;
      }
      before = this.line.plies.length;
      await this.try(one, true);
    }
  }

  /** Somebody wants to play a token: plays it, asks whether that is meant, or says why not. */
  try(token: string, isPlain = false, before: readonly string[] = []): Promise<void> {
    if (this.playingAt !== this.line.plies.length || this.isAdvancing) {
      this.earlier = this.earlier.then(() => this.tryNext(token, isPlain, before));
    }
    return this.earlier;
  }

  private async tryNext(token: string, isPlain: boolean, before: readonly string[]): Promise<void> {
    const { obstacle } = this;
    const at = this.line.plies.length;
    this.refusal = undefined;
    if (obstacle !== undefined) {
      toast(obstacle);
      this.changed();
    } else if (!this.scene().legal.includes(before[0] ?? token)) {
      await this.explain(token);
    } else if (await this.isMeant(token, isPlain, before)) {
      // The ply itself is about to be shown: all would be drawn twice.
      this.letGo();
      this.playingAt = at;
      await this.playAll([...before, token]).catch((e: unknown) => this.fail(token, e));
      this.playingAt = this.playingAt === at ? undefined : this.playingAt;
    }
  }

  private async playAll(tokens: readonly string[]): Promise<void> {
    for (const token of tokens) {
      await this.play(token);
    }
  }

  private async isMeant(token: string, isPlain: boolean, before: readonly string[]): Promise<boolean> {
    const scene = this.scene();
    const move = moveOf(scene, token);
    const question = move && uiOf(this.line.game).questionBefore?.(move, scene);
    if (question !== undefined) {
      return ask(question);
    }
    if (settings.get("confirm") && this.chosen !== token && !isPlain) {
      this.chosen = token;
      this.chosenAfter = before;
      announce(t().again);
      await this.consider(token);
      this.changed();
      return false;
    }
    return true;
  }

  /** Somebody points at what can't be played: its button says why. */
  async wonder(token: string): Promise<void> {
    const at = this.line.plies.length;
    if ((this.closed?.token === token && this.closed.at === at) || !this.isWhole) {
      return;
    }
    // Whoever may not be told learns it by pressing.
    const ruling = await engine.why(this.line, token).catch(() => undefined);
    if (ruling && !ruling.legal && this.line.plies.length === at) {
      const reason = spoken(reasonOf(ruling.message ?? "", ruling.rule), pointedOut(this.scene().seats));
      this.closed = { token, reason, at };
      this.changed();
    }
  }

  /** Why a token can't be played, or could not be after others. */
  private async explain(token: string, supposing: readonly string[] = []): Promise<void> {
    try {
      const { line } = this;
      const ruling = await engine.why({ ...line, plies: [...line.plies, ...supposing] }, token);
      this.refusal = ruling.legal ? undefined : { ...ruling, token };
    } catch (e) {
      this.fail(token, e);
    }
    if (this.refusal) {
      // What can't be played by another press is not shown as if it could.
      this.considered = this.considered?.token === this.chosen ? undefined : this.considered;
      this.chosen = undefined;
      announce(t().sentences([t().whyNot, spoken(this.refusal.message ?? "", pointedOut(this.scene().seats))]));
    }
    this.changed();
  }

  protected fail(token: string, e: unknown): void {
    if (e instanceof Refusal && e.fault.error === "illegal") {
      this.refusal = { legal: false, ...e.fault, token };
    } else {
      complain(e, this.scene().seats);
    }
    this.changed();
  }
}
