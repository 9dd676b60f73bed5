import { Refusal } from "../api/client";
import type { AnalysisLine, Table } from "../api/schema";
import { engine } from "../core/services";
import type { Line } from "../engine/engine";
import type { Ply } from "../play/history";

/**
 * Simulated games of a glance and of a thought: numbers, not times, so that a position is worth
 * the same whenever it is asked for.
 */
const GLANCE = 10_000;
const THOUGHT = 300_000;

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
  private readonly lines: readonly Line[];
  private going = new AbortController();
  private thinking = new AbortController();

  constructor(
    lineAt: (ply: number) => Line,
    private readonly plies: readonly Ply[],
    private readonly table: Table,
    private readonly onFound: () => void,
  ) {
    this.lines = plies.map((_, ply) => lineAt(ply));
  }

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
    const { winners, seats } = this.table;
    if (!winners) {
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
        await this.search(line, GLANCE, this.going);
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
      await this.look(line, GLANCE);
      this.problem = "";
    }
  }

  async think(line: Line): Promise<void> {
    await this.look(line, THOUGHT);
  }

  private async look(line: Line, nodes: number): Promise<void> {
    this.thinking.abort();
    this.thinking = new AbortController();
    const { signal } = this.thinking;
    this.isThinking = true;
    this.problem = "";
    this.onFound();
    await this.search(line, nodes, this.thinking);
    if (this.thinking.signal === signal) {
      this.isThinking = false;
      this.onFound();
    }
  }

  private async search(line: Line, nodes: number, stopping: AbortController): Promise<void> {
    const { signal } = stopping;
    try {
      for await (const found of engine.analyse(line, nodes, signal)) {
        this.known.set(keyOf(line), found);
        this.onFound();
      }
    } catch (e) {
      if (signal.aborted) {
        return;
      }
      if (e instanceof Refusal && PASSING.includes(e.fault.error)) {
        await new Promise((resolve) => setTimeout(resolve, MILLIS_UNTIL_FREE));
        return signal.aborted ? undefined : this.search(line, nodes, stopping);
      }
      stopping.abort();
      this.problem = e instanceof Refusal ? e.message : String(e);
    }
  }
}

function keyOf(line: Line): string {
  return line.plies.join(" ");
}
