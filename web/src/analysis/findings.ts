import { Refusal } from "../api/client";
import type { AnalysisLine, Table } from "../api/schema";
import { engine } from "../core/services";
import type { Line } from "../engine/engine";
import type { Ply } from "../play/history";

/** Simulated games of a glance: a number, not a time, so that a position is worth the same whenever it is asked for. */
const GLANCE = 10_000;

/** Others want to know, too: that passes. */
const PASSING: readonly string[] = ["busy", "too-many"];
const MILLIS_UNTIL_FREE = 3000;

/**
 * What search thought of each moment of a game, found one after the other, and of other positions that are looked at.
 */
export class Findings {
  isGoing = false;
  isThinking = false;
  problem = "";
  /** By the plies that lead there: what is known of a position is known wherever it is shown. */
  private readonly known = new Map<string, AnalysisLine>();
  private going = new AbortController();
  private thinking = new AbortController();

  /**
   * @param lines of the game to go through, one for each of its plies
   * @param table where it was played; nothing for a board without a game
   */
  constructor(
    private readonly lines: readonly Line[],
    private readonly plies: readonly Ply[],
    private readonly table: Table | undefined,
    private readonly onFound: () => void,
  ) {}

  of(line: Line): AnalysisLine | undefined {
    return this.known.get(keyOf(line));
  }

  get done(): number {
    return this.all.filter((line, ply) => line !== undefined || this.plies[ply]?.by === 0).length;
  }

  get isDone(): boolean {
    return this.done === this.plies.length;
  }

  /** By how many plies were played; nothing where chance acts, or what is yet to be looked at. */
  get all(): readonly (AnalysisLine | undefined)[] {
    return this.lines.map((line) => this.of(line));
  }

  /** How the game ended, as shares of the win. */
  get end(): readonly number[] | undefined {
    const { winners, seats } = this.table ?? {};
    if (!winners || !seats) {
      return undefined;
    }
    const share = winners.length === 0 ? 1 / seats.length : 1 / winners.length;
    return seats.map((seat) => (winners.length === 0 || winners.includes(seat.seat) ? share : 0));
  }

  stop(): void {
    this.going.abort();
    this.thinking.abort();
    this.isGoing = false;
    this.isThinking = false;
    this.onFound();
  }

  /** Goes through the whole game from its end, where the decisions are clearest. */
  async goThrough(): Promise<void> {
    this.going.abort();
    this.going = new AbortController();
    const { signal } = this.going;
    this.isGoing = true;
    this.problem = "";
    this.onFound();
    for (let ply = this.plies.length - 1; ply >= 0 && !signal.aborted; ply--) {
      const line = this.lines[ply];
      if (line && !this.of(line) && this.plies[ply]?.by !== 0) {
        await this.search(line, (stopped) => engine.analyse(line, GLANCE, stopped), this.going);
      }
    }
    if (this.going.signal === signal) {
      this.isGoing = false;
      this.onFound();
    }
  }

  /**
   * A first look at a position, unless there was one. Where secrets are kept from search
   * nobody has asked to hear of it.
   */
  async glance(line: Line): Promise<void> {
    if (!this.of(line)) {
      await this.look(line, (signal) => engine.analyse(line, GLANCE, signal));
      this.problem = "";
    }
  }

  /** Thinks about a position until somebody looks elsewhere. */
  async ponder(line: Line): Promise<void> {
    await this.look(line, (signal) => engine.ponder(line, signal));
  }

  /** Nobody wants to know more about what is shown. */
  rest(): void {
    this.thinking.abort();
    this.isThinking = false;
    this.onFound();
  }

  private async look(line: Line, think: Thought): Promise<void> {
    this.thinking.abort();
    this.thinking = new AbortController();
    const { signal } = this.thinking;
    this.isThinking = true;
    this.problem = "";
    this.onFound();
    await this.search(line, think, this.thinking);
    if (this.thinking.signal === signal) {
      this.isThinking = false;
      this.onFound();
    }
  }

  /** What took longer to find is not forgotten for a first glance. */
  private note(line: Line, found: AnalysisLine): void {
    if (found.nodes >= (this.of(line)?.nodes ?? 0) || found.proven) {
      this.known.set(keyOf(line), found);
    }
    this.onFound();
  }

  private async search(line: Line, think: Thought, stopping: AbortController): Promise<void> {
    const { signal } = stopping;
    try {
      for await (const found of think(signal)) {
        this.note(line, found);
      }
    } catch (e) {
      if (signal.aborted) {
        return;
      }
      if (e instanceof Refusal && PASSING.includes(e.fault.error)) {
        await new Promise((resolve) => setTimeout(resolve, MILLIS_UNTIL_FREE));
        return signal.aborted ? undefined : this.search(line, think, stopping);
      }
      stopping.abort();
      this.problem = e instanceof Refusal ? e.message : String(e);
    }
  }
}

/** What finds out about a position, bit by bit, until it is stopped. */
type Thought = (signal: AbortSignal) => AsyncGenerator<AnalysisLine>;

function keyOf(line: Line): string {
  return line.plies.join(" ");
}
