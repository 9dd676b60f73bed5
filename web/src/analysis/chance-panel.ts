import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Position } from "../api/schema";
import { LightElement } from "../core/element";
import { spoken } from "../core/sentence";
import { engine } from "../core/services";
import { t } from "../core/words";
import type { BoardDesk } from "./board-desk";
import { sharesOf } from "./draws";

/** Where chance acts: a button that draws, and everything that could be drawn. */
@customElement("chance-panel")
export class ChancePanel extends LightElement {
  @property({ attribute: false }) desk!: BoardDesk;
  @property({ attribute: false }) position!: Position;
  /** What each outcome is, in words. */
  @state() private texts: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("position")) {
      this.texts = [];
      void this.tell(this.position);
    }
  }

  private async tell(position: Position): Promise<void> {
    const { table: _, ...line } = this.desk.line;
    const sentences = position.legal.map(async (token) => {
      const log = await engine.tell({ ...line, plies: [...line.plies, token] }).catch(() => []);
      return spoken(log.at(-1)?.text ?? token, this.desk.seats);
    });
    const texts = await Promise.all(sentences);
    if (this.position === position) {
      this.texts = texts;
    }
  }

  protected override render(): TemplateResult {
    const text = t().study;
    const { desk, position } = this;
    const shares = sharesOf(position.legal, position.weights ?? []);
    return html`<section class="chance" aria-label=${text.chance}><h2 class="small-title">${text.chance}</h2>
      <div class="row"><button class="button is-main" data-draw @click=${() => void desk.draw(true)}>${text.draw}</button>
        <button class="button" data-draw-all @click=${() => void desk.draw(false)}>${text.drawAll}</button></div>
      ${
        position.legal.length > 1
          ? html`<p class="note">${text.outcomes}</p>
            <ul class="outcomes">${position.legal.map(
              (token, i) => html`<li><button class="quiet" data-outcome=${token} @click=${() => void desk.take([token])}
                >${text.outcome(this.texts[i] ?? token, t().percent(Math.round((shares[i] ?? 0) * 100)))}</button></li>`,
            )}</ul>`
          : nothing
      }</section>`;
  }
}
