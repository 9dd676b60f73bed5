import { type Client, Refusal, Unreachable } from "../api/client";
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
import { type Engine, isWhole, type Line, type RecordedGame } from "./engine";

const REMEMBERED = 400;

/** How many games the server simulates at first for somebody who wants to know more and more, and at most. */
const FIRST_NODES = 5_000;
const MOST_NODES = 320_000;

/** The rules as the server knows them. */
export class ApiEngine implements Engine {
  readonly thinks = false;
  /** Positions never change, so whoever steps to and fro asks once. */
  private readonly known = new Map<string, Promise<Position>>();

  constructor(private readonly client: Client) {}

  position(line: Line): Promise<Position> {
    return this.remember(line, () =>
      isWhole(line)
        ? this.client.post<Position>("/positions", asked(line))
        : this.client.get<Position>(`/tables/${line.table}/positions/${line.plies.length}${eyes(line)}`),
    );
  }

  /** What the rules can't lead to is not shown: the server tells of legal positions only. */
  async placed(line: Line): Promise<{ view: unknown; ruling: Ruling }> {
    try {
      return { view: (await this.position(line)).view, ruling: { legal: true } };
    } catch (e) {
      if (e instanceof Refusal && e.fault.error === "invalid") {
        const { view } = await this.position({ ...asked(line), start: "" });
        return { view, ruling: { legal: false, message: e.message } };
      }
      throw e;
    }
  }

  why(line: Line, token: string): Promise<Ruling> {
    return isWhole(line)
      ? this.client.post<Ruling>("/positions/why", { ...asked(line), token })
      : this.client.post<Ruling>(`/tables/${line.table}/why`, { token });
  }

  async preview(line: Line, tokens: readonly string[]): Promise<Position | undefined> {
    if (!isWhole(line)) {
      return undefined;
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

  ahead(): undefined {
    return undefined;
  }

  /** The server is always ready. */
  async prepare(): Promise<void> {}

  tell(line: Line): Promise<LogLine[]> {
    return line.table
      ? this.client.get<LogLine[]>(`/tables/${line.table}/log${eyes(line)}`)
      : this.client.post<LogLine[]>("/positions/log", asked(line));
  }

  story(line: Line): Promise<Story> {
    return this.client.post<Story>("/positions/story", asked(line));
  }

  hint({ table }: Line, nodes: number): AsyncGenerator<AnalysisLine> {
    return this.client.lines<AnalysisLine>(`/tables/${table}/hint`, { nodes });
  }

  analyse(line: Line, nodes: number, signal?: AbortSignal): AsyncGenerator<AnalysisLine> {
    const table = line.table ? { table: line.table } : {};
    return this.client.lines<AnalysisLine>("/analysis", { ...asked(line), ...table, nodes }, signal);
  }

  /** The server thinks in questions that take twice as long each. */
  async *ponder(line: Line, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    for (let nodes = FIRST_NODES; nodes <= MOST_NODES && !signal.aborted; nodes *= 2) {
      yield* this.analyse(line, nodes, signal);
    }
  }

  /** Computers of the server play at tables only. */
  async play(): Promise<string | undefined> {
    return undefined;
  }

  /** What is kept in the browser needs the rules there. */
  advise(): AsyncGenerator<AnalysisLine> {
    throw new Unreachable();
  }

  async draws(): Promise<string[]> {
    throw new Unreachable();
  }

  async record(): Promise<string> {
    throw new Unreachable();
  }

  async read(): Promise<RecordedGame> {
    throw new Unreachable();
  }

  async tidy(): Promise<string> {
    throw new Unreachable();
  }

  games(): Promise<Game[]> {
    return this.client.get<Game[]>("/games");
  }

  rules(game: string): Promise<Rule[]> {
    return this.book<Rule[]>(game, "rules");
  }

  rulebook(game: string): Promise<Rulebook> {
    return this.book<Rulebook>(game, "rulebook");
  }

  guide(game: string): Promise<Guide> {
    return this.book<Guide>(game, "guide");
  }

  lesson(game: string): Promise<LessonStep[]> {
    return this.book<LessonStep[]>(game, "lesson");
  }

  private book<T>(game: string, what: string): Promise<T> {
    return this.client.get<T>(`/games/${game}/${what}?lang=${this.client.language()}`);
  }

  private remember(line: Line, ask: () => Promise<Position>): Promise<Position> {
    const key = this.client.language() + JSON.stringify(line);
    let answer = this.known.get(key);
    if (!answer) {
      answer = ask();
      answer.catch(() => this.known.delete(key));
      this.known.set(key, answer);
      if (this.known.size > REMEMBERED) {
        this.known.delete(this.known.keys().next().value!);
      }
    }
    return answer;
  }
}

/** With whose eyes the table answers, where that is one of several own seats. */
function eyes({ as }: Line): string {
  return as === undefined ? "" : `?as=${as}`;
}

function asked({ as: _, table: __, guesses: ___, ...line }: Line): Omit<Line, "table" | "as" | "guesses"> {
  return line;
}
