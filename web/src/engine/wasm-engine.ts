import { Refusal, Unreachable } from "../api/client";
import { isKeptHere } from "../api/kept-here";
import type {
  AnalysisLine,
  Game,
  Guide,
  LessonStep,
  LogLine,
  Position,
  Rule,
  Rulebook,
  Ruling,
  Story,
} from "../api/schema";
import { type Ahead, type Engine, isWhole, type Line, type RecordedGame, toldPlies } from "./engine";
import { Ponderers } from "./ponderers";
import { fieldsOf, type Question } from "./question";
import { RulesWorker } from "./rules-worker";
import { Thinkers } from "./thinkers";

type Fields = Readonly<Record<string, string | number>>;

/**
 * The rules in this browser: the same code as on the server. They are fetched when they are first needed; until they
 * run, and wherever only a table knows the answer, the server is asked. If it can't be reached, they are waited for.
 */
export class WasmEngine implements Engine {
  readonly thinks = true;
  /** Answers at once; nothing until it runs. */
  private running: RulesWorker | undefined;
  /** The games that were compiled. The server may have others. */
  private compiled: ReadonlySet<string> = new Set();
  private readonly thinkers = new Thinkers();
  private readonly ponderers = new Ponderers();
  private starting: Promise<void> | undefined;

  /** @param whole fills in what a viewer may not know of a line at a table that is kept in this browser */
  constructor(
    private readonly server: Engine,
    private readonly language: () => string,
    private readonly whole: (line: Line) => Promise<Line>,
  ) {}

  /** Starts the compiled rules, once. Where that fails the server goes on answering. */
  start(): Promise<void> {
    this.starting ??= this.run().catch((e) => console.warn("the rules do not run here; the server answers", e));
    return this.starting;
  }

  async position(line: Line): Promise<Position> {
    const known = await this.known(line);
    return this.about(known, "position", {}, () => this.server.position(known));
  }

  placed(line: Line): Promise<{ view: unknown; ruling: Ruling }> {
    return this.about(line, "placed", {}, () => this.server.placed(line));
  }

  async why(line: Line, token: string): Promise<Ruling> {
    const known = await this.known(line);
    return this.about(known, "why", { token }, () => this.server.why(known, token));
  }

  async preview(line: Line, tokens: readonly string[]): Promise<Position | undefined> {
    const after = { ...line, plies: [...line.plies, ...tokens] };
    try {
      return isWhole(line) ? await this.position(after) : (await this.ahead(after, tokens.length))?.position;
    } catch (e) {
      if (e instanceof Refusal && e.fault.error === "illegal") {
        return undefined;
      }
      throw e;
    }
  }

  ahead(line: Line, plies: number): Promise<Ahead | undefined> | undefined {
    const question = this.question("ahead", { ...fieldsOf(line), ahead: plies });
    return this.local(line)
      ?.ask<Ahead | null>(question)
      .then((ahead) => ahead ?? undefined);
  }

  /** The first answer takes longest, so it is asked for before somebody waits for it. */
  async prepare(line: Line): Promise<void> {
    await this.start();
    await this.ahead(line, 0)?.catch(() => undefined);
  }

  tell(line: Line, isRevealed = false): Promise<LogLine[]> {
    return line.table && !isKeptHere(line.table)
      ? this.server.tell(line)
      : this.about(line, "log", { revealed: String(isRevealed) }, () => this.server.tell(withoutTable(line)));
  }

  story(line: Line): Promise<Story> {
    return this.about(line, "story", {}, () => this.server.story(line));
  }

  hint(line: Line, nodes: number): AsyncGenerator<AnalysisLine> {
    return this.local(line) ? this.analyse(line, nodes) : this.server.hint(line, nodes);
  }

  async *advise(line: Line, nodes: number): AsyncGenerator<AnalysisLine> {
    await this.needed(line.game);
    yield* this.thinkers.values<AnalysisLine>(this.question("hint", { ...fieldsOf(line), nodes }));
  }

  async *ponder(line: Line, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    await this.start();
    yield* this.local(line)
      ? this.ponderers.values(this.question("ponder", fieldsOf(line)), signal)
      : this.server.ponder(line, signal);
  }

  async *analyse(line: Line, nodes: number, signal?: AbortSignal): AsyncGenerator<AnalysisLine> {
    if (isKeptHere(line.table ?? "")) {
      await this.needed(line.game);
    }
    yield* this.local(line)
      ? this.thinkers.values<AnalysisLine>(this.question("analysis", { ...fieldsOf(line), nodes }), signal)
      : this.analysed(line, nodes, signal);
  }

  /** By the server, as long as the rules do not run here. */
  private async *analysed(line: Line, nodes: number, signal?: AbortSignal): AsyncGenerator<AnalysisLine> {
    try {
      yield* this.server.analyse(line, nodes, signal);
    } catch (e) {
      if (!(e instanceof Unreachable) || !isWhole(line)) {
        throw e;
      }
      await this.needed(line.game);
      yield* this.thinkers.values<AnalysisLine>(this.question("analysis", { ...fieldsOf(line), nodes }), signal);
    }
  }

  async play(line: Line, level: number, signal?: AbortSignal): Promise<string | undefined> {
    await this.start();
    if (!this.local(line)) {
      return this.server.play(line, level);
    }
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const question = this.question("move", { ...fieldsOf(line), level, seed });
    let chosen: string | undefined;
    for await (const { token } of this.thinkers.values<{ token: string }>(question, signal)) {
      chosen = token;
    }
    if (chosen !== undefined) {
      const after = { ...line, plies: [...line.plies, chosen] };
      void this.thinkers.thinkOn(this.question("think-on", fieldsOf(after)));
    }
    return chosen;
  }

  draws(line: Line, seed: string): Promise<string[]> {
    return this.about(line, "draws", { seed }, () => this.server.draws(line, seed));
  }

  record(line: Line, tags: Readonly<Record<string, string>>): Promise<string> {
    const text = Object.entries(tags).map(([name, value]) => `${name} ${value}`);
    return this.answer(line.game, { ...this.question("record", fieldsOf(line)), text: text.join("\n") }, () =>
      this.server.record(line, tags),
    );
  }

  async read(record: string): Promise<RecordedGame> {
    await this.needed();
    return this.running!.ask<RecordedGame>({ ...this.question("read", {}), text: record });
  }

  async tidy(record: string): Promise<string> {
    await this.needed();
    return this.running!.ask<string>({ ...this.question("tidy", {}), text: record });
  }

  async games(): Promise<Game[]> {
    try {
      return await this.server.games();
    } catch (e) {
      if (!(e instanceof Unreachable)) {
        throw e;
      }
      await this.needed();
      return this.running!.ask<Game[]>(this.question("games", {}));
    }
  }

  rules(game: string): Promise<Rule[]> {
    return this.answer(game, this.question("rules", { game }), () => this.server.rules(game));
  }

  rulebook(game: string): Promise<Rulebook> {
    return this.answer(game, this.question("rulebook", { game }), () => this.server.rulebook(game));
  }

  guide(game: string): Promise<Guide> {
    return this.answer(game, this.question("guide", { game }), () => this.server.guide(game));
  }

  lesson(game: string): Promise<LessonStep[]> {
    return this.answer(game, this.question("lesson", { game }), () => this.server.lesson(game));
  }

  private async run(): Promise<void> {
    const worker = new RulesWorker();
    const games = await worker.ask<Game[]>(this.question("games", {}));
    this.compiled = new Set(games.map(({ id }) => id));
    this.running = worker;
  }

  /** Until the rules run here, which is tried once more; fails if they do not, or do not know the game. */
  private async needed(game?: string): Promise<void> {
    await this.start();
    if (!this.running) {
      this.starting = undefined;
      await this.start();
    }
    if (!this.running || (game !== undefined && !this.compiled.has(game))) {
      throw new Unreachable();
    }
  }

  /** What runs here, if it can answer about a line. */
  private local(line: Line): RulesWorker | undefined {
    void this.start();
    return toldPlies(line) && this.compiled.has(line.game) ? this.running : undefined;
  }

  /** With all plies, where this browser keeps them. */
  private async known(line: Line): Promise<Line> {
    return isKeptHere(line.table ?? "") && !isWhole(line) ? this.whole(line) : line;
  }

  private async about<T>(line: Line, kind: string, more: Fields, otherwise: () => Promise<T>): Promise<T> {
    void this.start();
    if (isKeptHere(line.table ?? "")) {
      await this.needed(line.game);
    }
    return toldPlies(line)
      ? this.answer(line.game, this.question(kind, { ...fieldsOf(line), ...more }), otherwise)
      : otherwise();
  }

  /** Books are no reason to fetch the rules: the server has them at hand. */
  private async answer<T>(game: string, question: Question, otherwise: () => Promise<T>): Promise<T> {
    if (this.running && this.compiled.has(game)) {
      try {
        return await this.running.ask<T>(question);
      } catch (e) {
        if (e instanceof Refusal) {
          throw e;
        }
        console.warn("the rules failed here; the server answers", e);
        this.running = undefined;
      }
    }
    try {
      return await otherwise();
    } catch (e) {
      if (!(e instanceof Unreachable)) {
        throw e;
      }
      await this.needed(game);
      return this.running!.ask<T>(question);
    }
  }

  private question(kind: string, fields: Fields): Question {
    return { kind, language: this.language(), fields };
  }
}

function withoutTable({ table: _, as: __, ...line }: Line): Line {
  return line;
}
