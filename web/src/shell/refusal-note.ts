import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Rule, Ruling } from "../api/schema";
import { t } from "../words";
import { Piece } from "./piece";
import { proseOf } from "./prose";
import { reasonOf } from "./refusal-reason";
import { ruleIn } from "./rule-numbers";
import { rulesOf } from "./services";

/** Why something can't be played: the reason, the rule's number and text, the way to all rules. Fires `show-rule` and `let-go`. */
@customElement("refusal-note")
export class RefusalNote extends Piece {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) ruling!: Ruling;
  @state() private rules: readonly Rule[] = [];

  protected override willUpdate(): void {
    // They are remembered, so asking again costs nothing.
    void rulesOf(this.game)
      .then((rules) => (this.rules = rules))
      .catch(() => undefined);
  }

  protected override render(): TemplateResult {
    const { rule, message = "" } = this.ruling;
    return html`<section class="refusal" role="alert">
      <h2>${t().whyNot}${rule ? html` · ${t().rule(rule)}` : nothing}</h2>
      <p>${reasonOf(message, rule)}</p>
      ${rule ? this.text(rule) : nothing}
      ${rule ? html`<button class="quiet" @click=${() => this.fire("show-rule")}>${t().seeRule}</button>` : nothing}
      <button class="quiet" @click=${() => this.fire("let-go")}>${t().close}</button>
    </section>`;
  }

  private text(number: string): TemplateResult | typeof nothing {
    const rule = ruleIn(this.rules, number);
    return rule ? html`<blockquote tabindex="0"><b>${rule.number} ${rule.title}</b> ${proseOf(rule.text)}</blockquote>` : nothing;
  }

  private fire(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}
