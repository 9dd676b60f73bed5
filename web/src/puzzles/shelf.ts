import { Unreachable } from "../api/client";
import { remembered } from "../core/services";
import { ofTheDay, type Puzzle, read } from "./puzzle";

/** Where the build has put the puzzles of each game, and how many there are. */
declare const PUZZLES: Readonly<Record<string, { readonly address: string; readonly count: number }>>;

const shelf = typeof PUZZLES === "undefined" ? {} : PUZZLES;
const fetched = new Map<string, Promise<readonly Puzzle[]>>();

/** How many puzzles a game has. */
export function countOf(game: string): number {
  return shelf[game]?.count ?? 0;
}

/** All puzzles of a game; they are fetched once. */
export function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return remembered(fetched, game, () => load(game));
}

async function load(game: string): Promise<readonly Puzzle[]> {
  const address = shelf[game]?.address;
  if (!address) {
    return [];
  }
  const answer = await fetch(new URL(address, import.meta.url)).catch(() => undefined);
  if (!answer?.ok) {
    throw new Unreachable();
  }
  return read(await answer.text());
}

/** The game of today's puzzle, and the number of the puzzle in its list. */
export function today(now = Date.now()): { game: string; index: number } | undefined {
  const games = Object.keys(shelf).sort();
  const choice = ofTheDay(games.map(countOf), now);
  return choice && { game: games[choice.list]!, index: choice.index };
}
