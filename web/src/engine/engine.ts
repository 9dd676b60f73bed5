import type { AnalysisLine, Game, Guide, LessonStep, LogLine, Position, Rule, Rulebook, Ruling } from "../api/schema";

/** The moves of a game up to some moment, and whose eyes look at it. */
export interface Line {
  readonly game: string;
  readonly options: Record<string, number | boolean | string>;
  readonly seats: number;
  /** The position in which it begins, if that was placed by hand. */
  readonly start?: string;
  /** Tokens in order; "" for one that the viewer may not know. */
  readonly plies: readonly string[];
  /** A seat, or 0 for somebody who watches. */
  readonly viewer: number;
  /** At one screen with secrets: the own seat with whose eyes the table answers. */
  readonly as?: number;
  /** The table of which this is the main line, if it is: it may know what the viewer may not. */
  readonly table?: string;
}

/** A record that was read. */
export interface RecordData {
  readonly game: string;
  readonly options: Line["options"];
  readonly seats: number;
  readonly plies: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  /** The plies with comments and variations, as `variations/moves.ts` has them. */
  readonly moves: unknown;
}

/**
 * The one door to the rules. Everything that the client knows about legal moves, refusals, positions and their value
 * comes through here; it is answered by the server, or by the same rules compiled for the browser.
 */
export interface Engine {
  /** The position after all plies of a line. */
  position(line: Line): Promise<Position>;
  /** A line that begins in a position placed by hand: how that looks, and whether the rules can lead there. */
  placed(line: Line): Promise<{ readonly view: unknown; readonly ruling: Ruling }>;
  /** Whether a token is legal, or why not. */
  why(line: Line, token: string): Promise<Ruling>;
  /** The position if these tokens were played; nothing where that can't be known. */
  preview(line: Line, tokens: readonly string[]): Promise<Position | undefined>;
  /** Each ply in a sentence. */
  tell(line: Line): Promise<LogLine[]>;
  /**
   * What search would play for whoever acts at a table now, knowing no more than they do,
   * after so many simulated games.
   */
  hint(table: string, nodes: number): AsyncGenerator<AnalysisLine>;
  /** What search thinks, better and better; the last one is final. */
  analyse(line: Line, nodes: number, signal?: AbortSignal): AsyncGenerator<AnalysisLine>;
  /** What search thinks, better and better until it is stopped, on as many cores as this machine can spare. */
  ponder(line: Line, signal: AbortSignal): AsyncGenerator<AnalysisLine>;
  /** A record (`.fgn`) as data; the rules refuse what is wrong with it. */
  readRecord(text: string): Promise<RecordData>;
  /** The same record as the rules write it. */
  tidyRecord(text: string): Promise<string>;
  /** What the computer plays at a level for whoever acts, or a draw of chance; nothing where no computer is at hand. */
  play(line: Line, level: number): Promise<string | undefined>;
  /** All games there are. */
  games(): Promise<Game[]>;
  /** The numbered rules of a game. */
  rules(game: string): Promise<Rule[]>;
  /** In what order they stand, and what stands between them. */
  rulebook(game: string): Promise<Rulebook>;
  /** The rules explained to people. */
  guide(game: string): Promise<Guide>;
  lesson(game: string): Promise<LessonStep[]>;
}

/** Whether nothing of it is hidden from the viewer; if something is, only the table itself can answer. */
export function isWhole(line: Line): boolean {
  return !line.plies.includes("");
}
