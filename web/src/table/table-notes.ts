import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Scene } from "../board/game";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { to } from "../core/router";
import { t } from "../core/words";
import { isNarrow } from "../play/narrow";
import "../play/refusal-note";
import { adviceNote } from "./advice-note";
import { rematch } from "./rematch";
import type { TableDesk } from "./table-desk";
import { consequencesOf, decisionText, lastPlies } from "./takeback";

/** What comes and goes at a table: questions of others, advice, refusals. It has a place where it moves nothing else. */
@customElement("table-notes")
export class TableNotes extends LightElement {
  @property({ attribute: false }) desk!: TableDesk;
  @property({ attribute: false }) scene!: Scene;

  protected override render(): TemplateResult {
    const { advised, isThinking } = this.desk;
    return html`${this.undoRequest()}${this.rematchOffer()}
      ${isThinking ? html`<p class="advice note">${t().hintThinking}</p>` : nothing}
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

  private undoRequest(): TemplateResult | typeof nothing {
    const { table, playing } = this.desk.session;
    const { undo, seats } = table;
    if (!undo) {
      return nothing;
    }
    const takeback = lastPlies(this.desk.log, undo.plies);
    const decision = takeback ? decisionText(takeback, seats) : "";
    if (playing.includes(undo.by)) {
      const names = undo.waitingFor.map((seat) => seatName(seats, seat)).join(t().comma);
      return html`<div class="asked" role="status"><p>${t().undoAwaits(names, decision)}</p>
        <button class="button" @click=${() => void this.desk.act("undo/no")}>${t().withdraw}</button></div>`;
    }
    return undo.waitingFor.some((seat) => playing.includes(seat))
      ? html`<div class="asked" role="alert"><p>${t().undoAsked(seatName(seats, undo.by), decision)}</p>
          ${
            takeback && takeback.after.length > 0
              ? html`<p class="note">${consequencesOf(takeback, seats)}</p>`
              : nothing
          }
          <button class="button is-main" @click=${() => void this.desk.act("undo/yes")}>${t().allow}</button>
          <button class="button" @click=${() => void this.desk.act("undo/no")}>${t().refuse}</button></div>`
      : nothing;
  }

  /** Somebody has opened a table for another game: one press, and one sits there too. */
  private rematchOffer(): TemplateResult | typeof nothing {
    const { table, own, history } = this.desk.session;
    if (!table.rematch) {
      return nothing;
    }
    const offer = html`<p>${t().rematchOffered(seatName(table.seats, history.rematchBy ?? 0))}</p>`;
    return own.length > 0
      ? html`<div class="asked" role="alert">${offer}
          <button class="button is-main" @click=${() => void rematch(table)}>${t().rematchJoin}</button></div>`
      : html`<div class="asked">${offer}<a class="button" href=${to(`/table/${table.rematch}`)}>${t().watch}</a></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "table-notes": TableNotes;
  }
}
