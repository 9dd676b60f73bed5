import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Ruling } from "../api/schema";
import type { PlacingUi } from "../board/game";
import { LightElement } from "../core/element";
import { spoken } from "../core/sentence";
import { settings } from "../core/settings";
import { t } from "../core/words";
import type { Placement } from "../variations/placement";
import type { PlacingDesk } from "./placing-desk";
import "./placing-panel.css";

/** What is placed, who acts then, and whether that can be. Fires `placed` when somebody has enough of it. */
@customElement("placing-panel")
export class PlacingPanel extends LightElement {
  @property({ attribute: false }) desk!: PlacingDesk;
  @property({ attribute: false }) ui!: PlacingUi;
  /** They change when something is to be drawn anew. */
  @property({ attribute: false }) placement!: Placement;
  @property({ attribute: false }) ruling: Ruling | undefined;
  @property({ attribute: false }) piece = "";

  protected override render(): TemplateResult {
    const text = t().study;
    const { desk, placement, ruling } = this;
    return html`<section class="placing"><h2 class="small-title">${text.placing}</h2>
      <p class="note">${text.placingHint}</p>
      ${this.pieces("piece", text.place, this.piece, (piece) => desk.choose(piece))}
      ${this.pieces("to", text.acts, placement.to, (to) => void desk.change({ ...placement, to }))}
      ${Object.keys(placement.numbers).map((name) => this.number(name))}
      ${ruling && !ruling.legal ? html`<p class="refusal" role="status">${spoken(ruling.message ?? "")}</p>` : nothing}
      <div class="row">
        <button class="button is-main" data-begin-here ?disabled=${!ruling?.legal}
          @click=${() => desk.begin()}>${text.beginHere}</button>
        <button class="quiet" data-clear @click=${() => void desk.clear()}>${text.clear}</button>
        <button class="quiet" data-stop-placing
          @click=${() => this.dispatchEvent(new CustomEvent("placed"))}>${t().cancel}</button></div></section>`;
  }

  private pieces(name: string, legend: string, chosen: string, choose: (piece: string) => void): TemplateResult {
    return html`<fieldset class="placing-choice"><legend>${legend}</legend>${Object.keys(this.placement.pieces).map(
      (piece) => html`<label><input type="radio" name=${name} value=${piece} .checked=${piece === chosen}
        @change=${() => choose(piece)}> ${this.ui.nameOf(piece, settings.get("language"))}</label>`,
    )}</fieldset>`;
  }

  private number(name: string): TemplateResult {
    const { desk, placement } = this;
    const set = (e: Event): void => {
      const number = Math.max(1, Math.round(Number((e.target as HTMLInputElement).value)) || 1);
      void desk.change({ ...placement, numbers: { ...placement.numbers, [name]: number } });
    };
    return html`<label class="field"><span>${this.ui.nameOf(name, settings.get("language"))}</span>
      <input type="number" min="1" max="99" data-number=${name} .value=${String(placement.numbers[name])}
        @change=${set}></label>`;
  }
}
