import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Scene } from "../board/game";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import { isNarrow } from "../play/narrow";
import "../play/refusal-note";
import { adviceNote } from "./advice-note";
import type { TableDesk } from "./table-desk";

/** What comes and goes at a table: advice and refusals. It has a place where it moves nothing else. */
@customElement("table-notes")
export class TableNotes extends LightElement {
  @property({ attribute: false }) desk!: TableDesk;
  @property({ attribute: false }) scene!: Scene;

  protected override render(): TemplateResult {
    const { advised, isThinking } = this.desk;
    return html`${isThinking ? html`<p class="advice note">${t().hintThinking}</p>` : nothing}
      ${advised && !isThinking ? adviceNote(advised.advice, this.scene.seats, () => this.desk.forgetHint()) : nothing}${this.refusal()}`;
  }

  /** Fires `show-rule` with the number of the rule. */
  private refusal(): TemplateResult | typeof nothing {
    const { refusal, session } = this.desk;
    return refusal
      ? html`<refusal-note .game=${session.table.game} .seats=${session.table.seats} .ruling=${refusal}
        @show-rule=${(e: Event) => this.onRule(e, refusal.rule)} @let-go=${() => this.desk.release()}></refusal-note>`
      : nothing;
  }

  /** The rule is shown at the table, not on a page of its own. Where it comes over the board, the reason makes way. */
  private onRule(e: Event, rule = ""): void {
    e.preventDefault();
    if (isNarrow()) {
      this.desk.release();
    }
    this.dispatchEvent(new CustomEvent("show-rule", { detail: rule }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "table-notes": TableNotes;
  }
}
