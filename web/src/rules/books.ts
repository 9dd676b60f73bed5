import type { Game, Guide, Rule, Rulebook } from "../api/schema";
import { allGames, client, remembered } from "../core/services";
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
    const ask = <T>(what: string): Promise<T> => client.get<T>(`/games/${game}/${what}?lang=${language}`);
    const [games, guide, rules, rulebook] = await Promise.all([
      allGames(),
      ask<Guide>("guide"),
      ask<Rule[]>("rules"),
      ask<Rulebook>("rulebook"),
    ]);
    return { game: games.find(({ id }) => id === game)!, guide, rules, rulebook };
  });
}
