import type { AnalysisLine, Event, LogLine, Position, Table } from "../api/schema";
import type { Mark, Scene } from "../board/game";
import { complain } from "../core/announce";
import { engine } from "../core/services";
import type { Line } from "../engine/engine";
import { adviceOf, marksOf } from "../play/advice";
import { Desk } from "../play/desk";
import { follow, type History, lastTurn, NOTHING_YET, type Ply } from "../play/history";
import { hostOf, type TableHost } from "../session/table-host";
import { Findings } from "./findings";

/** A finished game to walk through: its own line, and one that somebody tries out. */
export class StudyDesk extends Desk {
  ply: number;
  log: readonly LogLine[] = [];
  /** What is tried out instead, from some ply on. */
  variation: { readonly from: number; readonly plies: readonly Ply[] } | undefined;
  readonly findings: Findings;
  private position: Position | undefined;

  static async of(id: string): Promise<StudyDesk> {
    const host = await hostOf(id);
    const [table, events] = [await host.table(), await host.events()];
    const desk = new StudyDesk(host, table, events.reduce(follow, NOTHING_YET), events);
    await desk.load(desk.length);
    return desk;
  }

  private constructor(
    readonly host: TableHost,
    readonly table: Table,
    readonly history: History,
    readonly events: readonly Event[],
  ) {
    super();
    this.ply = history.plies.length;
    this.findings = new Findings(
      (ply) => this.mainLine(ply),
      history.plies,
      table,
      () => this.found(),
    );
    void this.retell();
  }

  close(): void {
    this.findings.stop();
  }

  /** Asks for all texts, in the language that is chosen. */
  async retell(): Promise<void> {
    this.log = await engine.tell(this.mainLine(this.history.plies.length), true).catch(() => []);
    this.changed();
  }

  /** All plies of what is looked at: the game's own, or up to where something else is tried, and that. */
  get plies(): readonly Ply[] {
    const { variation, history } = this;
    return variation ? [...history.plies.slice(0, variation.from), ...variation.plies] : history.plies;
  }

  get length(): number {
    return this.plies.length;
  }

  get isMain(): boolean {
    return !this.variation || this.ply <= this.variation.from;
  }

  mainLine(ply: number): Line {
    return { ...this.frame, plies: this.history.plies.slice(0, ply).map(({ token }) => token), table: this.table.id };
  }

  override get line(): Line {
    const plies = this.plies.slice(0, this.ply).map(({ token }) => token);
    return this.isMain ? { ...this.frame, plies, table: this.table.id } : { ...this.frame, plies };
  }

  private get frame(): Omit<Line, "plies"> {
    const { game, edition, options, seats } = this.table;
    return { game, edition, options, seats: seats.length, viewer: this.position?.by || 1 };
  }

  override scene(): Scene {
    const { position, table } = this;
    return {
      view: position?.view,
      seats: table.seats,
      by: position?.by ?? undefined,
      viewer: position?.by || 0,
      moves: position?.moves ?? [],
      legal: position?.legal ?? [],
      last: lastTurn(this.plies.slice(0, this.ply)),
      ...this.overlay,
      marks: this.shownMarks(),
    };
  }

  /** What is known of the position that is shown. */
  get finding(): AnalysisLine | undefined {
    return this.findings.of(this.line);
  }

  private shownMarks(): readonly Mark[] {
    const advice = this.finding && adviceOf(this.finding);
    return advice ? marksOf(advice) : [];
  }

  protected override get obstacle(): undefined {
    return undefined;
  }

  /** Tries something out from here; the game's own move leads on in the game. */
  protected override async play(token: string): Promise<void> {
    const by = this.position?.by ?? 0;
    if (this.plies[this.ply]?.token !== token) {
      const from = this.isMain ? this.ply : this.variation!.from;
      const tried = this.isMain ? [] : this.plies.slice(from, this.ply);
      this.variation = { from, plies: [...tried, { token, by, v: 0 }] };
    }
    await this.show(this.ply + 1);
  }

  dropVariation(): void {
    const from = this.variation?.from ?? this.ply;
    this.variation = undefined;
    void this.show(Math.min(this.ply, from));
  }

  async show(ply: number): Promise<void> {
    await this.load(ply).catch(complain);
  }

  private async load(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.length));
    this.ply = wanted;
    const line = { ...this.line };
    const position = await engine.position(line);
    if (this.ply === wanted) {
      this.position = position;
      this.release();
      // The curve is about positions in which something was played.
      const isElsewhere = !this.isMain || wanted === this.history.plies.length;
      if (isElsewhere && position.legal.length > 0) {
        void this.findings.glance(line);
      }
    }
  }

  /** Thinks longer about what is shown. */
  async think(): Promise<void> {
    await this.findings.think(this.line);
  }

  private found(): void {
    this.changed();
  }
}
