import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { FocusFallback } from "../../board/focus-fallback";
import { considerToken, type Scene, tryToken } from "../../board/game";
import { LightElement } from "../../core/element";
import { areaCard } from "./area-card";
import "./board.css";
import { nameOf } from "./grid";
import { ledger } from "./ledger";
import "./map";
import type { SpaceChosen } from "./map";
import { placingMove } from "./placing";
import { ribbon } from "./ribbon";
import { place, start } from "./tokens";
import { tray } from "./tray";
import { areaAt, areaOf, type Placing, playerOf, type Type, type View } from "./view";

/** What areas pay, the land, what is asked, the area that is looked at, and everybody's goods. */
@customElement("hexploration-board")
export class HexplorationBoard extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly focusFallback = new FocusFallback(this);
  /** The name of the area that is looked at. */
  @state() private selected = "";
  /** A space that both pawns could place on, while it is not decided which one does. */
  @state() private choosing = "";
  /** Which starting tile is placed. */
  @state() private type: Type | "" = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("scene")) {
      return;
    }
    const { view } = this.scene;
    if (view.enclosed) {
      this.selected = view.enclosed;
    } else if (this.selected && !areaAt(view, this.selected)) {
      // The area has grown: it may have another name now.
      this.selected = areaOf(view, this.selected)?.name ?? "";
    }
    const types = view.placings.map(({ type }) => type);
    this.type = types.find((type) => type === this.type) ?? types[0] ?? "";
    if (!this.placings.some((one) => nameOf(one) === this.choosing)) {
      this.choosing = "";
    }
  }

  /** Placements of the tile in hand, or of the starting tile that is chosen. */
  private get placings(): readonly Placing[] {
    const { view, moves } = this.scene;
    return moves.length === 0 ? [] : view.placings.filter((one) => view.stage !== "start" || one.type === this.type);
  }

  protected override render(): TemplateResult {
    const { scene, selected } = this;
    if (scene.figure !== undefined) {
      return html`<div class="hexploration">${this.figure(scene, scene.figure)}</div>`;
    }
    const area = selected ? areaAt(scene.view, selected) : undefined;
    return html`<div class="hexploration">
      ${ribbon(scene)}
      <hexploration-map .scene=${scene} .placings=${this.placings} .selected=${selected}
        @space-chosen=${this.onSpace}></hexploration-map>
      <div class="hexploration-side">
        ${tray(scene, {
          type: this.type,
          choose: (type) => (this.type = type),
          choosing: this.placings.filter((one) => nameOf(one) === this.choosing),
        })}
        ${areaCard(scene, area, () => (this.selected = ""))}
      </div>
      ${ledger(scene)}
    </div>`;
  }

  /** The part that a figure asks for: `payouts`, `ledger`, or spaces such as `3,-3+2,0`; else the whole map. */
  private figure(scene: Scene<View>, part: string): TemplateResult {
    switch (part) {
      case "payouts":
        return ribbon(scene);
      case "ledger":
        return ledger(scene);
      default:
        return html`<hexploration-map .scene=${scene} .placings=${this.placings}></hexploration-map>`;
    }
  }

  private readonly onSpace = (e: SpaceChosen): void => {
    const { space, isByKey } = e.detail;
    const area = areaOf(this.scene.view, space);
    if (!area) {
      this.place(space);
      return;
    }
    this.selected = area.name;
    if (isByKey) {
      void this.updateComplete.then(() => this.querySelector<HTMLElement>(".area-card button")?.focus());
    }
  };

  private place(space: string): void {
    const here = this.placings.filter((one) => nameOf(one) === space);
    if (here.length > 1) {
      this.choosing = space;
      considerToken(this, placingMove(this.scene, here[0]!)?.token);
      void this.updateComplete.then(() => this.querySelector<HTMLElement>(".tray-pawns button")?.focus());
    } else {
      this.choosing = "";
      const move = here[0] && placingMove(this.scene, here[0]);
      tryToken(this, move?.token ?? this.wish(space));
    }
  }

  /** A placement that is not legal, to be told why. */
  private wish(space: string): string {
    const { view } = this.scene;
    const ready = playerOf(view, view.turn.seat)?.pawns.find((pawn) => !pawn.hasActed);
    return view.stage === "start" ? start(this.type, space) : place(ready?.number ?? 1, space);
  }
}
