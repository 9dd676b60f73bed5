import type { Game, Guide, Rule, Rulebook } from "../api/schema";
import { allGames, engine, remembered } from "../core/services";
import { settings } from "../core/settings";

/** All that can be read about a game, in one language. */
export interface Books {
  readonly game: Game;
  readonly guide: Guide;
  /** The numbered rules. */
  readonly rules: readonly Rule[];
  /** In what order they stand, and what stands between them. */
  readonly rulebook: Rulebook;
}

const books = new Map<string, Promise<Books>>();

export function booksOf(game: string): Promise<Books> {
  const language = settings.get("language");
  return remembered(books, `${language} ${game}`, async () => {
    const [games, guide, rules, rulebook] = await Promise.all([
      allGames(),
      engine.guide(game),
      engine.rules(game),
      engine.rulebook(game),
    ]);
    return { game: games.find(({ id }) => id === game)!, guide, rules, rulebook };
  });
}
