import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Table } from "../api/schema";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import { feelingOf, outcomeOf } from "./outcome";
import "./stage-note.css";

const SPARKS = 14;

/** On the stage itself: what nobody must miss, and in the end the result, which looks as it feels. */
@customElement("stage-note")
export class StageNote extends LightElement {
  @property({ attribute: false }) table!: Table;
  /** One's own seats. */
  @property({ attribute: false }) own: readonly number[] = [];
  /** What has just happened that nobody must miss. */
  @property({ attribute: false }) notice: string | undefined;
  /** Whether the result may be told. */
  @property({ attribute: false }) isOver = false;
  /** How many turns were played. */
  @property({ attribute: false }) turns = 0;

  protected override render(): TemplateResult | typeof nothing {
    if (this.isOver) {
      return this.result();
    }
    return this.notice ? html`<p class="stage-card is-notice">${this.notice}</p>` : nothing;
  }

  /** Why it is over, and all of it for whoever listens, is told beside the board. */
  private result(): TemplateResult {
    const { verdict, place } = outcomeOf(this.table, this.own);
    const feeling = feelingOf(this.table, this.own);
    return html`<div class="stage-card is-${feeling}" data-result=${feeling} aria-hidden="true">
      ${feeling === "won" ? Array.from({ length: SPARKS }, () => html`<i class="spark"></i>`) : nothing}
      <b>${verdict}</b>${place ? html`<strong>${place}</strong>` : nothing}
      <small>${t().motion.inTurns(this.turns)}</small></div>`;
  }
}
