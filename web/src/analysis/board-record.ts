import type { Seat } from "../api/schema";
import { engine } from "../core/services";
import { isNameless } from "../core/words";
import type { Board } from "../variations/board-file";
import { movesOf, textOf, treeOf } from "../variations/moves";

/** A board as a record with variations, checked by the rules. */
export function recordOf({ game, options, seats, start, name, tree }: Board, people: readonly Seat[]): Promise<string> {
  const chosen = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  const named = people.filter((seat) => !isNameless(seat.name));
  const tags: (readonly [string, string])[] = [
    ["Game", game],
    ["Options", chosen.join(" ")],
    ["Seats", String(seats)],
    ...(start === undefined ? [] : [["Start", start] as const]),
    ...(name ? [["Name", name] as const] : []),
    ...named.map((seat) => [`Seat${seat.seat}`, seat.name] as const),
  ];
  const lines = tags.map(([tag, value]) => `[${tag} "${value.replaceAll(/["\\]/g, "\\$&")}"]`);
  return engine.tidy(`${lines.join("\n")}\n\n${textOf(movesOf(tree))}\n`);
}

/** The board that a record describes; the rules refuse what is wrong with it. */
export async function boardOf(record: string): Promise<Board> {
  const { game, options, seats, tags, moves } = await engine.read(record);
  return {
    game,
    options,
    seats,
    name: tags.Name ?? "",
    tree: treeOf(moves),
    ...(tags.Start !== undefined && { start: tags.Start }),
  };
}
