import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Ruling } from "../api/schema";
import { t } from "../words";
import { Piece } from "./piece";
import { reasonOf } from "./refusal-reason";

/** Why something can't be played: the rule's number, the reason, the way to the rule. Fires `show-rule` and `let-go`. */
@customElement("refusal-note")
export class RefusalNote extends Piece {
  @property({ attribute: false }) ruling!: Ruling;

  protected override render(): TemplateResult {
    const { rule, message = "" } = this.ruling;
    return html`<section class="refusal" role="alert">
      <h3>${t().whyNot}${rule ? html` · ${t().rule(rule)}` : nothing}</h3>
      <p>${reasonOf(message, rule)}</p>
      ${rule ? html`<button class="quiet" @click=${() => this.fire("show-rule")}>${t().seeRule}</button>` : nothing}
      <button class="quiet" @click=${() => this.fire("let-go")}>${t().close}</button>
    </section>`;
  }

  private fire(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}
