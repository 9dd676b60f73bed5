import type { Game } from "../api/schema";
import type { Language } from "../core/settings";

const KEY = "freehold.games";

/** The games as the server last told them, so that the page of somebody who returns is there at once. */
export class KnownGames {
  constructor(private readonly memory: Pick<Storage, "getItem" | "setItem"> = localStorage) {}

  all(language: Language): readonly Game[] {
    try {
      return (JSON.parse(this.memory.getItem(`${KEY}.${language}`) ?? "[]") as Game[]) ?? [];
    } catch {
      return [];
    }
  }

  keep(language: string, games: readonly Game[]): void {
    try {
      this.memory.setItem(`${KEY}.${language}`, JSON.stringify(games));
    } catch {
      // A browser that keeps nothing waits for the server.
    }
  }
}
