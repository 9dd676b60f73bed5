import type { LessonStep, Position } from "../api/schema";
import type { Line } from "../engine/engine";
import type { Scene } from "../games/game";
import { announce, complain } from "../shell/announce";
import { Desk } from "../shell/desk";
import { engine } from "../shell/services";
import { t } from "../words";

/** One step of a lesson: a small position, and something to do in it. */
export class LearnDesk extends Desk {
  isDone = false;
  /** What was played is legal, but not what the step asks for. */
  isOther = false;
  private position: Position | undefined;
  private played: readonly string[] = [];
  private first: number | undefined;

  constructor(
    private readonly game: string,
    readonly step: LessonStep,
  ) {
    super();
    void this.load().catch(complain);
  }

  override get line(): Line {
    const { options, seats, plies } = this.step;
    return { game: this.game, options, seats, plies: [...plies, ...this.played], viewer: this.learner };
  }

  /** The seat that acts when the step begins: that is who learns. */
  private get learner(): number {
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
        name: t().seat(i + 1),
        you: i + 1 === this.learner,
      })),
      by: position?.by ?? undefined,
      viewer: this.learner,
      legal: this.isDone ? [] : (position?.legal ?? []),
      last: this.played.length > 0 ? this.played : this.step.plies.slice(-1),
      ...this.overlay,
      names: true,
      lit: this.refusal?.places ?? (this.isDone ? [] : this.step.places),
    };
  }

  protected override get obstacle(): undefined {
    return undefined;
  }

  override async try(token: string, isPlain = false): Promise<void> {
    const { step } = this;
    if (this.isDone) {
      return;
    }
    const isLegal = this.scene().legal.includes(token);
    this.isOther = step.task === "play" ? isLegal && !step.tokens.includes(token) : step.task === "try" && isLegal;
    if (this.isOther) {
      announce(t().otherMove);
      this.changed();
      return;
    }
    await super.try(token, isPlain);
    if (step.task === "try" && step.tokens.includes(token) && this.refusal) {
      this.finish();
    }
  }

  protected override async play(token: string): Promise<void> {
    this.played = [...this.played, token];
    this.finish();
    await this.load();
  }

  private finish(): void {
    this.isDone = true;
    announce(this.step.done);
    this.changed();
  }
}
