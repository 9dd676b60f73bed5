import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { considerToken, isLit, type Scene, tryToken } from "../board/game";
import { moveWith } from "../board/moves";
import { LightElement } from "../core/element";
import { settings } from "../core/settings";
import { type Direction, type HexCell, HexLayout, hexagon } from "./layout";
import { paints, slab } from "./paints";
import { rim } from "./rim";
import "./hex-board.css";

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

/**
 * A hexagonal board whose cells can be played: pointer, keys and spoken names. A game says what stands in a cell, how
 * it is called, which token plays it, and what lies behind and before all cells.
 */
export abstract class HexBoard<V> extends LightElement {
  @property({ attribute: false }) scene!: Scene<V>;
  /** The one cell that the Tab key reaches. */
  @state() private home = "";
  /** The x that going up and down keeps to. */
  private wish: number | undefined;

  protected abstract side(view: V): number;
  protected abstract label(): string;
  /** What is played by a cell, whether it is legal or not. */
  protected abstract token(cell: HexCell): string;
  /** What a screen reader says of a cell: name and state. */
  protected abstract spoken(cell: HexCell): string;
  protected abstract content(cell: HexCell): SVGTemplateResult | typeof nothing;
  /** Classes of a cell's ground. */
  protected ground(_cell: HexCell): string {
    return "";
  }
  /** Whether something lies on a cell, which would cover its name. */
  protected holds(_cell: HexCell): boolean {
    return false;
  }
  /** Room around the cells, in units of the drawing. */
  protected get margin(): number {
    return 18;
  }
  protected above(): SVGTemplateResult | typeof nothing {
    return nothing;
  }
  /** Whether a cell steps back, because the finale is about others. */
  protected isAside(_cell: HexCell): boolean {
    return false;
  }
  /** Whether the last turn was about a cell. */
  protected isLast(cell: HexCell): boolean {
    return this.scene.last.includes(this.token(cell));
  }
  /** Marks a piece of the last turn, inside the piece. */
  protected abstract lastMark(cell: HexCell): SVGTemplateResult | typeof nothing;

  protected isLegal({ name }: HexCell): boolean {
    return moveWith(this.scene, { place: name }) !== undefined;
  }

  protected isConsidered(cell: HexCell): boolean {
    return this.scene.considered?.token === this.token(cell);
  }

  protected get layout(): HexLayout {
    return HexLayout.of(this.side(this.scene.view));
  }

  protected override render(): TemplateResult {
    const { layout } = this;
    return html`<svg class="hex-board" viewBox=${layout.viewBox(this.margin)} role="group" aria-label=${this.label()}
        @keydown=${this.onKey} @pointerleave=${() => considerToken(this)} @focusout=${this.onBlur}>
      ${paints()}
      ${slab(layout)}
      ${settings.get("coordinates") && this.scene.figure === undefined ? rim(layout) : nothing}
      ${layout.cells.map((cell) => this.cell(cell))}
      ${layout.cells.filter(({ name }) => isLit(this.scene, name)).map((cell) => lookRing(cell))}
      ${this.above()}
    </svg>`;
  }

  private cell(cell: HexCell): SVGTemplateResult {
    const { scene } = this;
    const token = this.token(cell);
    const isLegal = this.isLegal(cell);
    const home = this.home || this.layout.centre.name;
    const classes = [
      "cell",
      isLegal ? "is-legal" : "",
      isLit(scene, cell.name) ? "is-lit" : "",
      this.isConsidered(cell) ? "is-considered" : "",
      this.isAside(cell) ? "is-aside" : "",
      this.ground(cell),
    ];
    return svg`<g class=${classes.filter(Boolean).join(" ")} role="button" data-cell=${cell.name}
      data-token=${token} ?data-legal=${isLegal}
        tabindex=${cell.name === home ? 0 : -1} aria-label=${this.spoken(cell)}
        @click=${() => tryToken(this, token)} @pointerenter=${(e: PointerEvent) => this.point(e, token)}
        @focus=${() => this.arrive(cell)}>
      <g aria-hidden="true"><polygon class="ground" points=${hexagon(cell, 28.8)}></polygon>
      ${
        (scene.details || scene.names) && !this.holds(cell)
          ? svg`<text class="name" x=${cell.cx} y=${cell.cy - 14}>${cell.name}</text>`
          : nothing
      }
      ${this.content(cell)}
      ${
        this.isLast(cell)
          ? svg`<g class="last ${scene.last.length === 1 || scene.last.at(-1) === token ? "is-latest" : ""}">${this.lastMark(cell)}</g>`
          : nothing
      }
      ${mark(cell, token, scene)}
      <polygon class="focus-ring" points=${hexagon(cell, 26)}></polygon></g>
    </g>`;
  }

  /** A finger points only where it touches, and touching is another event. */
  private point(e: PointerEvent, token: string): void {
    if (e.pointerType !== "touch") {
      considerToken(this, token);
    }
  }

  private arrive(cell: HexCell): void {
    this.home = cell.name;
    if (this.querySelector(`[data-cell="${cell.name}"]`)?.matches(":focus-visible")) {
      considerToken(this, this.token(cell));
    }
  }

  private readonly onBlur = (e: FocusEvent): void => {
    if (!this.contains(e.relatedTarget as Node | null)) {
      considerToken(this);
    }
  };

  private readonly onKey = (e: KeyboardEvent): void => {
    const from = this.layout.get((e.target as Element).closest("[data-cell]")?.getAttribute("data-cell") ?? "");
    if (!from || e.ctrlKey || e.metaKey || e.altKey) {
      return;
    }
    const direction = KEYS[e.key];
    if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      tryToken(this, this.token(from));
    } else if (direction) {
      e.preventDefault();
      this.go(from.name, direction);
    }
  };

  private go(from: string, direction: Direction): void {
    const isVertical = direction === "up" || direction === "down";
    const wish = isVertical ? (this.wish ?? this.layout.get(from)?.cx) : undefined;
    const next = this.layout.step(from, direction, wish);
    this.wish = wish;
    if (next) {
      this.querySelector<SVGElement>(`[data-cell="${next.name}"]`)?.focus();
    }
  }
}

/** Around what a text speaks of: two lines, so that it is seen on any ground, and nothing is painted over. */
export function lookRing(at: { readonly cx: number; readonly cy: number }, radius = 30): SVGTemplateResult {
  const points = hexagon(at, radius);
  return svg`<g class="look-ring" aria-hidden="true">
    <polygon points=${points}></polygon><polygon points=${points}></polygon></g>`;
}

/** Below what stands in the cell, such as a price, and as wide as its label. */
function mark(cell: HexCell, token: string, scene: Scene): SVGTemplateResult | typeof nothing {
  const found = scene.marks.find((one) => one.token === token);
  if (!found) {
    return nothing;
  }
  const width = 11 + 8.5 * found.label.length;
  return svg`<g class="mark ${found.weight === 1 ? "is-best" : ""}">
    <rect x=${cell.cx - width / 2} y=${cell.cy + 8} width=${width} height="18" rx="9"></rect>
    <text x=${cell.cx} y=${cell.cy + 21.7}>${found.label}</text></g>`;
}
