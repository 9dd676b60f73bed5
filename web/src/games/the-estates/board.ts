// Before the styles of its parts, which refine it.
import "./board.css";
import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Scene } from "../../board/game";
import { Roving } from "../../board/roving";
import { LightElement } from "../../core/element";
import "./auction";
import { companies } from "./companies";
import { offer } from "./offer";
import { standing } from "./standing";
import { legend, streets } from "./streets";
import type { View } from "./view";

/** A part of the board, for a figure: `auction`, `streets`, `street-B`, `legend`, `offer`, `scores` or `companies`. */
function excerpt(scene: Scene<View>, part: string): TemplateResult {
  switch (part) {
    case "auction":
      return html`<the-estates-auction .scene=${scene}></the-estates-auction>`;
    case "legend":
      return legend(scene);
    case "offer":
      return offer(scene);
    case "scores":
      return standing(scene);
    case "companies":
      return companies(scene);
    default:
      return streets(scene, part.replace(/^streets?-?/, ""));
  }
}

/** The auction, the streets, what is on offer and how everybody stands. */
@customElement("the-estates-board")
export class TheEstatesBoard extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly roving = new Roving(this);

  protected override render(): TemplateResult {
    const { scene } = this;
    if (scene.figure) {
      return html`<div class="estates">${scene.figure.split("+").map((part) => excerpt(scene, part))}</div>`;
    }
    return html`<div class="estates">
      <the-estates-auction .scene=${scene}></the-estates-auction>
      ${streets(scene)}${legend(scene)}
      <div class="estates-below">${offer(scene)}
        <div class="estates-right">${standing(scene)}${companies(scene)}</div></div>
    </div>`;
  }
}
