import { Refusal } from "../api/client";
import type { AnalysisLine, Game, Guide, LessonStep, LogLine, Position, Rule, Rulebook, Ruling } from "../api/schema";
import { type Engine, isWhole, type Line, type RecordData } from "./engine";
import { Ponderers } from "./ponderers";
import { fieldsOf, type Question } from "./question";
import { RulesWorker } from "./rules-worker";
import { Thinkers } from "./thinkers";

/**
 * The rules in this browser: the same code as on the server. They are fetched when they are first needed; until they
 * run, and wherever only a table knows the answer, the server is asked.
 */
export class WasmEngine implements Engine {
  /** Answers at once; nothing until it runs. */
  private running: RulesWorker | undefined;
  /** The games that were compiled. The server may have others. */
  private compiled: ReadonlySet<string> = new Set();
  private readonly thinkers = new Thinkers();
  private readonly ponderers = new Ponderers();
  private starting: Promise<void> | undefined;

  constructor(
    private readonly server: Engine,
    private readonly language: () => string,
  ) {}

  /** Starts the compiled rules, once. Where that fails the server goes on answering. */
  start(): Promise<void> {
    this.starting ??= this.run().catch((e) => console.warn("the rules do not run here; the server answers", e));
    return this.starting;
  }

  position(line: Line): Promise<Position> {
    return this.about(line, "position", {}, () => this.server.position(line));
  }

  placed(line: Line): Promise<{ view: unknown; ruling: Ruling }> {
    return this.about(line, "placed", {}, () => this.server.placed(line));
  }

  why(line: Line, token: string): Promise<Ruling> {
    return this.about(line, "why", { token }, () => this.server.why(line, token));
  }

  async preview(line: Line, tokens: readonly string[]): Promise<Position | undefined> {
    if (!isWhole(line)) {
      return this.server.preview(line, tokens);
    }
    try {
      return await this.position({ ...line, plies: [...line.plies, ...tokens] });
    } catch (e) {
      if (e instanceof Refusal && e.fault.error === "illegal") {
        return undefined;
      }
      throw e;
    }
  }

  tell(line: Line): Promise<LogLine[]> {
    return line.table ? this.server.tell(line) : this.about(line, "log", {}, () => this.server.tell(line));
  }

  hint(table: string, nodes: number): AsyncGenerator<AnalysisLine> {
    return this.server.hint(table, nodes);
  }

  analyse(line: Line, nodes: number, signal?: AbortSignal): AsyncGenerator<AnalysisLine> {
    return this.local(line)
      ? this.thinkers.values<AnalysisLine>(this.question("analysis", { ...fieldsOf(line), nodes }), signal)
      : this.server.analyse(line, nodes, signal);
  }

  async *ponder(line: Line, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    await this.start();
    yield* this.local(line)
      ? this.ponderers.values(this.question("ponder", fieldsOf(line)), signal)
      : this.server.ponder(line, signal);
  }

  readRecord(text: string): Promise<RecordData> {
    return this.ofRecord("read", text, () => this.server.readRecord(text));
  }

  tidyRecord(text: string): Promise<string> {
    return this.ofRecord("tidy", text, () => this.server.tidyRecord(text));
  }

  private async ofRecord<T>(kind: string, text: string, otherwise: () => Promise<T>): Promise<T> {
    await this.start();
    return this.running ? this.running.ask<T>({ ...this.question(kind, {}), text }) : otherwise();
  }

  async play(line: Line, level: number): Promise<string | undefined> {
    await this.start();
    if (!this.local(line)) {
      return this.server.play(line, level);
    }
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const moves = this.thinkers.values<{ token: string }>(this.question("move", { ...fieldsOf(line), level, seed }));
    let chosen: string | undefined;
    for await (const { token } of moves) {
      chosen = token;
    }
    return chosen;
  }

  games(): Promise<Game[]> {
    return this.server.games();
  }

  rules(game: string): Promise<Rule[]> {
    return this.read("rules", game, () => this.server.rules(game));
  }

  rulebook(game: string): Promise<Rulebook> {
    return this.read("rulebook", game, () => this.server.rulebook(game));
  }

  guide(game: string): Promise<Guide> {
    return this.read("guide", game, () => this.server.guide(game));
  }

  lesson(game: string): Promise<LessonStep[]> {
    return this.read("lesson", game, () => this.server.lesson(game));
  }

  private async run(): Promise<void> {
    const worker = new RulesWorker();
    const games = await worker.ask<Game[]>(this.question("games", {}));
    this.compiled = new Set(games.map(({ id }) => id));
    this.running = worker;
  }

  /** What runs here, if it can answer about a line. */
  private local(line: Line): RulesWorker | undefined {
    void this.start();
    return isWhole(line) && this.compiled.has(line.game) ? this.running : undefined;
  }

  private about<T>(line: Line, kind: string, more: Record<string, string>, otherwise: () => Promise<T>): Promise<T> {
    return this.answer(this.local(line), kind, { ...fieldsOf(line), ...more }, otherwise);
  }

  /** Books are no reason to fetch the rules: the server has them at hand. */
  private read<T>(kind: string, game: string, otherwise: () => Promise<T>): Promise<T> {
    return this.answer(this.compiled.has(game) ? this.running : undefined, kind, { game }, otherwise);
  }

  private async answer<T>(
    running: RulesWorker | undefined,
    kind: string,
    fields: Record<string, string | number>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    if (!running) {
      return otherwise();
    }
    try {
      return await running.ask<T>(this.question(kind, fields));
    } catch (e) {
      if (e instanceof Refusal) {
        throw e;
      }
      console.warn("the rules failed here; the server answers", e);
      this.running = undefined;
      return otherwise();
    }
  }

  private question(kind: string, fields: Record<string, string | number>): Question {
    return { kind, language: this.language(), fields };
  }
}
