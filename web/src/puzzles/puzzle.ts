/** What is asked for: a win in this turn, the only move that keeps the win, the best bid, the best move. */
export type Kind = "win" | "only" | "bid" | "best";

/** A position with one right answer, as `puzzles.txt` of a game has it. */
export interface Puzzle {
  readonly id: string;
  readonly kind: Kind;
  /** From 1, easy, to 5. */
  readonly grade: number;
  readonly seats: number;
  readonly options: Record<string, number | boolean | string>;
  readonly before: readonly string[];
  /** To be played in any order; any other token is wrong. */
  readonly answer: readonly string[];
  /** A wrong token each, and how it is punished. */
  readonly refutations: ReadonlyArray<readonly string[]>;
}

export const GRADES = [1, 2, 3, 4, 5] as const;

const MILLIS_OF_A_DAY = 86_400_000;
/** A prime: from one time to the next, a game's puzzle of the day is one far away in the list. */
const STRIDE = 7919;

/** All puzzles of a text, a line each: `seats | options | before | id kind grade nodes | answer | refutations`. */
export function read(text: string): Puzzle[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map(puzzleOf);
}

function puzzleOf(line: string): Puzzle {
  const [seats = "", options = "", before = "", about = "", answer = "", refutations = ""] = line.split("|");
  const [id = "", kind = "best", grade = "1"] = words(about);
  return {
    id,
    kind: kind as Kind,
    grade: Number(grade),
    seats: Number(seats),
    options: Object.fromEntries(words(options).map(optionOf)),
    before: words(before),
    answer: words(answer),
    refutations: refutations
      .split(";")
      .map(words)
      .filter((tokens) => tokens.length > 0),
  };
}

function words(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

function optionOf(word: string): [string, number | boolean | string] {
  const [key = "", value = ""] = word.split("=");
  if (value === "true" || value === "false") {
    return [key, value === "true"];
  }
  return [key, /^\d+$/.test(value) ? Number(value) : value];
}

/** Which of several lists, and which of its puzzles, is that of a day: the same for everybody. */
export function ofTheDay(counts: readonly number[], now: number): { list: number; index: number } | undefined {
  const filled = counts.flatMap((count, list) => (count > 0 ? [list] : []));
  if (filled.length === 0) {
    return undefined;
  }
  const day = Math.floor(now / MILLIS_OF_A_DAY);
  const list = filled[day % filled.length]!;
  return { list, index: (Math.floor(day / filled.length) * STRIDE) % counts[list]! };
}

/** The one to go on with: after a given one, of the wanted grade (0 for any), first of all one that is not solved. */
export function nextOf(
  puzzles: readonly Puzzle[],
  after: string,
  grade: number,
  isSolved: (id: string) => boolean,
): Puzzle | undefined {
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const turned = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  const wanted = turned.filter((one) => (grade === 0 || one.grade === grade) && one.id !== after);
  return wanted.find(({ id }) => !isSolved(id)) ?? wanted[0];
}
