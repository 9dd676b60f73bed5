import { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { FocusFallback } from "../../board/focus-fallback";
import { considerToken, type Scene } from "../../board/game";
import { moveOf } from "../../board/moves";
import { Roving } from "../../board/roving";
import { between } from "../../core/between";
import { LightElement } from "../../core/element";
import { type Bounds, Camera } from "../../hex/camera";
import { Gestures } from "../../hex/gestures";
import { Glide } from "../../hex/glide";
import { isSpace, middle, nameOf, type Point, RADIUS, type Space, spaceOf } from "./grid";
import { land, outsideOf } from "./land";
import { spacesIn } from "./tokens";
import { areaAt, areaOf, type Placing, type View } from "./view";
import { words } from "./words";

/** Below so many pixels to a unit, small print can't be read. */
const READABLE = 0.85;
const PAN = 60;
/** Pixels that the tools at the right cover. */
const TOOLS = 56;
/** From the middle of a space to the far end of the next one, in units: the ring of empty spaces around the land. */
const RING = 2.62 * RADIUS;
/** Tiles are no smaller than a finger needs, in pixels to a unit, unless somebody wants to see everything. */
const LEAST = 0.68;
/** More room than is needed, so that the land can grow before the window has to move; little of it once that is far. */
const SPARE = { near: 62, far: 8 };
/** How much farther away than needed to see everything. */
const FARTHER = 0.7;
/** How much nearer somebody must be before only a part is seen. */
const NEARER = 1.05;
/** Around what should be in sight, in units. */
const FOCUS = 1.3 * RADIUS;
/** Pixels between what can be chosen at a space and the rim of the window. */
const RIM = 6;

/** A finger rings a place only by touching its sign in a sentence, and then wants to see it; a mouse passes over many. */
const IS_TOUCHED = matchMedia("(hover: none)").matches;

let maps = 0;

/** Somebody chose a space of the map. */
export type SpaceChosen = CustomEvent<{ space: string; isByKey: boolean }>;

/**
 * The endless table, seen through a window. It moves by itself only when the land grows beyond it, and then it glides.
 * A land that is too large for the window is followed: what happens, or what can be chosen, is in sight. Whoever drags,
 * pinches, wheels or uses keys never loses the land.
 */
@customElement("hexploration-map")
export class HexplorationMap extends LightElement {
  protected readonly focusFallback = new FocusFallback(this);
  @property({ attribute: false }) scene!: Scene<View>;
  /** The placements to choose from, of the tile that is being placed. */
  @property({ attribute: false }) placings: readonly Placing[] = [];
  /** The area that is looked at. */
  @property() selected = "";
  /** What can be chosen at a space, and at which one. */
  @property({ attribute: false }) offer: TemplateResult | typeof nothing = nothing;
  @property() offerAt = "";
  /** What is said at the foot of the window. */
  @property({ attribute: false }) note: TemplateResult | typeof nothing = nothing;
  @state() private camera: Camera | undefined;
  @query(".land") private window!: SVGSVGElement;
  private readonly name = `land-${maps++}`;
  /** Whether somebody has moved the window, which then stays where it is; where the land is followed, for a turn. */
  private isMoved = false;
  /** Whether somebody wants to see everything, however small. */
  private wantsAll = false;
  private readonly observer = new ResizeObserver(() => this.resize());
  private readonly glide = new Glide((camera) => this.window?.setAttribute("viewBox", camera.viewBox));
  private readonly gestures = new Gestures(
    () => this.window,
    () => this.camera!,
    (camera) => this.move(camera),
    () => this.isNear,
  );
  protected readonly roving = new Roving(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
    this.glide.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.camera || this.isFigure || !(changed.has("scene") || changed.has("placings"))) {
      return;
    }
    this.isMoved &&= !this.isFollowing || changed.get("scene")?.view.turn.seat === this.scene.view.turn.seat;
    const [place] = this.scene.lit;
    if (IS_TOUCHED && place !== changed.get("scene")?.lit[0] && place !== undefined && isSpace(place)) {
      const { cx, cy } = middle(spaceOf(place));
      this.lookAt(cx, cy);
      return;
    }
    if (!this.isMoved && (this.isFollowing || this.hasEnded(changed) || !this.camera.shows(this.bounds, RING))) {
      this.go(this.usual);
    }
  }

  private hasEnded(changed: PropertyValues<this>): boolean {
    return this.scene.view.stage === "over" && changed.get("scene")?.view.stage !== "over";
  }

  protected override updated(): void {
    this.placeOffer();
  }

  private resize(): void {
    const { width, height } = this.getBoundingClientRect();
    if (width === 0 || height === 0) {
      return;
    }
    const isFirst = this.camera === undefined;
    this.camera = this.camera?.resized(width, height) ?? Camera.fit(EVERYTHING, width, height, 0);
    if (isFirst || !this.isMoved) {
      this.camera = this.usual;
      this.glide.stop();
    }
  }

  /** Shows everything; once more, and tiles have their size again. */
  fit(): void {
    if (this.camera) {
      this.wantsAll = this.whole.scale < LEAST && (this.isMoved || !this.wantsAll);
      this.isMoved = false;
      this.go(this.usual);
    }
  }

  /** Whether everything is shown because somebody wanted that, so that tiles are smaller than usual. */
  private get isWhole(): boolean {
    return this.wantsAll && !this.isMoved && this.camera !== undefined && this.whole.scale < LEAST;
  }

  /** Whether the land is so large that the window shows only a part of it, and follows what happens; not in the end. */
  private get isFollowing(): boolean {
    return !this.wantsAll && !this.isFigure && this.scene.view.stage !== "over" && this.whole.scale < LEAST;
  }

  /** Where the window stands by itself. */
  private get usual(): Camera {
    return this.isFollowing ? this.followed : this.whole;
  }

  /** As near as tiles need, moved as little as needed to see what is worth seeing beside the tools. */
  private get followed(): Camera {
    const { width, height } = this.camera!;
    const beside = this.camera!.scaled(LEAST)
      .panned(TOOLS / 2, 0)
      .resized(width - TOOLS, height);
    return this.worthSeeing
      .reduce((camera, { cx, cy }) => camera.showing(cx, cy, FOCUS), beside)
      .resized(width, height)
      .panned(-TOOLS / 2, 0);
  }

  /** What should be in sight, the most important last: one's own pawns, what happened last, where a tile can lie. */
  private get worthSeeing(): readonly Point[] {
    const { view, last, viewer } = this.scene;
    const pawns = view.areas.filter(({ pawns }) => pawns.some(({ seat }) => seat === viewer)).map(({ name }) => name);
    const happened = last.flatMap(spacesIn).filter((name) => areaOf(view, name));
    const asked = [...this.placings.map(nameOf), ...(areaAt(view, view.enclosed)?.tiles ?? [])];
    return [...pawns, ...happened, ...asked, ...this.advised].map((name) => middle(spaceOf(name)));
  }

  /** Where the next step of a hint is to be done. */
  private get advised(): readonly string[] {
    const { scene } = this;
    const next = scene.marks.filter(({ weight }) => weight === 1).map(({ token }) => moveOf(scene, token));
    return next.flatMap((move) => move?.place ?? move?.target ?? []).filter(isSpace);
  }

  /** From where everything is seen, or what a figure is about. */
  private get whole(): Camera {
    const { width, height } = this.camera!;
    if (this.isFigure) {
      return Camera.fit(this.bounds, width, height, RADIUS + 12);
    }
    const roomy = this.from(RING + SPARE.near);
    return roomy.scale < READABLE ? this.from(RING + SPARE.far) : roomy;
  }

  /** All with a margin, beside the tools. */
  private from(margin: number): Camera {
    const { width, height } = this.camera!;
    return Camera.fit(this.bounds, width - TOOLS, height, margin)
      .resized(width, height)
      .panned(-TOOLS / 2, 0);
  }

  /** Where the middles of all tiles lie. */
  private get bounds(): Bounds {
    const { figure, view } = this.scene;
    const spaces = figure ? this.excerpt(figure) : [...view.startingBoard.map(spaceOf), ...view.tiles];
    const points = spaces.map(middle);
    const [xs, ys] = [points.map(({ cx }) => cx), points.map(({ cy }) => cy)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** Whether somebody has come so near that only a part is seen. */
  private get isNear(): boolean {
    return this.camera !== undefined && this.camera.scale > this.whole.scale * NEARER;
  }

  /** What a figure is about: spaces by their names, each with its area. */
  private excerpt(names: string): readonly Space[] {
    return names
      .split("+")
      .flatMap((name) => areaOf(this.scene.view, name)?.tiles ?? [name])
      .map(spaceOf);
  }

  /** Somebody moves the window, which never loses the land: some tile is always in sight. */
  private move(camera: Camera, isGliding = false): void {
    const bounded = this.withLand(camera.within(this.bounds, this.whole.scale * FARTHER));
    if (isGliding) {
      this.go(bounded);
    } else {
      this.glide.stop();
      this.camera = bounded;
    }
    this.isMoved = true;
  }

  private withLand(camera: Camera): Camera {
    const { view } = this.scene;
    const tiles = [...view.startingBoard.map(spaceOf), ...view.tiles].map(middle);
    const far = ({ cx, cy }: Point): number => Math.hypot(cx - camera.x, cy - camera.y);
    const nearest = tiles.reduce((best, tile) => (far(tile) < far(best) ? tile : best));
    return camera.showing(nearest.cx, nearest.cy, RADIUS);
  }

  private go(camera: Camera): void {
    const from = this.glide.at(this.camera!);
    this.camera = camera;
    if (from.viewBox !== camera.viewBox) {
      void this.updateComplete.then(() => {
        this.window?.setAttribute("viewBox", from.viewBox);
        this.glide.start(from, camera);
      });
    }
  }

  private lookAt(cx: number, cy: number): void {
    const camera = this.camera!.showing(cx, cy, RADIUS + 6);
    if (camera.x !== this.camera!.x || camera.y !== this.camera!.y) {
      this.move(camera, true);
    }
  }

  private zoom(factor: number): void {
    this.move(this.camera!.zoomed(factor), true);
  }

  protected override render(): TemplateResult {
    const { camera } = this;
    return html`${camera ? this.drawing(camera) : nothing}${this.isFigure ? nothing : this.tools()}
      ${camera && !this.isFigure ? this.arrows(camera) : nothing}
      ${this.offerAt ? html`<div class="land-offer">${this.offer}</div>` : nothing}${this.note}`;
  }

  private get isFigure(): boolean {
    return this.scene.figure !== undefined;
  }

  private tools(): TemplateResult {
    const text = words(this.scene.language);
    const fit = this.isWhole ? text.near : text.fit;
    return html`<div class="land-tools">
        <button class="icon" aria-label=${text.zoomIn} title=${text.zoomIn} @click=${() => this.zoom(1.3)}>+</button>
        <button class="icon" aria-label=${text.zoomOut} title=${text.zoomOut}
          @click=${() => this.zoom(1 / 1.3)}>−</button>
        <button class="icon" data-fit aria-label=${fit} title=${fit} @click=${() => this.fit()}>${this.isWhole ? "⤡" : "⤢"}</button>
      </div>`;
  }

  /** Arrows at the rim that lead to what happened outside. */
  private arrows(camera: Camera): TemplateResult | typeof nothing {
    const { scene } = this;
    const outside = outsideOf(this.worthSeeing, camera, TOOLS / 2);
    return outside.length === 0
      ? nothing
      : html`<svg class="land-arrows" viewBox="0 0 ${camera.width} ${camera.height}">${outside.map(
          ({ cx, cy, x, y, angle }) => svg`<g role="button" tabindex="0" class="land-arrow"
            transform="translate(${x} ${y})" aria-label=${words(scene.language).outThere}
            @click=${() => this.lookAt(cx, cy)} @keydown=${(e: KeyboardEvent) => isPress(e) && this.lookAt(cx, cy)}>
            <circle r="17"></circle><path transform="rotate(${angle})" d="M-6,-7L7,0L-6,7Z"></path></g>`,
        )}</svg>`;
  }

  /** What can be chosen stands at its space, below it if there is room, and within the window. */
  private placeOffer(): void {
    const offer = this.querySelector<HTMLElement>(".land-offer");
    if (!offer || !this.camera) {
      return;
    }
    const { width, height, scale } = this.camera;
    const { cx, cy } = middle(spaceOf(this.offerAt));
    const [x, y] = this.camera.pixel(cx, cy);
    const reach = RADIUS * scale + RIM;
    const { offsetWidth: w, offsetHeight: h } = offer;
    const top = y + reach + h < height || y - reach < h ? y + reach : y - reach - h;
    offer.style.left = `${between(RIM, x - w / 2, width - w - RIM)}px`;
    offer.style.top = `${between(RIM, top, height - h - RIM)}px`;
  }

  private drawing(camera: Camera): TemplateResult {
    const { scene, placings, selected } = this;
    const gestures = this.gestures;
    const isFar = camera.scale < READABLE;
    const choose = (space: string): void => this.choose(space);
    return html`<svg class="land ${this.isNear ? "is-near" : ""}" viewBox=${camera.viewBox} role="group"
      aria-label=${words(scene.language).map} data-rove
        @pointerdown=${gestures.onDown} @pointermove=${gestures.onMove} @pointerup=${gestures.onUp}
        @pointercancel=${gestures.onUp}
        @wheel=${{ handleEvent: gestures.onWheel, passive: false }} @keydown=${this.onKey} @focusin=${this.onFocus}
        @pointerleave=${() => considerToken(this)}>
      <g @click=${{ handleEvent: gestures.onClick, capture: true }}>
        ${land({ id: this.name, scene, placings, selected, isFar, scale: camera.scale, choose })}
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
    this.lookAt(cx, cy);
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
    const action = pan ? () => this.move(this.camera!.panned(...pan), true) : actions[e.key];
    if (action && !e.ctrlKey && !e.metaKey && !e.altKey) {
      e.preventDefault();
      e.stopPropagation();
      action();
    }
  };
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === " ";
}

const EVERYTHING = { left: -200, right: 200, top: -200, bottom: 200 };

declare global {
  interface HTMLElementTagNameMap {
    "hexploration-map": HexplorationMap;
  }
}
