import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../words";
import { Piece } from "./piece";

/** Buttons to step through a game. Fires `step` with the ply to show, and `replay`. */
@customElement("ply-stepper")
export class Stepper extends Piece {
  @property({ attribute: false }) ply = 0;
  @property({ attribute: false }) length = 0;
  @property({ attribute: false }) isReplaying = false;

  protected override render(): TemplateResult {
    const text = t();
    const { ply, length } = this;
    return html`<div class="stepper" role="group" aria-label=${text.log}>
      ${this.button(text.first, "⏮", 0, ply === 0)}
      ${this.button(text.back, "◀", ply - 1, ply === 0)}
      <output>${text.atPly(ply, length)}</output>
      ${this.button(text.forward, "▶", ply + 1, ply === length)}
      ${this.button(text.last, "⏭", length, ply === length)}
      <button class="icon" aria-label=${this.isReplaying ? text.pause : text.play} title=${this.isReplaying ? text.pause : text.play}
        ?disabled=${length === 0} @click=${() => this.dispatchEvent(new CustomEvent("replay"))}>${this.isReplaying ? "⏸" : "↻"}</button>
    </div>`;
  }

  private button(label: string, sign: string, ply: number, isOff: boolean): TemplateResult {
    return html`<button class="icon" aria-label=${label} title=${label} ?disabled=${isOff}
      @click=${() => this.dispatchEvent(new CustomEvent("step", { detail: ply }))}><span aria-hidden="true">${sign}</span></button>`;
  }
}
