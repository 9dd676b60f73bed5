import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { FocusFallback } from "../../board/focus-fallback";
import { barAtFoot, considerToken, type Scene } from "../../board/game";
import { Roving } from "../../board/roving";
import { between } from "../../core/between";
import { LightElement } from "../../core/element";
import { type Bounds, Camera } from "../../hex/camera";
import { Gestures } from "../../hex/gestures";
import { Glide } from "../../hex/glide";
import {
  beside,
  boundsOf,
  type Covered,
  followed,
  inOrder,
  keepingOne,
  outsideOf,
  overlooking,
  type Point,
  uncovered,
} from "../../hex/sight";
import { isSpace, middle, nameOf, RADIUS, spaceOf } from "./grid";
import { land, rim, tools, worthSeeing } from "./land";
import { areaOf, type Placing, type View } from "./view";
import { words } from "./words";

/** Below so many pixels to a unit, small print can't be read. */
const READABLE = 0.85;
const PAN = 60;
/** From the middle of a space to the far end of the next one, in units: the ring of empty spaces around the land. */
const RING = 2.62 * RADIUS;
/** Pixels that the tools at the right cover. */
const TOOLS = 56;
/** Tiles are no smaller than a finger needs, in pixels to a unit, unless somebody wants to see everything. */
const LEAST = 0.68;
const TINY = 0.01;
const LENS = { least: LEAST, farthest: 0.42, radius: RADIUS };
/** More room than is needed, so that the land can grow before the window has to move; little of it once that is far. */
const SPARE = { near: 62, far: 8 };
/** How much farther away than needed to see everything. */
const FARTHER = 0.7;
/** How much nearer somebody must be before only a part is seen. */
const NEARER = 1.05;
/** No more than this share of the window is left out because a bar covers it. */
const MOST_COVERED = 0.5;
/** Pixels between what can be chosen at a space and the rim of the window. */
const RIM = 6;
/** A sign at the rim of the window, so far inside. */
const RIM_SIGN = 9;

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
  /** Pixels at the foot of the window that a bar covers. */
  private foot = 0;
  private readonly observer = new ResizeObserver(() => this.resize());
  private readonly barObserver = new ResizeObserver(() => this.heedBar());
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
    const bar = barAtFoot();
    if (bar) {
      this.barObserver.observe(bar);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
    this.barObserver.disconnect();
    this.glide.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.camera || this.isFigure || !(changed.has("scene") || changed.has("placings"))) {
      return;
    }
    const isAskedAnew = this.isAskedAnew(changed);
    if (isAskedAnew) {
      this.wantsAll = false;
      this.isMoved &&= !this.isFollowing && !this.isAskedAside;
    }
    this.isMoved &&= !this.isFollowing || changed.get("scene")?.view.turn.seat === this.scene.view.turn.seat;
    // All the land is counted in the end, whoever has moved the window.
    this.isMoved &&= !this.hasEnded(changed);
    const [place] = this.scene.lit;
    if (IS_TOUCHED && !isAskedAnew && place !== changed.get("scene")?.lit[0] && place !== undefined && isSpace(place)) {
      const { cx, cy } = middle(spaceOf(place));
      this.lookAt(cx, cy);
      return;
    }
    if (!this.isMoved && (this.isFollowing || this.hasEnded(changed) || !this.isInSight)) {
      this.go(this.usual);
    }
  }

  /** Whether the viewer's turn begins, there is another tile to place, or a hint: then that is seen, and can be touched. */
  private isAskedAnew(changed: PropertyValues<this>): boolean {
    const [{ view, viewer, marks }, before] = [this.scene, changed.get("scene")];
    const begins = before !== undefined && before.view.turn.seat !== view.turn.seat && view.turn.seat === viewer;
    const isAdvised = before?.marks.length === 0 && marks.length > 0;
    // Some tables go from one tile in hand to the next without a moment between.
    const spaces = changed.get("placings")?.map(nameOf).join();
    const isPlacing = this.placings.length > 0 && spaces !== undefined && spaces !== this.placings.map(nameOf).join();
    return begins || isAdvised || isPlacing;
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
    this.foot = this.footCovered();
    this.camera = this.camera?.resized(width, height) ?? Camera.fit(EVERYTHING, width, height, 0);
    if (isFirst || !this.isMoved) {
      this.camera = this.usual;
    }
    this.glide.stop(this.camera);
  }

  /** The bar covers more or less than before: what it would hide comes out from below it. */
  private heedBar(): void {
    const foot = this.footCovered();
    if (!this.camera || foot === this.foot) {
      return;
    }
    this.foot = foot;
    if (!this.isMoved && !this.isFigure && !this.isInSight) {
      this.go(this.usual);
    }
  }

  /** Where something can be done, or what a question is about. */
  private get asked(): readonly Point[] {
    return worthSeeing(this.scene, this.placings).asked;
  }

  /** Whether the whole land is seen, and the empty spaces around it; of one that is followed, what is asked. */
  private get isInSight(): boolean {
    return this.isFollowing ? this.asked.every((one) => this.isUncovered(one)) : this.clear.shows(this.bounds, RING);
  }

  private get isAskedAside(): boolean {
    return this.asked.length > 0 && !this.asked.some((one) => this.isUncovered(one));
  }

  private isUncovered({ cx, cy }: Point): boolean {
    return this.clear.sees(cx, cy);
  }

  /** What the bar leaves of the window. */
  private get clear(): Camera {
    return uncovered(this.camera!, { tools: 0, foot: this.foot });
  }

  /** Shows everything; once more, and tiles have their size again. */
  fit(): void {
    if (this.camera) {
      this.wantsAll = this.whole.scale < LEAST && (this.isMoved || !this.wantsAll);
      this.isMoved = false;
      this.foot = this.footCovered();
      this.go(this.usual);
    }
  }

  private get covered(): Covered {
    return { tools: TOOLS, foot: this.foot };
  }

  /** Pixels at the foot of the window that lie below a bar, where the page is not scrolled. */
  private footCovered(): number {
    const { bottom, height } = this.getBoundingClientRect();
    const bar = barAtFoot();
    return bar ? between(0, bottom + scrollY - bar.getBoundingClientRect().top, height * MOST_COVERED) : 0;
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
    return this.isFollowing
      ? followed(this.camera!, worthSeeing(this.scene, this.placings), this.covered, LENS)
      : this.whole;
  }

  /** From where everything is seen, or what a figure is about. */
  private get whole(): Camera {
    const { width, height } = this.camera!;
    if (this.isFigure) {
      return Camera.fit(this.bounds, width, height, RADIUS + 12);
    }
    const from = (margin: number): Camera => overlooking(this.camera!, this.bounds, this.covered, margin);
    const roomy = from(RING + SPARE.near);
    return roomy.scale < READABLE ? from(RING + SPARE.far) : roomy;
  }

  private get bounds(): Bounds {
    return boundsOf(this.tiles);
  }

  /** The middles of all tiles, or of what a figure is about: spaces by their names, each with its area. */
  private get tiles(): readonly Point[] {
    const { figure, view } = this.scene;
    const spaces = figure
      ? figure.split("+").flatMap((name) => (areaOf(view, name)?.tiles ?? [name]).map(spaceOf))
      : [...view.startingBoard.map(spaceOf), ...view.tiles];
    return spaces.map(middle);
  }

  /** Whether somebody has come so near that only a part is seen. */
  private get isNear(): boolean {
    return this.camera !== undefined && this.camera.scale > this.whole.scale * NEARER;
  }

  /** Somebody moves the window, which never loses the land: some tile is always in sight. */
  private move(camera: Camera, isGliding = false): void {
    const bounded = keepingOne(camera.within(this.bounds, this.whole.scale * FARTHER), this.tiles, RADIUS);
    if (isGliding) {
      this.go(bounded);
    } else {
      this.glide.stop(bounded);
      this.camera = bounded;
    }
    this.isMoved = true;
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
    const camera = beside(this.camera!, this.covered, (part) => part.showing(cx, cy, RADIUS + 6));
    if (camera.x !== this.camera!.x || camera.y !== this.camera!.y) {
      this.move(camera, true);
    }
  }

  private zoom(factor: number): void {
    this.move(this.camera!.zoomed(factor), true);
  }

  protected override render(): TemplateResult {
    const { camera } = this;
    return html`${camera ? this.drawing(camera) : nothing}
      ${camera && !this.isFigure ? this.around(camera) : nothing}
      ${this.offerAt ? html`<div class="land-offer" data-card>${this.offer}</div>` : nothing}${this.note}`;
  }

  private get isFigure(): boolean {
    return this.scene.figure !== undefined;
  }

  /** What lies around the drawing: the tools, and where there is something out of sight. */
  private around(camera: Camera): TemplateResult {
    const { view } = this.scene;
    const worth = view.stage === "over" ? [] : inOrder(worthSeeing(this.scene, this.placings));
    const outside = outsideOf(worth, camera, RIM_SIGN);
    return html`${tools(this.scene.language, this.isWhole, outside, {
      zoom: (factor) => this.zoom(factor),
      fit: () => this.fit(),
      lookAt: ({ cx, cy }) => this.lookAt(cx, cy),
    })}${rim(outside, camera)}`;
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
      <g @click=${{ handleEvent: this.onClick, capture: true }}>
        ${land({ id: this.name, scene, placings, selected, isFar, scale: camera.scale, choose })}
      </g>
    </svg>`;
  }

  /** What ends a drag is no click; and a finger that touches tiles too small for it is led to them first. */
  private readonly onClick = (e: PointerEvent): void => {
    this.gestures.onClick(e);
    const camera = this.camera!;
    const isSmall = camera.scale < LEAST - TINY;
    if (e.defaultPrevented || e.pointerType !== "touch" || this.scene.moves.length === 0 || !isSmall) {
      return;
    }
    e.stopPropagation();
    const { left, top } = this.window.getBoundingClientRect();
    this.move(camera.zoomed(LEAST / camera.scale, e.clientX - left, e.clientY - top), true);
  };

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

const EVERYTHING = { left: -200, right: 200, top: -200, bottom: 200 };

declare global {
  interface HTMLElementTagNameMap {
    "hexploration-map": HexplorationMap;
  }
}
