import { nothing, type SVGTemplateResult, svg } from "lit";
import { customElement } from "lit/decorators.js";
import { HexBoard } from "../../hex/hex-board";
import { type HexCell, hexagon, RADIUS } from "../../hex/layout";
import "./board.css";
import { plot } from "./pieces";
import { isSwap, place } from "./tokens";
import { COLOURS, type Colour, colourOf, groupAt, priceOf, type View } from "./view";
import { words } from "./words";

/** Priced rings, the pieces on them, and on demand the groups, the sides they touch and the cheapest way to win. */
@customElement("estate-board")
export class EstateBoard extends HexBoard<View> {
  protected override side(view: View): number {
    return view.size;
  }

  protected override label(): string {
    return words(this.scene.language).board;
  }

  protected override token({ name }: HexCell): string {
    return place(name);
  }

  protected override spoken(cell: HexCell): string {
    const { view, language } = this.scene;
    const { name } = cell;
    return words(language).cell(name, priceOf(view, name), groupAt(view, name), this.isLegal(cell));
  }

  protected override ground(cell: HexCell): string {
    const { view, moves } = this.scene;
    const price = `price-${priceOf(view, cell.name)}`;
    const isClosed = moves.length > 0 && !this.isLegal(cell) && !groupAt(view, cell.name);
    return isClosed ? `${price} is-closed` : price;
  }

  protected override holds(cell: HexCell): boolean {
    return groupAt(this.scene.view, cell.name) !== undefined;
  }

  protected override content(cell: HexCell): SVGTemplateResult {
    const { view } = this.scene;
    const group = groupAt(view, cell.name);
    if (group) {
      return svg`<g data-piece="${group.colour}-${cell.name}" data-look=${view[group.colour].seat}
        >${plot(cell, group.colour)}</g>`;
    }
    const price = priceOf(view, cell.name);
    const isLegal = this.isLegal(cell);
    if (isLegal && this.isConsidered(cell)) {
      return svg`${plot(cell, view.mover, true)}<g class="tag"><circle cx=${cell.cx + 13} cy=${cell.cy - 13}
        r="10"></circle>
        <text x=${cell.cx + 13} y=${cell.cy - 8.5}>${price}</text></g>`;
    }
    return svg`<text class="price" x=${cell.cx} y=${cell.cy + 6}>${price}</text>
      ${isLegal ? svg`<circle class="dot" cx=${cell.cx} cy=${cell.cy + 17} r="3.5"></circle>` : nothing}`;
  }

  protected override above(): SVGTemplateResult {
    return svg`${this.scene.details ? COLOURS.map((colour) => this.holdings(colour)) : nothing}${this.won()}`;
  }

  /** A swap is about all that was taken over. */
  protected override isLast(cell: HexCell): boolean {
    return super.isLast(cell) || (isSwap(this.scene.last.at(-1) ?? "") && this.holds(cell));
  }

  protected override lastMark(cell: HexCell): SVGTemplateResult {
    const colour = groupAt(this.scene.view, cell.name)?.colour ?? "none";
    return svg`<polygon class="on-${colour}" points=${hexagon(cell, 20.5)}></polygon>`;
  }

  protected override isAside({ name }: HexCell): boolean {
    const { won } = this.scene.view;
    return won.cells.length > 0 && !won.cells.includes(name);
  }

  /** What has won: the chain, piece by piece from its first side, and then the sides that it connects. */
  private won(): SVGTemplateResult | typeof nothing {
    const { finale = Number.POSITIVE_INFINITY, view } = this.scene;
    const { cells, sides } = view.won;
    if (cells.length === 0) {
      return nothing;
    }
    const way = this.layout.inOrder(cells, (sides[0] ?? 1) - 1);
    return svg`<g class="won" aria-hidden="true">
      ${way.slice(0, finale).map((name) => svg`<polygon class="lit-piece" points=${hexagon(this.layout.get(name)!, 26)}></polygon>`)}
      ${finale > way.length ? svg`<path d=${this.layout.outline(cells)}></path>` : nothing}
      ${sides
        .slice(0, Math.max(0, finale - way.length))
        .map((side) => svg`<path class="side" d=${this.layout.sideLine(side - 1, RADIUS + 9)}></path>`)}
    </g>`;
  }

  /** The connected groups of a colour, the sides that they touch, and the cells that would win. */
  private holdings(colour: Colour): SVGTemplateResult {
    const { view } = this.scene;
    const groups = view.groups.filter(
      (group) => group.colour === colour && (group.sides.length > 0 || group.cells.length > 1),
    );
    const sides = new Set(groups.flatMap((group) => group.sides));
    const distance = RADIUS + (colour === "light" ? 3 : 10);
    return svg`<g class="holdings is-${colour}" aria-hidden="true">
      ${groups.map((group) => svg`<path class="holding" d=${this.layout.outline(group.cells)}></path>`)}
      ${[...sides].map((side) => svg`<path class="side" d=${this.layout.sideLine(side - 1, distance)}></path>`)}
      ${this.isWayShown(colour) ? this.way(colour) : nothing}
    </g>`;
  }

  /** One's own, or that of whoever is to move; the other's only when the next turn could buy it. */
  private isWayShown(colour: Colour): boolean {
    const { view, viewer } = this.scene;
    const own = viewer > 0 ? colourOf(view, viewer) : view.mover;
    const { toWin } = view[colour];
    return !view.isOver && toWin > 0 && (colour === own || toWin <= view.size);
  }

  private way(colour: Colour): SVGTemplateResult {
    const cells = this.scene.view[colour].way.map((name) => this.layout.get(name)!);
    const dx = colour === "light" ? -15 : 15;
    return svg`${cells.map(({ cx, cy }) => svg`<circle class="way" cx=${cx + dx} cy=${cy} r="5"></circle>`)}`;
  }
}
