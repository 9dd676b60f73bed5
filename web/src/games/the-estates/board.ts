import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Scene } from "../game";
import { Roving } from "../roving";
import "./auction";
import "./board.css";
import { companies } from "./companies";
import { offer } from "./offer";
import { standing } from "./standing";
import { streets } from "./streets";
import type { View } from "./view";

/** The auction, the streets, what is on offer and how everybody stands. */
@customElement("the-estates-board")
export class TheEstatesBoard extends LitElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly roving = new Roving(this);

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { scene } = this;
    return html`<div class="estates">
      <the-estates-auction .scene=${scene}></the-estates-auction>
      ${streets(scene)}
      <div class="estates-below">${offer(scene)}<div class="estates-right">${standing(scene)}${companies(scene)}</div></div>
    </div>`;
  }
}
