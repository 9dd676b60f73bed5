import { html, LitElement, nothing, type PropertyValues, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Camera } from "../../hex/camera";
import { Gestures } from "../../hex/gestures";
import { hexagon } from "../../hex/layout";
import { seatName } from "../../shell/names";
import { considerToken, type Scene } from "../game";
import { Roving } from "../roving";
import { middle, nameOf, RADIUS, shore, type Space, spaceOf, STARTING_BOARD } from "./grid";
import { border, ground, legend } from "./tile";
import { areaAt, areaOf, placeOf, type Placing, placingToken, type Tile, tokensFor, type View } from "./view";
import { words } from "./words";

/** Below so many pixels to a unit, small print can't be read. */
const READABLE = 0.85;
const PAN = 60;
/** Pixels that the tools at the right cover. */
const TOOLS = 56;

/** Somebody chose a space of the map. */
export type SpaceChosen = CustomEvent<{ space: string; isByKey: boolean }>;

/** The endless table, seen through a window that is dragged, pinched, wheeled or moved by keys. */
@customElement("hexploration-map")
export class HexplorationMap extends LitElement {
  @property({ attribute: false }) scene!: Scene<View>;
  /** The placements to choose from, of the tile that is being placed. */
  @property({ attribute: false }) placings: readonly Placing[] = [];
  /** The area that is looked at. */
  @property() selected = "";
  @state() private camera: Camera | undefined;
  @query(".land") private land!: SVGSVGElement;
  /** Until somebody moves the window it shows everything. */
  private isMoved = false;
  private readonly observer = new ResizeObserver(() => this.resize());
  private readonly gestures = new Gestures(
    () => this.land,
    () => this.camera!,
    (camera) => this.move(camera),
  );
  protected readonly roving = new Roving(this);

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("scene") as Scene<View> | undefined;
    const hasGrown = before && before.view.tiles.length !== this.scene.view.tiles.length;
    if (changed.has("scene") && !this.isMoved && (hasGrown || changed.has("placings"))) {
      this.fit();
    }
  }

  private resize(): void {
    const { width, height } = this.getBoundingClientRect();
    if (width === 0 || height === 0) {
      return;
    }
    this.camera = this.camera?.resized(width, height) ?? Camera.fit(EVERYTHING, width, height, 0);
    if (!this.isMoved) {
      this.fit();
    }
  }

  fit(): void {
    if (this.camera) {
      const points = [...STARTING_BOARD, ...this.scene.view.tiles, ...this.placings].map(middle);
      const [xs, ys] = [points.map(({ cx }) => cx), points.map(({ cy }) => cy)];
      const bounds = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      const { width, height } = this.camera;
      this.camera = Camera.fit(bounds, width - TOOLS, height, RADIUS + 12).resized(width, height).panned(-TOOLS / 2, 0);
      this.isMoved = false;
    }
  }

  private move(camera: Camera): void {
    this.camera = camera;
    this.isMoved = true;
  }

  private zoom(factor: number): void {
    this.move(this.camera!.zoomed(factor));
  }

  protected override render(): TemplateResult {
    const text = words(this.scene.language);
    return html`${this.camera ? this.drawing(this.camera) : nothing}
      <div class="land-tools">
        <button class="icon" aria-label=${text.zoomIn} title=${text.zoomIn} @click=${() => this.zoom(1.3)}>+</button>
        <button class="icon" aria-label=${text.zoomOut} title=${text.zoomOut} @click=${() => this.zoom(1 / 1.3)}>−</button>
        <button class="icon" data-fit aria-label=${text.fit} title=${text.fit} @click=${() => this.fit()}>⤢</button>
      </div>`;
  }

  private drawing(camera: Camera): TemplateResult {
    const { gestures, scene } = this;
    const { view } = scene;
    const isFar = camera.scale < READABLE;
    return html`<svg class="land" viewBox=${camera.viewBox} role="group" aria-label=${words(scene.language).map} data-rove
        @pointerdown=${gestures.onDown} @pointermove=${gestures.onMove} @pointerup=${gestures.onUp} @pointercancel=${gestures.onUp}
        @lostpointercapture=${gestures.onUp} @wheel=${gestures.onWheel} @keydown=${this.onKey} @focusin=${this.onFocus}
        @pointerleave=${() => considerToken(this)}>
      <g @click=${{ handleEvent: gestures.onClick, capture: true }}>
        ${STARTING_BOARD.map((space) => this.starting(space))}
        ${view.tiles.map((tile) => this.tile(tile))}
        ${view.areas.map(border)}
        ${this.selectedBorder()}
        ${this.shore().map((space) => this.space(space, isFar))}
        ${view.areas.map((area) => legend(area, isFar))}
        ${scene.last.map((token, i) => this.last(token, i === scene.last.length - 1))}
        ${scene.marks.map(({ token, label, weight }) => this.mark(token, label, weight))}
      </g>
    </svg>`;
  }

  private starting(space: Space): SVGTemplateResult {
    const at = middle(space);
    return svg`<g class="starting"><polygon points=${hexagon(at, RADIUS - 1)}></polygon>
      ${space.q === 0 && space.r === 0 ? svg`<path d="M${at.cx},${at.cy - 20}l6,14l14,6l-14,6l-6,14l-6,-14l-14,-6l14,-6z"></path>` : nothing}</g>`;
  }

  private tile(tile: Tile): SVGTemplateResult {
    const { scene } = this;
    const text = words(scene.language);
    const name = nameOf(tile);
    const area = areaAt(scene.view, tile.area)!;
    const isTarget = scene.legal.some((token) => token.startsWith("move:") && placeOf(token) === area.name);
    const isLit = scene.lit.includes(name) || scene.lit.includes(area.name);
    const owner = area.owner ? `${seatName(scene.seats, area.owner)} (${area.owner})` : "";
    const spoken = [text.tile(name, area, owner), isTarget ? text.canMove : ""].filter(Boolean).join(", ");
    return svg`<g class="tile ${isLit ? "is-lit" : ""} ${isTarget ? "is-target" : ""}" role="button" data-stop data-space=${name} aria-label=${spoken}
        aria-pressed=${this.selected === area.name} ?data-legal=${tokensFor(area.name, scene.legal).length > 0} @click=${() => this.choose(name)}>
      ${ground(middle(tile), tile.type)}
      ${isTarget && name === area.name ? svg`<circle class="tile-target" cx=${middle(tile).cx} cy=${middle(tile).cy - 27} r="4.5"></circle>` : nothing}
      <polygon class="focus-ring" points=${hexagon(middle(tile), RADIUS - 4)}></polygon></g>`;
  }

  private selectedBorder(): SVGTemplateResult | typeof nothing {
    const area = this.selected ? areaAt(this.scene.view, this.selected) : undefined;
    return area ? svg`<g class="is-selected">${border(area)}</g>` : nothing;
  }

  /** Empty spaces at the edge of the land: all of them while a tile is placed, so that a wrong one can be asked about. */
  private shore(): readonly Space[] {
    const { view, legal } = this.scene;
    if (legal.length === 0 || this.placings.length === 0) {
      return [];
    }
    const places = new Map([...shore([...STARTING_BOARD, ...view.tiles]), ...this.placings].map((space) => [nameOf(space), { q: space.q, r: space.r }]));
    return [...places.values()];
  }

  private space(space: Space, isFar: boolean): SVGTemplateResult {
    const { scene, placings } = this;
    const name = nameOf(space);
    const at = middle(space);
    const here = placings.filter((one) => nameOf(one) === name);
    const tokens = here.map((one) => placingToken(scene.view, one));
    const isGhost = here[0] && scene.considered && tokens.includes(scene.considered.token);
    const isLit = scene.lit.includes(name);
    return svg`<g class="space ${here.length > 0 ? "is-legal" : ""} ${isLit ? "is-lit" : ""}" role="button" data-stop data-space=${name}
        data-token=${tokens.length === 1 ? tokens[0]! : nothing} ?data-legal=${here.length > 0} aria-label=${words(scene.language).space(name, here)}
        @click=${() => this.choose(name)} @pointerenter=${(e: PointerEvent) => e.pointerType !== "touch" && considerToken(this, tokens[0])}>
      <polygon class="space-ground" points=${hexagon(at, RADIUS - 2)}></polygon>
      ${isGhost ? this.ghost(space, here[0]!) : nothing}
      ${here.length > 0 ? result(at, here, isFar) : nothing}
      <polygon class="focus-ring" points=${hexagon(at, RADIUS - 4)}></polygon></g>`;
  }

  /** The tile as it would lie, and the area that it would make. */
  private ghost(space: Space, { type }: Placing): SVGTemplateResult {
    const { considered } = this.scene;
    const made = considered?.view && areaOf(considered.view, nameOf(space));
    return svg`<g class="is-ghost">${ground(middle(space), type)}</g>${made ? svg`<g class="is-made">${border(made)}</g>` : nothing}`;
  }

  private last(token: string, isLatest: boolean): SVGTemplateResult | typeof nothing {
    const name = /^(place|start):/.test(token) ? placeOf(token) : undefined;
    return name ? svg`<polygon class="last ${isLatest ? "is-latest" : ""}" points=${hexagon(middle(spaceOf(name)), RADIUS - 6)}></polygon>` : nothing;
  }

  private mark(token: string, label: string, weight: number): SVGTemplateResult | typeof nothing {
    const name = placeOf(token);
    if (!name) {
      return nothing;
    }
    const { cx, cy } = middle(spaceOf(name));
    return svg`<g class="mark ${weight === 1 ? "is-best" : ""}"><rect x=${cx - 21} y=${cy - 32} width="42" height="16" rx="8"></rect>
      <text x=${cx} y=${cy - 20}>${label}</text></g>`;
  }

  private choose(space: string, isByKey = false): void {
    this.dispatchEvent(new CustomEvent("space-chosen", { detail: { space, isByKey } }));
  }

  private readonly onFocus = (e: FocusEvent): void => {
    const stop = (e.target as Element).closest("[data-space]");
    if (!stop?.matches(":focus-visible") || !this.camera) {
      return;
    }
    const { cx, cy } = middle(spaceOf(stop.getAttribute("data-space")!));
    const camera = this.camera.showing(cx, cy, RADIUS + 6);
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) {
      this.move(camera);
    }
    considerToken(this, stop.getAttribute("data-token") ?? undefined);
  };

  private readonly onKey = (e: KeyboardEvent): void => {
    const space = (e.target as Element).closest("[data-space]")?.getAttribute("data-space");
    const pans: Record<string, [number, number]> = { ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN] };
    const actions: Record<string, () => void> = {
      "+": () => this.zoom(1.3),
      "=": () => this.zoom(1.3),
      "-": () => this.zoom(1 / 1.3),
      "0": () => this.fit(),
      Enter: () => space && this.choose(space, true),
      " ": () => space && this.choose(space, true),
    };
    const pan = e.shiftKey ? pans[e.key] : undefined;
    const action = pan ? () => this.move(this.camera!.panned(...pan)) : actions[e.key];
    if (action && !e.ctrlKey && !e.metaKey && !e.altKey) {
      e.preventDefault();
      e.stopPropagation();
      action();
    }
  };
}

const EVERYTHING = { left: -200, right: 200, top: -200, bottom: 200 };

/** What a placement earns or costs, one figure for each pawn that could make it. */
function result(at: { cx: number; cy: number }, placings: readonly Placing[], isFar: boolean): SVGTemplateResult {
  const texts = [...new Set(placings.map(({ gains, pays }) => figureOf(gains - pays)))];
  return svg`<text class="space-result ${isFar ? "is-far" : ""}" x=${at.cx} y=${at.cy + 6}>${texts.join(" / ")}</text>`;
}

function figureOf(amount: number): string {
  if (amount === 0) {
    return "•";
  }
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

declare global {
  interface HTMLElementTagNameMap {
    "hexploration-map": HexplorationMap;
  }
}
