import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { FocusFallback } from "../../board/focus-fallback";
import { considerToken, type Scene, tryToken } from "../../board/game";
import { LightElement } from "../../core/element";
import { settings } from "../../core/settings";
import { areaCard } from "./area-card";
import "./board.css";
import { tally } from "./counting";
import { nameOf } from "./grid";
import { ledger } from "./ledger";
import { type Offer, placingMove, placingOffer } from "./offer";
import { TurnEnd } from "./turn-end";
import "./map";
import type { SpaceChosen } from "./map";
import { payouts, quietNote, race, ribbon } from "./ribbon";
import { place, start } from "./tokens";
import { isCardOnMap, isNarrow, nearEnd, type Placement, startingTiles, tray } from "./tray";
import { areaAt, areaOf, type Placing, playerOf, type Type, type View } from "./view";

/** What areas pay, the land, what is asked, the area that is looked at, and everybody's goods. */
@customElement("hexploration-board")
export class HexplorationBoard extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly focusFallback = new FocusFallback(this);
  /** The name of the area that is looked at. */
  @state() private selected = "";
  /** A space that was touched, while it is not decided what is done there. */
  @state() private choosing = "";
  /** Which starting tile is placed. */
  @state() private type: Type | "" = "";
  /** Whether whoever lays a tile wants to draw the next one at once. */
  @state() private draws = false;
  private readonly turnEnd = new TurnEnd(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("scene")) {
      return;
    }
    const { view } = this.scene;
    if (isCardOnMap() && changed.get("scene")?.view !== view) {
      // A card lies over the land there: what was wanted of it is done.
      this.selected = "";
    } else if (view.enclosed && !isCardOnMap()) {
      this.selected = view.enclosed;
    } else if (this.selected && !areaAt(view, this.selected)) {
      // The area has grown: it may have another name now.
      this.selected = areaOf(view, this.selected)?.name ?? "";
    }
    this.turnEnd.look(this.scene, changed.get("scene"), this.selected !== "");
    const types = view.placings.map(({ type }) => type);
    this.type = types.find((type) => type === this.type) ?? types[0] ?? "";
    if (!this.placings.some((one) => nameOf(one) === this.choosing)) {
      this.choosing = "";
    }
  }

  /** Where nothing else can be chosen at the space than to lay the tile, a touch that needs no second one does it. */
  protected override updated(): void {
    const { scene } = this;
    const here = this.placingsAt(this.choosing);
    const token = here.length === 1 ? placingMove(scene, here[0]!)?.token : undefined;
    const after = token !== undefined && scene.considered?.token === token ? scene.considered.view : undefined;
    if (token !== undefined && after && after.stage !== "follow" && !settings.get("confirm")) {
      this.choosing = "";
      tryToken(this, token);
    }
  }

  private placingsAt(space: string): readonly Placing[] {
    return this.placings.filter((one) => nameOf(one) === space);
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
    const offer = this.offer();
    const placement: Placement = { type: this.type, choose: (type) => (this.type = type) };
    return html`<div class="hexploration" @keydown=${this.onKey}>
      ${ribbon(scene)}
      <hexploration-map .scene=${scene} .placings=${this.placings} .selected=${selected}
        .offer=${offer?.content ?? nothing} .offerAt=${offer?.space ?? ""}
        .note=${html`${quietNote(scene)}${nearEnd(scene, this.turnEnd)}${startingTiles(scene, placement)}`}
        @space-chosen=${this.onSpace} @consider-token=${this.onConsider}></hexploration-map>
      <div class="hexploration-side">
        ${scene.view.stage === "over" ? tally(scene) : tray(scene, placement)}
        ${isNarrow() ? nothing : areaCard(scene, isCardOnMap() ? undefined : area, this.unselect)}
      </div>
      ${ledger(scene)}
    </div>`;
  }

  /** The part that a figure asks for: `payouts`, `ledger`, or spaces such as `3,-3+2,0`; else the whole map, and in the end the scores. */
  private figure(scene: Scene<View>, part: string): TemplateResult {
    switch (part) {
      case "payouts":
        return payouts(scene);
      case "ledger":
        return html`${ledger(scene)}${race(scene)}`;
      default:
        return html`<hexploration-map .scene=${scene} .placings=${this.placings}></hexploration-map>
          ${part === "" && scene.view.stage === "over" ? tally(scene) : nothing}`;
    }
  }

  private readonly onSpace = (e: SpaceChosen): void => {
    const { space, isByKey } = e.detail;
    const area = areaOf(this.scene.view, space);
    if (!area) {
      this.place(space, isByKey);
      return;
    }
    this.choosing = "";
    this.selected = this.selected === area.name && isCardOnMap() ? "" : area.name;
    if (isByKey) {
      void this.updateComplete.then(() => this.querySelector<HTMLElement>(".area-card button")?.focus());
    }
  };

  /** What can be chosen at a space, which stands there on the map. */
  private offer(): Offer | undefined {
    const { scene } = this;
    const here = this.placingsAt(this.choosing);
    const pawn = here.find((one) => placingMove(scene, one)?.token === scene.considered?.token)?.pawn ?? 0;
    const drawing = { isOn: this.draws, toggle: (isOn: boolean) => (this.draws = isOn) };
    return placingOffer(scene, here, pawn, drawing, this.close) ?? this.areaOffer();
  }

  /** Where there is no room below the map, an area that is looked at has its card at its place. */
  private areaOffer(): Offer | undefined {
    const area = isCardOnMap() && this.selected ? areaAt(this.scene.view, this.selected) : undefined;
    return area && { space: area.name, content: html`${areaCard(this.scene, area, this.unselect)}` };
  }

  private readonly unselect = (): void => {
    this.selected = "";
  };

  private readonly close = (): void => {
    this.choosing = "";
    considerToken(this);
  };

  private readonly onKey = (e: KeyboardEvent): void => {
    if (e.key === "Escape") {
      this.close();
      this.unselect();
    }
  };

  /** As long as something is chosen at a space, what would come of it stays in sight. */
  private readonly onConsider = (e: CustomEvent<string | undefined>): void => {
    const here = this.placingsAt(this.choosing).map((one) => placingMove(this.scene, one)?.token);
    if (here.length > 0 && !here.includes(e.detail)) {
      e.stopPropagation();
    }
  };

  private place(space: string, isByKey: boolean): void {
    const { scene } = this;
    const here = this.placingsAt(space);
    const token = here[0] && placingMove(scene, here[0])?.token;
    const isAsked = here.length > 1 || (scene.inPlay && scene.view.stage === "hand");
    this.choosing = "";
    if (token === undefined || !isAsked) {
      tryToken(this, token ?? this.wish(space));
      return;
    }
    considerToken(this, token);
    this.choosing = space;
    if (isByKey) {
      void this.updateComplete.then(() => this.querySelector<HTMLElement>(".offer-options button")?.focus());
    }
  }

  /** A placement that is not legal, to be told why. */
  private wish(space: string): string {
    const { view } = this.scene;
    const ready = playerOf(view, view.turn.seat)?.pawns.find((pawn) => !pawn.hasActed);
    return view.stage === "start" ? start(this.type, space) : place(ready?.number ?? 1, space);
  }
}
