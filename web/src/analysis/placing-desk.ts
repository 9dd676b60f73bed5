import type { Ruling } from "../api/schema";
import type { Scene } from "../board/game";
import { complain } from "../core/announce";
import { navigate } from "../core/router";
import { engine } from "../core/services";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { Desk } from "../play/desk";
import { cleared, type Placement, startOf, toggled } from "../variations/placement";
import { queryOf } from "./board-address";
import type { BoardDesk } from "./board-desk";

/** Pieces placed by hand: nobody plays, and the game says whether its rules can lead there. */
export class PlacingDesk extends Desk {
  placement: Placement;
  /** The kind of piece that is placed. */
  piece: string;
  /** Whether the rules can lead there. */
  ruling: Ruling | undefined;
  private view: unknown;

  constructor(private readonly from: BoardDesk) {
    super();
    const { view } = from.scene();
    this.placement = uiOf(from.board.game).placing!.present(view);
    this.piece = Object.keys(this.placement.pieces)[0] ?? "";
    this.view = view;
    void this.check();
  }

  override get line(): Line {
    const { game, options, seats } = this.from.board;
    return { game, options, seats, plies: [], viewer: 0, start: startOf(this.placement) };
  }

  override scene(): Scene {
    return {
      view: this.view,
      seats: this.from.seats,
      by: undefined,
      viewer: 0,
      moves: [],
      legal: [],
      last: [],
      ...this.overlay,
      lit: this.ruling?.places ?? [],
    };
  }

  protected override get obstacle(): undefined {
    return undefined;
  }

  /** Whatever is touched gets the piece that is chosen, or loses it. */
  override async try(token: string): Promise<void> {
    const place = uiOf(this.from.board.game).placing?.placeOf(token);
    if (place !== undefined) {
      await this.change(toggled(this.placement, this.piece, place));
    }
  }

  override async consider(): Promise<void> {
    // Nothing would come of a token here.
  }

  protected override async play(): Promise<void> {
    // Nobody plays here.
  }

  choose(piece: string): void {
    this.piece = piece;
    this.changed();
  }

  clear(): Promise<void> {
    return this.change(cleared(this.placement));
  }

  change(placement: Placement): Promise<void> {
    this.placement = placement;
    this.changed();
    return this.check();
  }

  /** A new board begins here. */
  begin(): void {
    const { game, options, seats } = this.from.board;
    navigate(`/board/${game}${queryOf({ options, seats, start: startOf(this.placement) })}`);
  }

  private async check(): Promise<void> {
    const { placement } = this;
    try {
      const { view, ruling } = await engine.placed(this.line);
      if (this.placement === placement) {
        this.view = view;
        this.ruling = ruling;
        this.changed();
      }
    } catch (e) {
      complain(e, this.from.seats);
    }
  }
}
