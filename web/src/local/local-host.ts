import { Refusal } from "../api/client";
import type {
  AnalysisLine,
  Event,
  GivenName,
  LogLine,
  PlyRequest,
  Position,
  Table,
  UndoPlies,
  Update,
} from "../api/schema";
import type { WireListener } from "../api/wire";
import { complain } from "../core/announce";
import { engine } from "../core/services";
import type { Line } from "../engine/engine";
import type { TableHost, TableLine } from "../session/table-host";
import { checkTurn, type Happening, ply, resign, undo } from "./decisions";
import type { LocalTable } from "./local-table";
import { recordOf, tables } from "./tables";

/** What happens when somebody acts at a table; throws a refusal if nothing does. */
type Decision = (table: LocalTable, position: Position) => Promise<readonly Happening[]> | readonly Happening[];

/** How long a computer takes for a ply at least where nobody else plays, so that people can follow. */
const EXHIBITION_MILLIS = 2000;

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

/** A table that this browser keeps: here the rules are asked, the computers think and chance draws. */
export class LocalHost implements TableHost {
  /** It thinks for them itself. */
  readonly isDelegating = false;
  private readonly lines = new Set<LocalLine>();
  private queue: Promise<unknown> = Promise.resolve();
  private thinking: AbortController | undefined;

  constructor(readonly name: string) {}

  connect(listener: WireListener): TableLine {
    const line = new LocalLine(this, listener);
    if (this.lines.size === 0) {
      tables.addEventListener("change", this.onChange);
    }
    this.lines.add(line);
    void line.begin().then(() => this.think());
    return line;
  }

  leave(line: LocalLine): void {
    this.lines.delete(line);
    if (this.lines.size === 0) {
      tables.removeEventListener("change", this.onChange);
      this.thinking?.abort();
    }
  }

  /** Something has changed, here or in another tab. */
  private readonly onChange = (e: globalThis.Event): void => {
    if ((e as CustomEvent<string>).detail === this.name) {
      this.thinking?.abort();
      for (const line of this.lines) {
        void line.tell();
      }
      void this.think();
    }
  };

  async table(): Promise<Table> {
    const table = await tables.get(this.name);
    const { by } = await engine.position(table.line(0));
    const viewer = table.viewpoint(undefined, by);
    return table.seenBy(viewer, await engine.position(table.line(viewer)));
  }

  async events(): Promise<readonly Event[]> {
    return (await tables.get(this.name)).events;
  }

  async record(): Promise<string> {
    return recordOf(await tables.get(this.name));
  }

  async *hint(_line: Line, nodes: number): AsyncGenerator<AnalysisLine> {
    const table = await tables.get(this.name);
    yield* engine.advise(table.line(0), nodes);
  }

  post(path: string, body: unknown): Promise<{ version: number }> {
    return this.act((table, position) => {
      switch (path) {
        case "plies":
          return played(table, position, body as PlyRequest);
        case "undo":
          return undo(table, body as UndoPlies);
        case "resign":
          return resign(table);
        default:
          return named(path, body as GivenName);
      }
    });
  }

  /** Decides, keeps, and tells; if another tab was faster, decides anew. */
  private act(decide: Decision): Promise<{ version: number }> {
    const done = this.queue.then(async () => {
      for (;;) {
        const table = await tables.get(this.name);
        const events = await decide(table, await engine.position(table.line(0)));
        if (events.length === 0 || (await tables.append(table, events))) {
          return { version: table.version + Math.min(1, events.length) };
        }
      }
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Lets the computers play, as long as somebody looks and it is their turn. */
  private async think(): Promise<void> {
    const thinking = new AbortController();
    this.thinking?.abort();
    this.thinking = thinking;
    try {
      const table = await tables.get(this.name);
      const { by } = await engine.position(table.line(0));
      const level = by && !table.over ? table.levelOf(by) : undefined;
      if (by && level !== undefined && !thinking.signal.aborted && this.lines.size > 0) {
        const [token] = await Promise.all([
          engine.play(table.line(by), level, thinking.signal),
          table.own.length === 0 ? pause(EXHIBITION_MILLIS) : undefined,
        ]);
        // What was thought out for another position is forgotten.
        await this.act((now) => (token && now.version === table.version ? [ply(by, token)] : []));
      }
    } catch (e) {
      if (!thinking.signal.aborted && !(e instanceof Refusal)) {
        complain(e);
      }
    }
  }
}

/** Somebody at this screen is called so. */
function named(path: string, { name }: GivenName): Happening[] {
  const seat = /^seats\/(\d+)\/name$/.exec(path)?.[1];
  if (seat === undefined) {
    throw new Error(`'${path}' can't be done at a table in this browser`);
  }
  return [{ kind: "named", seat: Number(seat), name }];
}

async function played(table: LocalTable, position: Position, body: PlyRequest): Promise<Happening[]> {
  checkTurn(table, position.by, body);
  const { token } = body;
  if (!position.legal.includes(token)) {
    const { legal: _, message = "", ...why } = await engine.why(table.line(position.by!), token);
    throw new Refusal(422, { error: "illegal", message, ...why, token });
  }
  return [ply(position.by!, token)];
}

/** What one listener is told. */
class LocalLine implements TableLine {
  /** The last event that was told. */
  private told: number;
  private queue: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly host: LocalHost,
    private readonly listener: WireListener,
  ) {
    this.told = 0;
  }

  close(): void {
    this.isClosed = true;
    this.host.leave(this);
  }

  reconnect(): void {
    this.told = this.listener.wanted.since;
    void this.tell(true);
  }

  begin(): Promise<void> {
    this.told = this.listener.wanted.since;
    return this.tell(true);
  }

  /** Tells what is new, one update after the other; or all of it, even if nothing is. */
  tell(isAsked = false): Promise<void> {
    this.queue = this.queue.then(() => this.tellNow(isAsked));
    return this.queue;
  }

  private async tellNow(isAsked: boolean): Promise<void> {
    try {
      const table = await tables.get(this.host.name);
      if (!this.isClosed && (isAsked || table.version > this.told)) {
        const update = await updateOf(table, this.told, this.listener.wanted.as);
        this.told = table.version;
        if (!this.isClosed) {
          this.listener.onState("open");
          this.listener.onUpdate(update);
        }
      }
    } catch (e) {
      // Whoever asks for the table itself is told why.
      if (!this.isClosed) {
        console.warn("a table of this browser can't be shown", e);
        this.listener.onState("lost");
      }
    }
  }
}

/** What has happened after an event, as one seat may know it. */
async function updateOf(table: LocalTable, known: number, as: number | undefined): Promise<Update> {
  const { by } = await engine.position(table.line(0));
  const viewer = table.viewpoint(as, by);
  const position = await engine.position(table.line(viewer));
  const lines = await engine.tell(table.line(viewer), table.over !== undefined);
  // When it is over everything is told anew, without secrets.
  const isEnd = table.events.slice(known).some(({ kind }) => kind === "over");
  const since = isEnd ? 0 : known;
  const { plies } = table.history;
  const from = plies.filter(({ v }) => v <= since).length;
  return {
    v: table.version,
    since,
    events: table.events.slice(since).map((event) => seen(event, table, lines)),
    table: table.seenBy(viewer, position),
    log: { from, lines: lines.slice(from).map((line) => ({ ...line, v: plies[line.ply - 1]!.v })) },
  };
}

/** An event as somebody may know it: of a secret ply nothing but that there was one. */
function seen(event: Event, { history }: LocalTable, lines: readonly LogLine[]): Event {
  const at = history.plies.findIndex(({ v }) => v === event.v);
  return at >= 0 && lines[at]?.token === "" ? { v: event.v } : event;
}
