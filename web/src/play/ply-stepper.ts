import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { icon } from "../core/icons";
import { t } from "../core/words";
import "./ply-stepper.css";

/** Buttons to step through a game. Fires `step` with the ply to show, `replay` and `again`. */
@customElement("ply-stepper")
export class Stepper extends LightElement {
  @property({ attribute: false }) ply = 0;
  @property({ attribute: false }) length = 0;
  /** How many plies set the game up: nobody played them, so they are not counted. */
  @property({ attribute: false }) setUp = 0;
  @property({ attribute: false }) isReplaying = false;
  @property({ attribute: false }) canReplay = true;
  /** Whether the last round can be shown again. */
  @property({ attribute: false }) canRepeat = false;

  protected override render(): TemplateResult {
    const text = t();
    const { ply, length, setUp } = this;
    const start = ply > setUp ? setUp : 0;
    return html`<div class="stepper" role="group" aria-label=${text.log}>
      ${this.button(text.first, "first", start, ply === 0)}
      ${this.button(text.back, "back", ply - 1, ply === 0)}
      <output>${text.atPly(Math.max(0, ply - setUp), Math.max(0, length - setUp))}</output>
      ${this.button(text.forward, "forward", ply + 1, ply === length)}
      ${this.button(text.last, "last", length, ply === length)}
      ${this.canRepeat ? this.again() : nothing}
      ${this.canReplay ? this.replay() : nothing}
    </div>`;
  }

  private replay(): TemplateResult {
    const label = this.isReplaying ? t().pause : t().play;
    return html`<button class="icon" aria-label=${label} title=${label} ?disabled=${this.length === 0}
      @click=${() => this.dispatchEvent(new CustomEvent("replay"))}
      >${icon(this.isReplaying ? "pause" : "replay")}</button>`;
  }

  private again(): TemplateResult {
    const label = t().motion.again;
    return html`<button class="icon" data-again-round aria-label=${label} title=${label} ?disabled=${this.length === 0}
      @click=${() => this.dispatchEvent(new CustomEvent("again"))}>${icon("again")}</button>`;
  }

  private button(label: string, sign: Parameters<typeof icon>[0], ply: number, isOff: boolean): TemplateResult {
    return html`<button class="icon" aria-label=${label} title=${label} ?disabled=${isOff}
      @click=${() => this.dispatchEvent(new CustomEvent("step", { detail: ply }))}>${icon(sign)}</button>`;
  }
}
