import { nothing, type SVGTemplateResult, svg } from "lit";
import { customElement } from "lit/decorators.js";
import { HexBoard } from "../../hex/hex-board";
import type { HexCell } from "../../hex/layout";
import "./board.css";
import { growths, sizeAt } from "./growth";
import { disc } from "./stones";
import { cellOf, isSwap, place } from "./tokens";
import { type Colour, type Group, groupAt, removedBy, stonesFrom, type View, winnerOf } from "./view";
import { words } from "./words";

/** Stones, the sizes of their groups, and what a stone would remove. */
@customElement("esgros-board")
export class EsgrosBoard extends HexBoard<View> {
  /** To what sizes groups may grow, while somebody points. */
  private grow: ReadonlyMap<Group, readonly number[]> = new Map();

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
    const { scene } = this;
    return words(scene.language).cell(cell.name, groupAt(scene.view, cell.name), this.isLegal(cell));
  }

  protected override ground(cell: HexCell): string {
    const { view, moves, by, viewer } = this.scene;
    const isMine = by === viewer && by !== 0 && moves.length > 0;
    return isMine && !groupAt(view, cell.name) && !view.open.includes(cell.name) ? "is-closed" : "";
  }

  protected override holds(cell: HexCell): boolean {
    return groupAt(this.scene.view, cell.name) !== undefined;
  }

  /** A swap is about all that was taken over. */
  protected override isLast(cell: HexCell): boolean {
    return super.isLast(cell) || (isSwap(this.scene.last.at(-1) ?? "") && this.holds(cell));
  }

  protected override lastMark(cell: HexCell): SVGTemplateResult {
    const group = groupAt(this.scene.view, cell.name);
    const tone = group ? (group.colour === "black" ? "on-dark" : "on-light") : "on-none";
    return svg`<circle class=${tone} cx=${cell.cx} cy=${cell.cy} r="14"></circle>`;
  }

  protected override isAside(cell: HexCell): boolean {
    return winnerOf(this.scene.view) !== undefined && !this.holds(cell) && !this.leftAt(cell);
  }

  protected override above(): SVGTemplateResult | typeof nothing {
    const { view, finale = Number.POSITIVE_INFINITY, last } = this.scene;
    const stones = winnerOf(view) === undefined ? [] : stonesFrom(view, cellOf(last.at(-1) ?? "") ?? "");
    return svg`<g class="won" aria-hidden="true">${stones.slice(0, finale).map((name) => {
      const { cx, cy } = this.layout.get(name)!;
      return svg`<circle class="lit-piece" cx=${cx} cy=${cy} r="23"></circle>`;
    })}</g>`;
  }

  protected override content(cell: HexCell): SVGTemplateResult | typeof nothing {
    const { view } = this.scene;
    const group = groupAt(view, cell.name);
    if (group) {
      return this.stone(cell, group);
    }
    if (this.isConsidered(cell)) {
      return this.isLegal(cell) ? this.ghost(cell) : this.tooLarge(cell);
    }
    return svg`${this.left(cell)}${this.isLegal(cell) ? this.opening(cell) : nothing}`;
  }

  /** Where a stone may go; while somebody points, with the size of the group that it would make. */
  private opening({ name, cx, cy }: HexCell): SVGTemplateResult {
    return this.isPointing
      ? svg`<text class="growth" x=${cx} y=${cy + 5}>${sizeAt(this.scene.view, this.layout, name)}</text>`
      : svg`<circle class="dot" cx=${cx} cy=${cy} r="5"></circle>`;
  }

  /** What a stone would make where none may go. */
  private tooLarge({ name, cx, cy }: HexCell): SVGTemplateResult | typeof nothing {
    return this.isPointing
      ? svg`<g class="too-large"><circle cx=${cx} cy=${cy} r="17"></circle>
          <text x=${cx} y=${cy + 6}>${sizeAt(this.scene.view, this.layout, name)}</text></g>`
      : nothing;
  }

  /** The ring of a stone that the last turn has removed. */
  private left(cell: HexCell): SVGTemplateResult | typeof nothing {
    const colour = this.leftAt(cell);
    return colour ? svg`<circle class="left is-${colour}" cx=${cell.cx} cy=${cell.cy} r="19"></circle>` : nothing;
  }

  private leftAt({ name }: HexCell): Colour | undefined {
    const { view, before } = this.scene;
    return before && !groupAt(view, name) ? groupAt(before, name)?.colour : undefined;
  }

  /** Whether whoever may play points at a cell. */
  private get isPointing(): boolean {
    return this.scene.considered !== undefined && this.scene.moves.length > 0;
  }

  protected override willUpdate(): void {
    this.grow = this.isPointing ? growths(this.scene, this.layout) : new Map();
  }

  private stone(cell: HexCell, group: Group): SVGTemplateResult {
    const { view, details } = this.scene;
    const isDoomed = removedBy(this.scene).has(cell.name);
    const sizes = group.cells[0] === cell.name ? this.grow.get(group) : undefined;
    return svg`<g class="stone is-${group.colour} ${isDoomed ? "is-doomed" : ""}"
        data-piece="${group.colour}-${cell.name}" data-look=${view[group.colour]}>
      ${disc(cell, group.colour)}
      ${sizes ? growing(cell, sizes) : details && !isDoomed ? number(cell, group.cells.length) : nothing}
      ${isDoomed ? cross(cell) : nothing}
    </g>`;
  }

  /** The stone as it would be, with the size of the group that it would belong to. */
  private ghost(cell: HexCell): SVGTemplateResult {
    const { view, considered } = this.scene;
    const made = considered?.view && groupAt(considered.view, cell.name);
    return svg`<g class="stone is-ghost is-${view.mover as Colour}">
      ${disc(cell, view.mover)}${made ? number(cell, made.cells.length) : nothing}
    </g>`;
  }
}

/** To what size a group may grow. */
function growing({ cx, cy }: HexCell, sizes: readonly number[]): SVGTemplateResult {
  const [least, most] = [sizes[0], sizes.at(-1)];
  return svg`<text class="size is-growing" x=${cx} y=${cy + 5}>→${least === most ? least : `${least}–${most}`}</text>`;
}

function number({ cx, cy }: HexCell, size: number): SVGTemplateResult {
  return svg`<text class="size" x=${cx} y=${cy + 6}>${size}</text>`;
}

function cross({ cx, cy }: HexCell): SVGTemplateResult {
  return svg`<path class="cross" d="M${cx - 10},${cy - 10}l20,20m0,-20l-20,20"></path>`;
}
