import type { AnalysisLine, LogLine, Position } from "../api/schema";
import type { Mark } from "../board/game";
import { announce, complain } from "../core/announce";
import { to } from "../core/router";
import { engine } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { adviceOf, marksOf } from "../play/advice";
import { setUpOf } from "../play/history";
import type { TableSession } from "../session/table-session";
import type { Board } from "../variations/board-file";
import { KeptBoards } from "../variations/kept-boards";
import {
  added,
  addedAll,
  annotated,
  beside,
  lineThrough,
  type Node,
  type Path,
  promoted,
  removed,
  sizeOf,
  variationStart,
  withActors,
  within,
  withMain,
} from "../variations/tree";
import { drawn } from "./draws";
import { Findings } from "./findings";
import { ShownBoard, startsWith } from "./shown-board";

/** No set-up takes more draws. */
const MOST_DRAWS = 500;

/** What a board is opened with. */
export interface BoardSource {
  readonly board: Board;
  readonly path: Path;
  /** Under which name it is kept; a board that nobody has changed yet is not. */
  readonly keptAs?: string;
  /** The table whose game it is. */
  readonly session?: TableSession;
}

/** A game to walk through and to try moves in: a tree of variations, and the place in it that is shown. */
export class BoardDesk extends ShownBoard {
  /** The table's game, in sentences. */
  gameLog: readonly LogLine[];
  /** What was there before something was deleted. */
  undoable: { readonly board: Board; readonly path: Path; readonly plies: number } | undefined;
  /** Whether there was no room to keep it. */
  isFull = false;
  isEngineOn = false;
  readonly findings: Findings;
  private keptAs: string | undefined;
  private told = "";
  private readonly first: Path;
  /** The language in which the table speaks. */
  private readonly language = settings.get("language");
  private lastPresent: number;

  constructor({ board, path, keptAs, session }: BoardSource) {
    super(board, session);
    this.keptAs = keptAs;
    this.first = path;
    this.gameLog = session?.log ?? [];
    this.lastPresent = this.game.length;
    this.findings = new Findings(
      this.isOver ? this.game.map((_, ply) => this.gameLine(ply)) : [],
      session?.history.plies ?? [],
      this.isOver ? session?.table : undefined,
      () => this.changed(),
    );
    if (this.isOver) {
      session?.close();
    } else {
      session?.addEventListener("changed", this.onGame);
    }
  }

  /** Shows what it was opened for. */
  async arrive(): Promise<void> {
    await this.load(this.first);
    if (this.isOver) {
      void this.findings.goThrough();
    }
  }

  close(): void {
    this.findings.stop();
    this.session?.removeEventListener("changed", this.onGame);
    this.session?.close();
  }

  /** How many plies set the game up; nobody played them, so no number of a move counts them. */
  get setUp(): number {
    return setUpOf(this.session?.history.plies ?? []);
  }

  /** What is known of the position that is shown. */
  get finding(): AnalysisLine | undefined {
    return this.mayThink ? this.findings.of(this.line) : undefined;
  }

  protected override get marks(): readonly Mark[] {
    const advice = this.finding && adviceOf(this.finding);
    return advice ? marksOf(advice) : [];
  }

  /** All texts once more, because they are wanted in another language. */
  retell(): void {
    void this.show(this.path);
    if (this.session) {
      void engine.tell(this.lineOf(this.game), this.isOver).then(
        (log) => (this.gameLog = log),
        () => undefined,
      );
    }
  }

  protected override play(token: string): Promise<void> {
    return this.take([token]);
  }

  /** Plays tokens from here, as they are or anew. */
  take(tokens: readonly string[]): Promise<void> {
    const by = this.position?.by ?? undefined;
    const tree =
      tokens.length === 1
        ? added(this.board.tree, this.path, tokens[0]!, by)
        : addedAll(this.board.tree, this.path, tokens);
    return this.change(tree, [...this.path, ...tokens]);
  }

  /** Lets chance draw, once or until somebody acts. */
  async draw(isOnce: boolean): Promise<void> {
    let [path, { tree }, position] = [this.path, this.board, this.position];
    for (let i = 0; position?.by === 0 && position.legal.length > 0 && i < (isOnce ? 1 : MOST_DRAWS); i++) {
      const token = drawn(position.legal, position.weights ?? [], Math.random());
      tree = added(tree, path, token, 0);
      path = [...path, token];
      position = await engine.position(this.lineOf(path));
    }
    await this.change(tree, path);
  }

  async show(path: Path): Promise<void> {
    await this.load(path).catch((e: unknown) => complain(e, this.seats));
  }

  /** Shows so many plies of the line that is shown. */
  showPly(ply: number): Promise<void> {
    return this.show(lineThrough(this.board.tree, this.goal).slice(0, Math.max(0, ply)));
  }

  /** Shows so many plies of the table's game. */
  showGame(ply = this.game.length): Promise<void> {
    return this.show(this.game.slice(0, ply));
  }

  showBeside(step: 1 | -1): Promise<void> {
    return this.show(beside(this.board.tree, this.goal, step));
  }

  /** Deletes what is shown and all that follows. The game of a table stays. */
  async remove(): Promise<void> {
    const { board, path } = this;
    const node = this.node;
    if (!node || path.length === 0 || this.isMain) {
      return;
    }
    this.undoable = { board, path, plies: sizeOf(node) + 1 };
    announce(t().study.removed(this.undoable.plies));
    await this.change(removed(board.tree, path), path.slice(0, -1));
  }

  async undo(): Promise<void> {
    if (this.undoable) {
      const { board, path } = this.undoable;
      this.undoable = undefined;
      await this.change(board.tree, path);
    }
  }

  get canPromote(): boolean {
    return variationStart(this.board.tree, this.path) > (this.session ? this.shared + 1 : 0);
  }

  async promote(): Promise<void> {
    if (this.canPromote) {
      announce(t().study.promoted);
      await this.change(promoted(this.board.tree, this.path), this.path);
    }
  }

  annotate(notes: { readonly comment?: string; readonly name?: string }): void {
    this.board = { ...this.board, tree: annotated(this.board.tree, this.path, notes) };
    this.keep();
    this.changed();
  }

  rename(name: string): void {
    this.board = { ...this.board, name };
    this.keep();
    this.changed();
  }

  switchEngine(): void {
    this.isEngineOn = !this.isEngineOn;
    this.ponder();
    this.changed();
  }

  /** Thinks on about what is shown, if that is wanted and somebody looks. */
  ponder(): void {
    const { position } = this;
    const isOpen = (position?.by ?? 0) > 0 && (position?.legal.length ?? 0) > 0;
    if (!this.isEngineOn || !this.mayThink || document.hidden || !isOpen) {
      this.findings.rest();
    } else {
      void this.findings.ponder(this.line);
    }
  }

  private change(tree: Node, path: Path): Promise<void> {
    const isSame = tree === this.board.tree;
    this.board = { ...this.board, tree };
    if (!isSame) {
      this.keep();
    }
    return this.show(path);
  }

  /** Keeps the board in this browser; the address of one without a table says which it is. */
  private keep(): void {
    if (this.game.includes("")) {
      return; // what one may not know can't be kept
    }
    const isNew = this.keptAs === undefined;
    this.keptAs ??= freshId();
    this.isFull = !new KeptBoards().keep(this.keptAs, this.board, Date.now());
    if (isNew && !this.isFull) {
      history.replaceState(null, "", to(`/board/${this.board.game}?kept=${this.keptAs}`));
    }
  }

  private async load(path: Path): Promise<void> {
    const wanted = within(this.board.tree, path);
    this.wanted = wanted;
    try {
      const position = await this.look(wanted);
      if (this.wanted !== wanted) {
        return; // somebody went elsewhere meanwhile
      }
      this.path = wanted;
      this.position = position;
      this.release();
      this.think();
    } finally {
      this.wanted = this.wanted === wanted ? undefined : this.wanted;
    }
    void this.tell();
  }

  /** Where seats keep secrets, whoever acts looks; who that is must be known first. */
  private async look(path: Path): Promise<Position> {
    const line = this.lineOf(path);
    const position = await engine.position(line);
    const hasSecrets = uiOf(line.game).hasSecrets?.(line.options) ?? false;
    const isOther = hasSecrets && !this.isExploring && (position.by ?? 0) > 0 && position.by !== line.viewer;
    return isOther ? engine.position({ ...line, viewer: position.by! }) : position;
  }

  /** After a game is over, a first look at what is tried out: the curve is about what was played. */
  private think(): void {
    const isElsewhere = !this.isMain || this.path.length === this.game.length;
    if (this.isEngineOn) {
      this.ponder();
    } else if (this.isOver && isElsewhere && (this.position?.legal.length ?? 0) > 0) {
      void this.findings.glance(this.line);
    }
  }

  /** Tells the line that is shown, unless it is told already. */
  private async tell(): Promise<void> {
    const { whole } = this;
    const key = `${settings.get("language")} ${whole.join(" ")}`;
    if (this.told === key) {
      return;
    }
    this.told = key;
    const { table: _, ...line } = this.lineOf(whole);
    const isGame = this.session !== undefined && startsWith(this.game, whole);
    const isTold = isGame && settings.get("language") === this.language;
    const log = isTold ? this.session!.log.slice(0, whole.length) : await engine.tell(line).catch(() => []);
    if (this.told === key) {
      this.log = log;
      const actors = log.map(({ by }) => by);
      this.board = { ...this.board, tree: withActors(this.board.tree, whole, actors) };
      this.changed();
    }
  }

  /** The game goes on: its moves are the main line. Whoever looks at the present goes with it. */
  private readonly onGame = (): void => {
    const { game } = this;
    const wasPresent = this.path.length === this.lastPresent && this.isMain;
    this.lastPresent = game.length;
    const tree = withMain(this.board.tree, game);
    if (tree !== this.board.tree) {
      this.board = { ...this.board, tree };
      void (wasPresent ? this.show(game) : this.tell());
    }
    this.changed();
  };
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
