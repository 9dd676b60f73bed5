import type { NewTable } from "../api/schema";
import { complain } from "../core/announce";
import { navigate } from "../core/router";
import { allGames } from "../core/services";
import { settings } from "../core/settings";
import { openedTable } from "./seating";

/** Opens a table and goes there; its name, unless that failed. */
export async function openTable(table: NewTable): Promise<string | undefined> {
  try {
    const { id } = await openedTable(table);
    navigate(`/table/${id}`);
    return id;
  } catch (e) {
    complain(e);
    return undefined;
  }
}

/** Oneself against computers, as many as usual, at the level that was chosen last. */
export async function playComputer(game: string, level = settings.get("level")): Promise<void> {
  const usual = (await allGames()).find(({ id }) => id === game)?.usualSeats ?? 2;
  const seats = Array.from({ length: usual }, (_, i) =>
    i === 0 ? { kind: "me" as const } : { kind: "agent" as const, level },
  );
  await openTable({ game, seats, listed: false });
}
