import type { LogLine, Position } from "../api/schema";
import type { Scene } from "../board/game";
import { announce, complain } from "../core/announce";
import { spoken } from "../core/sentence";
import { engine } from "../core/services";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { Desk } from "../play/desk";
import type { Progress } from "./progress";
import type { Puzzle } from "./puzzle";

/** How long each ply is looked at that is played by itself. */
const PAUSE_MILLIS = 800;
/** Simulated games that go into the refutation of what nobody has refuted yet. */
const NODES = 600;
const LONGEST_REFUTATION = 8;

export type Stage = "asked" | "thinking" | "wrong" | "solved" | "shown";

/** One puzzle: somebody plays the answer, or is shown why something else is wrong. */
export class PuzzleDesk extends Desk {
  stage: Stage = "asked";
  /** What is played by itself after a wrong token, that token first; or the answer that is shown. */
  shown: readonly LogLine[] = [];
  private plies: readonly string[];
  private position: Position | undefined;
  private viewer = 1;
  private timer = 0;

  constructor(
    readonly game: string,
    readonly puzzle: Puzzle,
    private readonly progress: Progress,
  ) {
    super();
    this.plies = puzzle.before;
    void this.load(this.plies).catch(complain);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  override get line(): Line {
    return this.lineOf(this.plies);
  }

  private lineOf(plies: readonly string[]): Line {
    const { options, seats } = this.puzzle;
    return { game: this.game, options, seats, plies, viewer: this.viewer };
  }

  /** The seat that solves it. */
  get solver(): number {
    return this.viewer;
  }

  /** What the position asks for, in the words of the game. */
  get prompt(): string {
    return this.stage === "asked" ? (this.position?.prompt ?? "") : "";
  }

  /** Whether a part of the answer was played. */
  get isUnderWay(): boolean {
    return this.stage === "asked" && this.plies.length > this.puzzle.before.length;
  }

  /** What is still to be played. */
  private get left(): readonly string[] {
    const played = this.plies.slice(this.puzzle.before.length);
    return this.puzzle.answer.filter((token) => !played.includes(token));
  }

  private async load(plies: readonly string[]): Promise<void> {
    let position = await engine.position(this.lineOf(plies));
    if (plies.length === this.puzzle.before.length && position.by && position.by !== this.viewer) {
      this.viewer = position.by;
      position = await engine.position(this.lineOf(plies));
    }
    this.plies = plies;
    this.position = position;
    this.forgetPreview();
    this.changed();
  }

  override scene(): Scene {
    const { position } = this;
    return {
      view: position?.view,
      seats: Array.from({ length: this.puzzle.seats }, (_, i) => ({
        seat: i + 1,
        kind: "human",
        name: t().player(i + 1),
        you: i + 1 === this.viewer,
      })),
      by: position?.by ?? undefined,
      viewer: this.viewer,
      legal: this.stage === "asked" ? (position?.legal ?? []) : [],
      moves: this.stage === "asked" ? (position?.moves ?? []) : [],
      last: this.plies.slice(-1),
      ...this.overlay,
    };
  }

  protected override get obstacle(): string | undefined {
    return this.stage === "asked" ? undefined : t().puzzles.notNow;
  }

  protected override async play(token: string): Promise<void> {
    if (this.left.includes(token)) {
      await this.load([...this.plies, token]);
      if (this.left.length === 0) {
        this.progress.note(this.puzzle.id, "first");
        this.end("solved", t().puzzles.solved);
      } else {
        announce(t().puzzles.keepGoing);
      }
    } else {
      await this.refute(token);
    }
  }

  private end(stage: Stage, sentence: string): void {
    this.stage = stage;
    announce(sentence);
    this.changed();
  }

  private async refute(token: string): Promise<void> {
    const from = this.plies;
    this.stage = "thinking";
    // Until it is solved after all, it was not.
    this.progress.note(this.puzzle.id, "shown");
    await this.load([...from, token]);
    const line = await this.refutationOf(from, token);
    const told = await this.told(from, line);
    if (this.stage === "thinking") {
      this.shown = told;
      const { seats } = this.scene();
      this.end(
        "wrong",
        [t().puzzles.wrong[this.puzzle.kind], ...told.map(({ text }) => spoken(text, seats))].join(" "),
      );
      this.playOut(from, line, 2);
    }
  }

  /** The shipped one, or what search makes of it here. */
  private async refutationOf(from: readonly string[], token: string): Promise<readonly string[]> {
    const isFirst = from.length === this.puzzle.before.length;
    const known = isFirst ? this.puzzle.refutations.find((line) => line[0] === token) : undefined;
    if (known || !this.position?.by) {
      return known ?? [token];
    }
    let best: readonly string[] = [];
    for await (const { pv } of engine.analyse(this.lineOf([...from, token]), NODES)) {
      best = pv;
    }
    return [token, ...best].slice(0, LONGEST_REFUTATION);
  }

  private async told(from: readonly string[], line: readonly string[]): Promise<readonly LogLine[]> {
    const all = await engine.tell(this.lineOf([...from, ...line]));
    return all.slice(from.length);
  }

  /** Plays plies one after the other, from the one with a number on, until somebody does something else. */
  private playOut(from: readonly string[], line: readonly string[], count: number): void {
    clearTimeout(this.timer);
    if (count > line.length) {
      return;
    }
    this.timer = window.setTimeout(() => {
      void this.load([...from, ...line.slice(0, count)]).then(() => this.playOut(from, line, count + 1), complain);
    }, PAUSE_MILLIS);
  }

  /** Once more from the start. */
  async retry(): Promise<void> {
    this.close();
    this.stage = "asked";
    this.shown = [];
    this.release();
    await this.load(this.puzzle.before).catch(complain);
  }

  /** Gives up: the answer is played. */
  async showAnswer(): Promise<void> {
    this.close();
    this.progress.note(this.puzzle.id, "shown");
    this.release();
    this.stage = "shown";
    const { before, answer } = this.puzzle;
    this.shown = await this.told(before, answer);
    const { seats } = this.scene();
    this.end("shown", [t().puzzles.answerIs, ...this.shown.map(({ text }) => spoken(text, seats))].join(" "));
    await this.load([...before, ...answer.slice(0, 1)]).catch(complain);
    this.playOut(before, answer, 2);
  }
}
