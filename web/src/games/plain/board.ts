import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { choice } from "../../board/choice";
import type { Scene } from "../../board/game";
import { Roving } from "../../board/roving";
import { LightElement } from "../../core/element";
import { t } from "../../core/words";
import "./board.css";
import { fields } from "./fields";

/** What can be played, as buttons with the tokens themselves, and below that the view, field by field. */
@customElement("plain-board")
export class PlainBoard extends LightElement {
  @property({ attribute: false }) scene!: Scene;
  protected readonly roving = new Roving(this);

  protected override render(): TemplateResult {
    const { view, legal, last, figure } = this.scene;
    return html`<div class="plain">
      ${figure === undefined && legal.length > 0 ? this.tokens() : nothing}
      ${last.length > 0 ? html`<p class="note">${t().plainLast} ${last.map((token) => token || "?").join(" ")}</p>` : nothing}
      ${fields(view)}</div>`;
  }

  private tokens(): TemplateResult {
    const { scene } = this;
    return html`<div class="plain-tokens" data-rove role="group" aria-label=${t().plainMoves}>
      ${scene.legal.map((token) => choice(scene, token, "button", token, token))}</div>`;
  }
}
