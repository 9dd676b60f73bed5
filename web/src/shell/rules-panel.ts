import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Rule } from "../api/schema";
import { t } from "../words";
import { patiently } from "./lost";
import { Piece } from "./piece";
import { proseOf } from "./prose";
import { ruleIn } from "./rule-numbers";
import { rulesOf } from "./services";
import { settings } from "./settings";

/** The numbered rules of a game; one of them may be in the light. */
@customElement("rules-panel")
export class RulesPanel extends Piece {
  @property({ attribute: false }) game = "";
  /** The number of the rule that somebody asks for. */
  @property({ attribute: false }) wanted = "";
  @state() private rules: readonly Rule[] = [];
  private asked = "";

  protected override willUpdate(): void {
    const asked = `${settings.get("language")} ${this.game}`;
    if (this.asked !== asked) {
      this.asked = asked;
      void patiently(() => rulesOf(this.game), () => this.isConnected && this.asked === asked).then(
        (rules) => (this.rules = rules),
        () => (this.asked = ""),
      );
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (this.wanted !== "" && (changed.has("wanted") || changed.has("rules"))) {
      const list = this.querySelector<HTMLElement>(".rules");
      const rule = this.querySelector<HTMLElement>(`[data-rule="${this.found}"]`);
      if (list && rule) {
        list.scrollTop = rule.offsetTop - 12;
      }
    }
  }

  private get found(): string {
    return ruleIn(this.rules, this.wanted)?.number ?? "";
  }

  protected override render(): TemplateResult {
    return this.rules.length === 0
      ? html`<p class="note">${t().loading}</p>`
      : html`<dl class="rules" tabindex="0" aria-label=${t().rules}>${this.rules.map(
          (rule) => html`<div class="rule ${this.found === rule.number ? "is-wanted" : ""}" data-rule=${rule.number}>
            <dt><b>${rule.number}</b> ${rule.title}</dt><dd>${proseOf(rule.text)}</dd></div>`,
        )}</dl>`;
  }
}
