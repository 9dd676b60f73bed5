import type { LessonStep, LessonWay, Position } from "../api/schema";
import type { Scene } from "../board/game";
import { announce, complain } from "../core/announce";
import { spoken } from "../core/sentence";
import { engine } from "../core/services";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { Desk } from "../play/desk";
import { after, arrived, filled, holds, type Reached, wayOf } from "./reached";

/** One step of a lesson: a small position, and something to do in it. */
export class LearnDesk extends Desk {
  isDone = false;
  /** What was played is legal, but not what the step asks for. */
  isOther = false;
  /** Where the learner is now. */
  reached: Reached;
  /** How the step is told as it begins. */
  readonly way: LessonWay;
  private readonly start: Reached;
  private position: Position | undefined;
  private first: number | undefined;

  constructor(
    private readonly game: string,
    readonly step: LessonStep,
    from: Reached,
  ) {
    super();
    this.start = arrived(step, from);
    this.reached = this.start;
    this.way = wayOf(step, this.start);
    void this.load().catch(complain);
  }

  get text(): string {
    return filled(this.way.text, this.start);
  }

  get done(): string {
    return filled(wayOf(this.step, this.reached).done, this.reached);
  }

  override get line(): Line {
    const { options, seats } = this.step;
    return { game: this.game, options, seats, plies: this.reached.plies, viewer: this.learner };
  }

  /** The seat that acts when the step begins: that is who learns. */
  get learner(): number {
    return this.first ?? 1;
  }

  private async load(): Promise<void> {
    this.position = await engine.position(this.line);
    if (this.first === undefined) {
      this.first = this.position.by ?? 1;
      this.position = await engine.position(this.line);
    }
    this.changed();
  }

  override scene(): Scene {
    const { position } = this;
    return {
      view: position?.view,
      seats: Array.from({ length: this.step.seats }, (_, i) => ({
        seat: i + 1,
        kind: "human",
        name: t().player(i + 1),
        you: i + 1 === this.learner,
      })),
      by: position?.by ?? undefined,
      viewer: this.learner,
      moves: this.isDone ? [] : (position?.moves ?? []),
      legal: this.isDone ? [] : (position?.legal ?? []),
      last: this.reached.plies.slice(-1),
      ...this.overlay,
      names: true,
      lit: this.refusal?.places ?? (this.isDone ? [] : this.way.places),
    };
  }

  protected override get obstacle(): undefined {
    return undefined;
  }

  override async try(token: string, isPlain = false): Promise<void> {
    const { task, tokens } = this.way;
    if (this.isDone) {
      return;
    }
    const isLegal = this.scene().legal.includes(token);
    this.isOther = isLegal && (task === "try" || (task === "play" && !holds(tokens, token)));
    if (this.isOther) {
      this.release();
      announce(t().otherMove);
      return;
    }
    await super.try(token, isPlain);
    if (task === "try" && holds(tokens, token) && this.refusal) {
      this.finish();
    }
  }

  protected override async play(token: string): Promise<void> {
    const plies = [...this.reached.plies, token];
    const told = await engine.tell({ ...this.line, plies });
    this.reached = after(this.step, this.start, token, told.at(-1)?.text ?? "");
    this.finish();
    await this.load();
  }

  private finish(): void {
    this.isDone = true;
    announce(spoken(this.done, this.scene().seats));
    this.changed();
  }
}
