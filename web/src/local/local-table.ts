import type { Chair, Event, Position, Seat, Table } from "../api/schema";
import type { Line } from "../engine/engine";
import { follow, type History, NOTHING_YET } from "../play/history";

/** What a computer does whose turn it is. Nobody has to queue here. */
const THINKING = { state: "thinking", ahead: 0 } as const;

/** A table that this browser keeps, as its events have made it. All people at it sit at this screen. */
export class LocalTable {
  readonly history: History;
  readonly created: Event;
  /** Who sits where. People may have said later what they are called. */
  readonly chairs: readonly Chair[];

  constructor(
    readonly id: string,
    readonly seed: string,
    readonly events: readonly Event[],
  ) {
    this.history = events.reduce(follow, NOTHING_YET);
    this.created = events[0]!;
    this.chairs = events.filter(({ kind }) => kind === "named").reduce(renamed, this.created.chairs ?? []);
  }

  get version(): number {
    return this.events.length;
  }

  get over(): Event | undefined {
    return this.events.find(({ kind }) => kind === "over");
  }

  get isImported(): boolean {
    return this.created.imported ?? false;
  }

  /** The seats of the people at this screen. */
  get own(): number[] {
    return this.isImported ? [] : this.chairs.flatMap((chair, i) => (chair.kind === "human" ? [i + 1] : []));
  }

  /** The table after more events, which are numbered here. */
  with(more: readonly Event[]): LocalTable {
    return new LocalTable(this.id, this.seed, [...this.events, ...more]);
  }

  /** All plies, whatever a viewer may know of them. */
  line(viewer: number, plies = this.history.plies.length): Line {
    const { game = "", edition = 1, options = {} } = this.created;
    const tokens = this.history.plies.slice(0, plies).map(({ token }) => token);
    return { game, edition, options, seats: this.chairs.length, plies: tokens, viewer, table: this.id };
  }

  /** The level of the computer on a seat, if one sits there. */
  levelOf(seat: number): number | undefined {
    const chair = this.chairs[seat - 1];
    return chair?.kind === "agent" && !this.isImported ? chair.level : undefined;
  }

  /** With whose eyes somebody looks: with those of one seat, or with those of the own seat that acts. */
  viewpoint(as: number | undefined, by: number | null): number {
    if (as !== undefined && !this.over) {
      return as;
    }
    return by && this.own.includes(by) ? by : (this.own[0] ?? 0);
  }

  /** The table as lists have it. */
  summary(by: number | null): Table {
    const { over } = this;
    const { game = "", edition = 1, options = {} } = this.created;
    const acting = over ? null : by;
    return {
      id: this.id,
      game,
      edition,
      options,
      listed: false,
      watchersTalk: false,
      imported: this.isImported,
      brought: 0,
      commitment: "",
      version: this.version,
      status: over ? "over" : "playing",
      seats: this.chairs.map((_, i) => this.seat(i + 1)),
      by: acting,
      clock: null,
      undo: null,
      rematch: this.events.findLast(({ kind }) => kind === "rematch")?.table ?? null,
      host: null,
      changed: this.events.at(-1)?.at ?? "",
      ...(!over && { resigningEnds: true }),
      winners: over?.winners ?? null,
      scores: over?.scores?.length ? over.scores : null,
      ending: over?.reason ?? null,
      watchers: 0,
      presence: [],
      thinking: acting && this.levelOf(acting) !== undefined ? THINKING : null,
    };
  }

  /** The table as a viewer may see it. */
  seenBy(viewer: number, position: Position): Table {
    const isAsked = !this.over && position.by === viewer && this.own.includes(viewer);
    const { legal, moves, prompt, view } = position;
    return { ...this.summary(position.by), ...(isAsked && { legal, moves, prompt }), view };
  }

  private seat(seat: number): Seat {
    const chair = this.chairs[seat - 1]!;
    const isGone = this.events.some(({ kind, by }) => kind === "resigned" && by === seat);
    return chair.kind === "agent"
      ? { seat, kind: "agent", name: `level${chair.level}`, you: false, level: chair.level }
      : {
          seat,
          kind: "human",
          name: chair.kind === "human" ? chair.name : "",
          you: !this.isImported,
          ...(isGone && { gone: "resigned" }),
        };
  }
}

function renamed(chairs: readonly Chair[], { seat, name = "" }: Event): readonly Chair[] {
  return chairs.map((chair, i) => (i + 1 === seat && chair.kind === "human" ? { ...chair, name } : chair));
}
