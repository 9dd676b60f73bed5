import { Unreachable } from "../api/client";
import type { NewTable, Table } from "../api/schema";
import { complain } from "../core/announce";
import { connection } from "../core/connection";
import { navigate } from "../core/router";
import { allGames, playsHere } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { openedTable } from "./seating";

/** Opens a table and goes there; its name, unless that failed, of which somebody is told. */
export async function openTable(
  table: NewTable,
  isHere = settings.get("here"),
  fail: (e: unknown) => void = complain,
): Promise<string | undefined> {
  try {
    const { id } = await opened(table, isHere && canBeHere(table));
    navigate(`/table/${id}`);
    return id;
  } catch (e) {
    fail(e);
    return undefined;
  }
}

/** Whether a table can be kept in this browser: nobody else sits there. */
export function canBeHere({ seats }: Pick<NewTable, "seats">): boolean {
  return playsHere && seats.every(({ kind }) => kind !== "open");
}

/** On the server, or in this browser if that is wanted or no server can be reached. */
async function opened(table: NewTable, isHere: boolean): Promise<Table> {
  if (isHere || (connection.isOffline && canBeHere(table))) {
    return (await import("../local/tables")).openHere(table);
  }
  try {
    return await openedTable(table);
  } catch (e) {
    if (!(e instanceof Unreachable)) {
      throw e;
    }
    if (!canBeHere(table)) {
      throw new Error(playsHere ? t().needsServer : t().cantPlayHere);
    }
    return (await import("../local/tables")).openHere(table);
  }
}

/** The level that was chosen last for a game, or else for any. */
export function levelOf(game: string): number {
  return settings.get("levels")[game] ?? settings.get("level");
}

/** Oneself against computers, as many as usual, at the level that was chosen last. */
export async function playComputer(game: string, level = levelOf(game)): Promise<void> {
  const usual = (await allGames()).find(({ id }) => id === game)?.usualSeats ?? 2;
  const seats = Array.from({ length: usual }, (_, i) =>
    i === 0 ? { kind: "me" as const } : { kind: "agent" as const, level },
  );
  await openTable({ game, seats, listed: false });
}
