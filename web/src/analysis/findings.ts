import { Refusal } from "../api/client";
import type { AnalysisLine, Table } from "../api/schema";
import type { Line } from "../engine/engine";
import { engine } from "../shell/services";
import type { Ply } from "../shell/history";

/** What search thought of each moment of a game, found one after the other. */
export class Findings {
  /** Of a position that is not in the game. */
  aside: AnalysisLine | undefined;
  isThinking = false;
  problem = "";
  private readonly found: (AnalysisLine | undefined)[];
  private stopping: AbortController | undefined;

  constructor(
    private readonly lineAt: (ply: number) => Line,
    private readonly plies: readonly Ply[],
    private readonly table: Table,
    private readonly onFound: () => void,
  ) {
    this.found = new Array<AnalysisLine | undefined>(plies.length).fill(undefined);
  }

  at(ply: number): AnalysisLine | undefined {
    return this.found[ply];
  }

  get done(): number {
    return this.found.filter((line, ply) => line !== undefined || this.plies[ply]?.by === 0).length;
  }

  get all(): readonly (AnalysisLine | undefined)[] {
    return this.found;
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
    this.stopping?.abort();
    this.isThinking = false;
  }

  /** Goes through the whole game from its end, where the decisions are clearest. */
  async goThrough(millis: number): Promise<void> {
    this.begin();
    for (let ply = this.plies.length - 1; ply >= 0 && this.isThinking; ply--) {
      if (this.found[ply] === undefined && this.plies[ply]?.by !== 0) {
        await this.search(this.lineAt(ply), millis, (line) => (this.found[ply] = line));
      }
    }
    this.finish();
  }

  async think(line: Line, ply: number | undefined, millis: number): Promise<void> {
    this.begin();
    await this.search(line, millis, (found) => {
      if (ply === undefined) {
        this.aside = found;
      } else {
        this.found[ply] = found;
      }
    });
    this.finish();
  }

  private begin(): void {
    this.stopping?.abort();
    this.stopping = new AbortController();
    this.isThinking = true;
    this.problem = "";
    this.onFound();
  }

  private finish(): void {
    this.isThinking = false;
    this.onFound();
  }

  private async search(line: Line, millis: number, note: (line: AnalysisLine) => void): Promise<void> {
    const { signal } = this.stopping!;
    try {
      for await (const found of engine.analyse(line, millis, signal)) {
        note(found);
        this.onFound();
      }
    } catch (e) {
      if (!signal.aborted) {
        this.isThinking = false;
        this.problem = e instanceof Refusal ? e.message : String(e);
      }
    }
  }
}
