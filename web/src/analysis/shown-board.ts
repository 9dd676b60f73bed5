import type { LogLine, Position, Seat } from "../api/schema";
import type { Mark, Scene } from "../board/game";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { Desk } from "../play/desk";
import { lastTurn } from "../play/history";
import type { TableSession } from "../session/table-session";
import type { Board } from "../variations/board-file";
import { lineThrough, type Node, nodeAt, type Path } from "../variations/tree";

/** A board as it is shown: its tree, the place in it, and the table whose game it is, if any. */
export abstract class ShownBoard extends Desk {
  board: Board;
  path: Path = [];
  /** The line that is shown, in sentences: up to here, and on along the first moves. */
  log: readonly LogLine[] = [];
  position: Position | undefined;
  /** Where whoever steps fast is already, though it is not shown yet. */
  protected wanted: Path | undefined;

  constructor(
    board: Board,
    readonly session: TableSession | undefined,
  ) {
    super();
    this.board = board;
  }

  /** Tokens worth a mark. */
  protected abstract get marks(): readonly Mark[];

  /** Whether the game of a table is over, so that all may be known. */
  get isOver(): boolean {
    return this.session?.table.status === "over";
  }

  /** Whether a game goes on meanwhile. */
  get isExploring(): boolean {
    return this.session !== undefined && !this.isOver;
  }

  /** Where other people play nobody gets help. */
  get mayThink(): boolean {
    const seats = this.session?.table.seats ?? [];
    return !this.isExploring || seats.every(({ you, kind }) => you || kind === "agent");
  }

  /** The plies of the table's game. */
  get game(): Path {
    return this.session?.history.plies.map(({ token }) => token) ?? [];
  }

  get seats(): readonly Seat[] {
    return (
      this.session?.table.seats ??
      Array.from({ length: this.board.seats }, (_, i): Seat => {
        return { seat: i + 1, kind: "human", name: `seat ${i + 1}`, you: false };
      })
    );
  }

  /** All of what is shown: up to here, and on along the first moves. */
  get whole(): Path {
    return lineThrough(this.board.tree, this.path);
  }

  get node(): Node | undefined {
    return nodeAt(this.board.tree, this.path);
  }

  /** Where whoever steps fast is already. */
  get goal(): Path {
    return this.wanted ?? this.path;
  }

  /** Whether the table's game is shown, and nothing that is tried out instead. */
  get isMain(): boolean {
    return this.session !== undefined && startsWith(this.game, this.path);
  }

  /** How many plies of the table's game lead to what is shown. */
  get shared(): number {
    const { game, path } = this;
    const differs = path.findIndex((token, i) => token !== game[i]);
    return differs < 0 ? Math.min(path.length, game.length) : differs;
  }

  lineOf(path: Path): Line {
    const { game, options, seats, start } = this.board;
    const { table, as } = this.session ?? {};
    return {
      game,
      options,
      seats,
      plies: path,
      viewer: this.viewer,
      ...(start !== undefined && { start }),
      ...(table && { edition: table.edition, guesses: table.guesses ?? [] }),
      ...(table && startsWith(this.game, path) && { table: table.id }),
      ...(as !== undefined && { as }),
    };
  }

  /** So many plies of the table's game. */
  gameLine(ply: number): Line {
    return this.lineOf(this.game.slice(0, ply));
  }

  override get line(): Line {
    return this.lineOf(this.path);
  }

  /** While a game goes on one sees what one may see there; else all that whoever acts may see. */
  private get viewer(): number {
    return this.isExploring ? this.session!.viewer : this.position?.by || 1;
  }

  override scene(): Scene {
    const { position } = this;
    const plies = this.log.slice(0, this.path.length).map(({ by }, i) => ({ token: this.path[i] ?? "", by, v: 0 }));
    return {
      view: position?.view,
      seats: this.seats,
      by: position?.by ?? undefined,
      viewer: this.isExploring ? this.session!.viewer : position?.by || 0,
      moves: position?.moves ?? [],
      legal: position?.legal ?? [],
      last: plies.length < this.path.length ? this.path.slice(-1) : lastTurn(plies),
      ...this.overlay,
      marks: this.marks,
    };
  }

  protected override get obstacle(): string | undefined {
    return this.path.includes("") ? t().study.hiddenMoves : undefined;
  }
}

export function startsWith(line: Path, path: Path): boolean {
  return path.length <= line.length && path.every((token, i) => token === line[i]);
}
