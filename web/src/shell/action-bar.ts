import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameFace, Scene } from "../games/game";
import { t } from "../words";
import { ask } from "./ask";
import { seatName } from "./names";
import { playIt } from "./play-it";
import { outcomeOf } from "./outcome";
import { Piece } from "./piece";
import { rematch } from "./rematch";
import type { TableDesk } from "./table-desk";

/** Whose turn it is, and what can be done besides playing on the board. */
@customElement("action-bar")
export class ActionBar extends Piece {
  @property({ attribute: false }) desk!: TableDesk;
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) face!: GameFace;

  protected override render(): TemplateResult {
    const { desk, scene, face } = this;
    const isPresent = desk.moment === undefined;
    return html`<section class="actions">
      <h2 class="status ${scene.legal.length > 0 ? "is-yours" : ""}">${this.status()}</h2>
      ${isPresent && scene.legal.length > 0 ? html`<p class="note prompt">${desk.sitting.table.prompt}</p>` : nothing}
      ${this.undoRequest()}
      ${this.rematchOffer()}
      ${isPresent && desk.sitting.table.status !== "open" ? html`<div class="controls">${face.controls(scene)}</div>` : nothing}
      ${isPresent ? playIt(desk) : nothing}
      ${scene.marks.length > 0 ? html`<p class="note">${t().hintMeaning}</p>` : nothing}
      <div class="row">${this.common()}</div>
    </section>`;
  }

  private status(): string {
    const text = t();
    const { table, own } = this.desk.sitting;
    if (this.desk.moment !== undefined) {
      return text.past;
    }
    if (table.status !== "playing") {
      return table.status === "over" ? outcomeOf(table, own) : text.waiting;
    }
    const name = seatName(table.seats, table.by ?? 0);
    if (own.includes(table.by ?? 0)) {
      return own.length > 1 ? text.youActAs(name) : text.youAct;
    }
    if (table.thinking) {
      return table.thinking.state === "queued" ? `${name} ${text.queued(table.thinking.ahead)}` : `${name} ${text.thinking}`;
    }
    return text.acts(name);
  }

  private undoRequest(): TemplateResult | typeof nothing {
    const { table, own } = this.desk.sitting;
    const { undo } = table;
    if (!undo || !undo.waitingFor.some((seat) => own.includes(seat))) {
      return nothing;
    }
    return html`<div class="asked" role="alert"><p>${t().undoAsked(seatName(table.seats, undo.by))}</p>
      <button class="button is-main" @click=${() => void this.desk.act("undo/yes")}>${t().allow}</button>
      <button class="button" @click=${() => void this.desk.act("undo/no")}>${t().refuse}</button></div>`;
  }

  /** Somebody has opened a table for another game: one press, and one sits there too. */
  private rematchOffer(): TemplateResult | typeof nothing {
    const { table, own, history } = this.desk.sitting;
    if (!table.rematch) {
      return nothing;
    }
    const offer = html`<p>${t().rematchOffered(seatName(table.seats, history.rematchBy ?? 0))}</p>`;
    return own.length > 0
      ? html`<div class="asked" role="alert">${offer}
          <button class="button is-main" @click=${() => void rematch(table)}>${t().rematchJoin}</button></div>`
      : html`<div class="asked">${offer}<a class="button" href="/table/${table.rematch}">${t().watch}</a></div>`;
  }

  private common(): unknown {
    const text = t();
    const { desk } = this;
    const { table, own, history } = desk.sitting;
    const details = html`<button class="quiet" aria-pressed=${desk.details} title=${text.detailsHint} @click=${() => desk.toggleDetails()}>${text.details}</button>`;
    if (desk.moment !== undefined) {
      return html`<button class="button is-main" @click=${() => void desk.show(desk.length)}>${text.toPresent}</button>${details}`;
    }
    if (table.status === "over") {
      return html`${own.length > 0 && !table.rematch ? html`<button class="button is-main" @click=${() => void rematch(table)}>${text.rematch}</button>` : nothing}
        <a class="button" href="/analysis/${table.id}">${text.analyse}</a>
        <a class="quiet" href="/api/tables/${table.id}/record.fgn" download="${table.game}-${table.id}.fgn">${text.download}</a>${details}`;
    }
    if (own.length === 0) {
      return html`<p class="note">${text.youWatch}</p>${details}`;
    }
    const isAgainstComputers = table.seats.every((seat) => seat.you || seat.kind === "agent");
    const hasPlayed = history.plies.some((ply) => own.includes(ply.by));
    return html`
      <button class="quiet" title=${text.undoHow} ?disabled=${!hasPlayed} @click=${() => void desk.act("undo")}>${text.undo}</button>
      ${isAgainstComputers && table.status === "playing"
        ? html`<button class="quiet" ?disabled=${desk.isThinking} @click=${() => void desk.hint()}>${desk.isThinking ? text.hintThinking : text.hint}</button>`
        : nothing}
      ${details}
      <button class="quiet" @click=${this.giveUp}>${table.status === "open" ? text.leave : text.resign}</button>`;
  }

  private readonly giveUp = async (): Promise<void> => {
    const isOpen = this.desk.sitting.table.status === "open";
    if (isOpen || (await ask(t().resignSure))) {
      await this.desk.act(isOpen ? "leave" : "resign");
    }
  };
}
