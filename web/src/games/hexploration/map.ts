import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { considerToken, type Scene } from "../../board/game";
import { Roving } from "../../board/roving";
import { LightElement } from "../../core/element";
import { Camera } from "../../hex/camera";
import { Gestures } from "../../hex/gestures";
import { middle, RADIUS, type Space, spaceOf } from "./grid";
import { land } from "./land";
import { areaOf, type Placing, type View } from "./view";
import { words } from "./words";

/** Below so many pixels to a unit, small print can't be read. */
const READABLE = 0.85;
const PAN = 60;
/** Pixels that the tools at the right cover. */
const TOOLS = 56;

let maps = 0;

/** Somebody chose a space of the map. */
export type SpaceChosen = CustomEvent<{ space: string; isByKey: boolean }>;

/** The endless table, seen through a window that is dragged, pinched, wheeled or moved by keys. */
@customElement("hexploration-map")
export class HexplorationMap extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  /** The placements to choose from, of the tile that is being placed. */
  @property({ attribute: false }) placings: readonly Placing[] = [];
  /** The area that is looked at. */
  @property() selected = "";
  @state() private camera: Camera | undefined;
  @query(".land") private window!: SVGSVGElement;
  private readonly name = `land-${maps++}`;
  /** Until somebody moves the window it shows everything. */
  private isMoved = false;
  private readonly observer = new ResizeObserver(() => this.resize());
  private readonly gestures = new Gestures(
    () => this.window,
    () => this.camera!,
    (camera) => this.move(camera),
  );
  protected readonly roving = new Roving(this);

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
      const points = (this.scene.figure ? this.excerpt(this.scene.figure) : this.everything()).map(middle);
      const [xs, ys] = [points.map(({ cx }) => cx), points.map(({ cy }) => cy)];
      const bounds = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      const { width, height } = this.camera;
      const tools = this.isFigure ? 0 : TOOLS;
      this.camera = Camera.fit(bounds, width - tools, height, RADIUS + 12)
        .resized(width, height)
        .panned(-tools / 2, 0);
      this.isMoved = false;
    }
  }

  private everything(): readonly Space[] {
    const { startingBoard, tiles } = this.scene.view;
    return [...startingBoard.map(spaceOf), ...tiles, ...this.placings];
  }

  /** What a figure is about: spaces by their names, each with its area. */
  private excerpt(names: string): readonly Space[] {
    return names
      .split("+")
      .flatMap((name) => areaOf(this.scene.view, name)?.tiles ?? [name])
      .map(spaceOf);
  }

  private move(camera: Camera): void {
    this.camera = camera;
    this.isMoved = true;
  }

  private zoom(factor: number): void {
    this.move(this.camera!.zoomed(factor));
  }

  protected override render(): TemplateResult {
    return html`${this.camera ? this.drawing(this.camera) : nothing}${this.isFigure ? nothing : this.tools()}`;
  }

  private get isFigure(): boolean {
    return this.scene.figure !== undefined;
  }

  private tools(): TemplateResult {
    const text = words(this.scene.language);
    return html`<div class="land-tools">
        <button class="icon" aria-label=${text.zoomIn} title=${text.zoomIn} @click=${() => this.zoom(1.3)}>+</button>
        <button class="icon" aria-label=${text.zoomOut} title=${text.zoomOut}
          @click=${() => this.zoom(1 / 1.3)}>−</button>
        <button class="icon" data-fit aria-label=${text.fit} title=${text.fit} @click=${() => this.fit()}>⤢</button>
      </div>`;
  }

  private drawing(camera: Camera): TemplateResult {
    const { scene, placings, selected } = this;
    const gestures = this.gestures;
    const isFar = camera.scale < READABLE;
    const choose = (space: string): void => this.choose(space);
    return html`<svg class="land" viewBox=${camera.viewBox} role="group"
      aria-label=${words(scene.language).map} data-rove
        @pointerdown=${gestures.onDown} @pointermove=${gestures.onMove} @pointerup=${gestures.onUp}
        @pointercancel=${gestures.onUp}
        @wheel=${gestures.onWheel} @keydown=${this.onKey} @focusin=${this.onFocus}
        @pointerleave=${() => considerToken(this)}>
      <g @click=${{ handleEvent: gestures.onClick, capture: true }}>
        ${land({ id: this.name, scene, placings, selected, isFar, choose })}
      </g>
    </svg>`;
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
    const pans: Record<string, [number, number]> = {
      ArrowLeft: [PAN, 0],
      ArrowRight: [-PAN, 0],
      ArrowUp: [0, PAN],
      ArrowDown: [0, -PAN],
    };
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

declare global {
  interface HTMLElementTagNameMap {
    "hexploration-map": HexplorationMap;
  }
}
