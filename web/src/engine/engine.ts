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

/** The moves of a game up to some moment, and whose eyes look at it. */
export interface Line {
  readonly game: string;
  /** Of the rules; the present one if it is absent. */
  readonly edition?: number;
  readonly options: Record<string, number | boolean | string>;
  readonly seats: number;
  /** The position in which it begins, if that was placed by hand. */
  readonly start?: string;
  /** Tokens in order; "" for one that the viewer may not know. */
  readonly plies: readonly string[];
  /** What may stand in place of each "", in order, where the table has told that. */
  readonly guesses?: readonly string[];
  /** A seat, or 0 for somebody who watches. */
  readonly viewer: number;
  /** At one screen with secrets: the own seat with whose eyes the table answers. */
  readonly as?: number;
  /** The table of which this is the main line, if it is: it may know what the viewer may not. */
  readonly table?: string;
}

/** Where own plies lead that are still on their way to the table. */
export interface Ahead {
  readonly position: Position;
  /** Those plies in sentences. */
  readonly lines: readonly LogLine[];
}

/** A game as a record has it. */
export interface RecordedGame {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: Line["options"];
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
  /**
   * Where the last plies of a line lead, which its table has not confirmed. Nothing at once where only the server could
   * tell; nothing in the end where it depends on what the viewer may not know.
   */
  ahead(line: Line, plies: number): Promise<Ahead | undefined> | undefined;
  /** Somebody may soon play on from a line: until what can answer at once is ready. */
  prepare(line: Line): Promise<void>;
  /** Each ply in a sentence; with all secrets where nobody plays any more. */
  tell(line: Line, isRevealed?: boolean): Promise<LogLine[]>;
  /** What there is to tell of a whole game of which nothing is hidden any more. */
  story(line: Line): Promise<Story>;
  /**
   * What search would play for whoever acts at the end of a table's line, knowing no more than they do,
   * after so many simulated games.
   */
  hint(line: Line, nodes: number): AsyncGenerator<AnalysisLine>;
  /** The same for whoever acts after a line of which nothing is hidden. */
  advise(line: Line, nodes: number): AsyncGenerator<AnalysisLine>;
  /** What search thinks, better and better; the last one is final. */
  analyse(line: Line, nodes: number, signal?: AbortSignal): AsyncGenerator<AnalysisLine>;
  /** What search thinks, better and better until it is stopped, on as many cores as this machine can spare. */
  ponder(line: Line, signal: AbortSignal): AsyncGenerator<AnalysisLine>;
  /** Whether computers play here, and not on the server. */
  readonly thinks: boolean;
  /** What the computer plays at a level for whoever acts, or a draw of chance; nothing where no computer is at hand. */
  play(line: Line, level: number, signal?: AbortSignal): Promise<string | undefined>;
  /** What chance plays before a seat acts again. It follows from a seed, a whole number. */
  draws(line: Line, seed: string): Promise<string[]>;
  /** The record of a line as text, with tags such as `Seat1`. */
  record(line: Line, tags: Readonly<Record<string, string>>): Promise<string>;
  /** The one game of a record (`.fgn`), checked ply by ply. */
  read(record: string): Promise<RecordedGame>;
  /** The same record as the rules write it. */
  tidy(record: string): Promise<string>;
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

/** Whether nothing of it is hidden from the viewer. */
export function isWhole(line: Line): boolean {
  return !line.plies.includes("");
}

/** The plies with guesses in place of what is hidden from the viewer; nothing if some are missing. */
export function toldPlies({ plies, guesses = [] }: Line): readonly string[] | undefined {
  let hidden = 0;
  const told = plies.map((token) => token || guesses[hidden++]);
  return told.includes(undefined) ? undefined : (told as string[]);
}
