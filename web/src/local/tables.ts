import { Refusal } from "../api/client";
import { freshName } from "../api/kept-here";
import type { Chair, Event, NewTable, Table } from "../api/schema";
import { allGames, engine } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import type { Happening } from "./decisions";
import { LocalTable } from "./local-table";
import { Store } from "./store";

const NOT_FOUND = 404;
const NOT_KEPT = 507;

/** The tables that this browser keeps. Fires `change` with the name of a table, whichever tab has changed it. */
class LocalTables extends EventTarget {
  private readonly store = new Store();
  private readonly known = new Map<string, LocalTable>();
  private readonly channel = new BroadcastChannel("freehold-tables");

  constructor() {
    super();
    this.channel.onmessage = ({ data }: MessageEvent<string>) => {
      this.known.delete(data);
      this.dispatchEvent(new CustomEvent("change", { detail: data }));
    };
  }

  /** As lists show them, the one that changed last first. */
  async list(): Promise<Table[]> {
    const heads = await kept(this.store.heads());
    return heads.map(({ table }) => table).sort((a, b) => b.changed.localeCompare(a.changed));
  }

  async get(id: string): Promise<LocalTable> {
    const known = this.known.get(id);
    if (known) {
      return known;
    }
    const loaded = await kept(this.store.load(id));
    if (!loaded) {
      throw new Refusal(NOT_FOUND, { error: "not-found", message: t().notFound });
    }
    const table = new LocalTable(id, loaded.head.seed, loaded.events);
    this.known.set(id, table);
    return table;
  }

  /** A new table, whose first events say all about it. */
  async create(events: readonly Happening[]): Promise<LocalTable> {
    const table = new LocalTable(freshName(), freshSeed(), numbered(0, events));
    await this.keep(table, 0);
    // Browsers clear away what they were not asked to keep.
    void navigator.storage?.persist?.();
    return this.get(table.id);
  }

  /** Keeps what happens at a table, and what follows from it by itself; false if something else has happened there. */
  async append(table: LocalTable, events: readonly Happening[]): Promise<boolean> {
    return this.keep(table.with(numbered(table.version, events)), table.version);
  }

  /** @param from how many events are kept already */
  private async keep(table: LocalTable, from: number): Promise<boolean> {
    const { table: whole, by } = await followed(table);
    const { view } = await engine.position(whole.line(0));
    const head = { id: whole.id, seed: whole.seed, table: { ...whole.summary(by), view } };
    const isKept = await kept(this.store.append(head, whole.events.slice(from)));
    if (isKept) {
      this.known.set(whole.id, whole);
    } else {
      this.known.delete(whole.id);
    }
    this.told(whole.id);
    return isKept;
  }

  async remove(id: string): Promise<void> {
    await kept(this.store.remove(id));
    this.known.delete(id);
    this.told(id);
  }

  private told(id: string): void {
    this.dispatchEvent(new CustomEvent("change", { detail: id }));
    this.channel.postMessage(id);
  }
}

export const tables = new LocalTables();

/** A table with draws and the end, if it is time for them; and who acts then. */
async function followed(table: LocalTable): Promise<{ table: LocalTable; by: number | null }> {
  const { by } = await engine.position(table.line(0));
  if (table.over || (by !== 0 && by !== null)) {
    return { table, by };
  }
  if (by === 0) {
    const tokens = await engine.draws(table.line(0), table.seed);
    return followed(
      table.with(
        numbered(
          table.version,
          tokens.map((token) => ({ kind: "ply", by: 0, token })),
        ),
      ),
    );
  }
  const { winners, scores, ending } = await engine.position(table.line(0));
  const over: Happening = {
    kind: "over",
    winners: winners ?? [],
    scores: scores ?? [],
    reason: ending ?? "",
    seed: "",
  };
  return { table: table.with(numbered(table.version, [over])), by };
}

function numbered(before: number, events: readonly Happening[]): Event[] {
  const at = new Date().toISOString();
  return events.map((event, i) => ({ ...event, v: before + i + 1, at }));
}

/** 63 random bits: as much as the rules take. */
function freshSeed(): string {
  return String(BigInt.asUintN(63, crypto.getRandomValues(new BigUint64Array(1))[0]!));
}

/** A browser may keep nothing, or have no room left. */
async function kept<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (e) {
    console.warn("the database of the browser", e);
    throw new Refusal(NOT_KEPT, { error: "busy", message: t().keepsNothing });
  }
}

/** Opens a table for people at this screen and computers. */
export async function openHere({ game, options = {}, seats }: NewTable): Promise<Table> {
  const chairs = seats.map(({ kind, level, name }): Chair => {
    if (kind === "open") {
      throw new Error("an open seat needs a server");
    }
    return kind === "agent"
      ? { kind: "agent", level: level ?? 3 }
      : { kind: "human", name: name || settings.get("name") || t().guest };
  });
  const [known] = (await allGames()).filter(({ id }) => id === game);
  const defaults = Object.fromEntries((known?.options ?? []).map((option) => [option.key, option.default]));
  return opened(game, known?.edition ?? 1, { ...defaults, ...options }, chairs);
}

async function opened(game: string, edition: number, options: Table["options"], chairs: Chair[]): Promise<Table> {
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
      imported: false,
    },
    { kind: "started", commitment: "" },
  ]);
  return table.summary(null);
}

/** Once more with the same seats, moved on by one, at a table that is there already or at a new one. */
export async function againHere(id: string): Promise<Table> {
  const table = await tables.get(id);
  const { rematch } = table.summary(null);
  const next = rematch === null ? undefined : await tables.get(rematch).catch(() => undefined);
  if (next && !next.over) {
    return next.summary(null);
  }
  const { game = "", options = {} } = table.created;
  const [first, ...others] = table.chairs;
  const edition = (await allGames()).find((one) => one.id === game)?.edition ?? 1;
  const again = await opened(game, edition, options, [...others, first!]);
  await tables.append(table, [{ kind: "rematch", by: table.own[0] ?? 1, table: again.id }]);
  return again;
}

/** A line with what its viewer may not know. */
export async function wholeLine(line: Line): Promise<Line> {
  const table = await tables.get(line.table!);
  return table.line(line.viewer, line.plies.length);
}

/** The game so far as text. */
export function recordOf(table: LocalTable): Promise<string> {
  const { over, events, chairs } = table;
  const names = chairs.map((chair, i): [string, string] => [
    `Seat${i + 1}`,
    chair.kind === "agent" ? `level${chair.level}` : chair.kind === "human" ? chair.name : "",
  ]);
  const isCut = over && (over.scores?.length ?? 0) === 0;
  const result: [string, string][] = isCut
    ? [
        ["Result", over.winners?.join("+") || "*"],
        ["Termination", over.reason ?? ""],
      ]
    : [];
  const tags = [...names, ["Date", (events[0]?.at ?? "").slice(0, 10)], ...result];
  return engine.record(table.line(0), Object.fromEntries(tags));
}
