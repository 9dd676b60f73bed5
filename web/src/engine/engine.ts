import type { AnalysisLine, LogLine, Position, Ruling } from "../api/schema";

/** The moves of a game up to some moment, and whose eyes look at it. */
export interface Line {
  readonly game: string;
  readonly options: Record<string, number | boolean | string>;
  readonly seats: number;
  /** Tokens in order; "" for one that the viewer may not know. */
  readonly plies: readonly string[];
  /** A seat, or 0 for somebody who watches. */
  readonly viewer: number;
  /** At one screen with secrets: the own seat with whose eyes the table answers. */
  readonly as?: number;
  /** The table of which this is the main line, if it is: it may know what the viewer may not. */
  readonly table?: string;
}

/**
 * The one door to the rules. Everything that the client knows about legal moves, refusals, positions and their value
 * comes through here; it is answered by the server, and could be answered by the same rules compiled for the browser.
 */
export interface Engine {
  /** The position after all plies of a line. */
  position(line: Line): Promise<Position>;
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
}
