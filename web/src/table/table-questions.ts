import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { to } from "../core/router";
import { t } from "../core/words";
import { rematch } from "./rematch";
import type { TableDesk } from "./table-desk";
import { consequencesOf, decisionText, lastPlies } from "./takeback";

/** What others ask, at the head of the window where nobody misses it: to take something back, to play again. */
@customElement("table-questions")
export class TableQuestions extends LightElement {
  @property({ attribute: false }) desk!: TableDesk;
  /** Changes with the table; the desk stays the same. */
  @property({ attribute: false }) version = 0;

  protected override render(): TemplateResult {
    return html`${this.undoRequest()}${this.rematchOffer()}`;
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
    "table-questions": TableQuestions;
  }
}
