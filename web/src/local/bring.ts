import type { Chair, Table } from "../api/schema";
import { engine } from "../core/services";
import { tables } from "./tables";

/** Keeps the game of a record in this browser, to look at it. */
export async function bringHere(record: string): Promise<Table> {
  const { game, edition, seats, options, plies, tags } = await engine.read(record);
  const line = { game, edition, seats, options, plies, viewer: 0 };
  const [told, end] = [await engine.tell(line, true), await engine.position(line)];
  const chairs = Array.from({ length: seats }, (_, i) => chairOf(tags[`Seat${i + 1}`] ?? "", i + 1));
  const table = await tables.create([
    {
      kind: "created",
      game,
      edition,
      options,
      chairs,
      listed: false,
      watchersTalk: false,
      clock: null,
      imported: true,
    },
    ...told.map(({ by, token }) => ({ kind: "ply" as const, by, token })),
    {
      kind: "over",
      winners: end.winners ?? [],
      scores: end.scores ?? [],
      reason: end.ending ?? "imported",
      seed: "",
    },
  ]);
  return table.summary(null);
}

/** Computers are called `level3` in records. */
function chairOf(name: string, seat: number): Chair {
  const level = /^level(\d)$/.exec(name)?.[1];
  return level ? { kind: "agent", level: Number(level) } : { kind: "human", name: name.trim() || `seat ${seat}` };
}
