import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import "./guide-text";
import "./rules-panel.css";

/** How a game is played, in a corner of its table. */
@customElement("rules-panel")
export class RulesPanel extends LightElement {
  @property({ attribute: false }) game = "";
  /** The number of the rule that somebody asks for. */
  @property({ attribute: false }) wanted = "";

  protected override render(): TemplateResult {
    return html`<div class="rules" tabindex="0" role="region" aria-label=${t().rules}><guide-text .game=${this.game}
      .wanted=${this.wanted}></guide-text></div>`;
  }
}
