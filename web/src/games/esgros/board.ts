import { nothing, type SVGTemplateResult, svg } from "lit";
import { customElement } from "lit/decorators.js";
import { HexBoard } from "../../hex/hex-board";
import type { HexCell } from "../../hex/layout";
import "./board.css";
import { disc } from "./stones";
import { place } from "./tokens";
import { type Colour, type Group, groupAt, removedBy, type View } from "./view";
import { words } from "./words";

/** Stones, the sizes of their groups, and what a stone would remove. */
@customElement("esgros-board")
export class EsgrosBoard extends HexBoard<View> {
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

  protected override content(cell: HexCell): SVGTemplateResult | typeof nothing {
    const { view, details } = this.scene;
    const group = groupAt(view, cell.name);
    if (group) {
      return this.stone(cell, group, details);
    }
    if (!this.isLegal(cell)) {
      return nothing;
    }
    return this.isConsidered(cell)
      ? this.ghost(cell)
      : svg`<circle class="dot" cx=${cell.cx} cy=${cell.cy} r="5"></circle>`;
  }

  private stone(cell: HexCell, group: Group, isSized: boolean): SVGTemplateResult {
    const isDoomed = removedBy(this.scene).has(cell.name);
    return svg`<g class="stone is-${group.colour} ${isDoomed ? "is-doomed" : ""}"
        data-piece="${group.colour}-${cell.name}">
      ${disc(cell, group.colour)}
      ${isSized && !isDoomed ? number(cell, group.cells.length) : nothing}
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

function number({ cx, cy }: HexCell, size: number): SVGTemplateResult {
  return svg`<text class="size" x=${cx} y=${cy + 6}>${size}</text>`;
}

function cross({ cx, cy }: HexCell): SVGTemplateResult {
  return svg`<path class="cross" d="M${cx - 10},${cy - 10}l20,20m0,-20l-20,20"></path>`;
}
