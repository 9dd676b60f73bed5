import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Ruling, Seat } from "../api/schema";
import { LightElement } from "../core/element";
import { icon } from "../core/icons";
import { to } from "../core/router";
import { told } from "../core/sentence";
import { t } from "../core/words";
import { reasonOf } from "./refusal-reason";
import "./refusal-note.css";

/**
 * Why something can't be played: the reason in a sentence, and the way to the rule. Fires `let-go`, and `show-rule`:
 * whoever shows the rule beside the board prevents what the link would do, which is to leave for the page of rules.
 */
@customElement("refusal-note")
export class RefusalNote extends LightElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) ruling!: Ruling;

  protected override render(): TemplateResult {
    const { rule, message = "" } = this.ruling;
    return html`<section class="refusal" role="alert">
      <p><b>${t().refused}</b> ${told(reasonOf(message, rule), this.seats)}
        ${
          rule
            ? html`<a class="refusal-rule" href=${to(`/rules/${this.game}#${rule}`)}
          @click=${this.onRule}>${t().rule(rule)}</a>`
            : nothing
        }</p>
      <button class="icon" aria-label=${t().close}
        @click=${() => this.dispatchEvent(new CustomEvent("let-go"))}>${icon("close")}</button>
    </section>`;
  }

  private readonly onRule = (e: MouseEvent): void => {
    if (!this.dispatchEvent(new CustomEvent("show-rule", { cancelable: true }))) {
      e.preventDefault();
    }
  };
}
