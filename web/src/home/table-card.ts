import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { ask } from "../core/ask-dialog";
import { LightElement } from "../core/element";
import { peopleOf, seatName } from "../core/names";
import { navigate, to } from "../core/router";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { outcomeOf } from "../play/outcome";
import { seatedAt } from "../play/seating";

/** A table in a list: game, people, whose turn it is. */
@customElement("table-card")
export class TableCard extends LightElement {
  @property({ attribute: false }) table!: Table;

  protected override render(): TemplateResult {
    const { table } = this;
    const name = uiOf(table.game).words(settings.get("language")).name;
    const isHere = isKeptHere(table.id);
    const isMine = isHere || table.seats.some((seat) => seat.you);
    const isWaiting = table.seats.some((seat) => seat.you && seat.seat === table.by);
    const card = html`<a class="table-card ${isWaiting ? "is-waiting" : ""}" href=${to(`/table/${table.id}`)}>
      <b>${name}</b> <span>${peopleOf(table.seats)}</span>
      <small>${isMine ? this.state() : this.invitation()}</small>
      ${isHere ? html`<small class="table-kept">${t().keptHere}</small>` : nothing}</a>`;
    if (isHere) {
      return html`<div class="table-offer">${card}<button class="quiet" data-remove=${table.id}
        aria-label="${t().removeTable}: ${name}" @click=${() => void this.discard()}>${t().removeTable}</button></div>`;
    }
    return isMine || table.status !== "open"
      ? card
      : html`<div class="table-offer">${card}<button class="button is-main"
        @click=${() => void this.join()}>${t().join}</button></div>`;
  }

  private invitation(): string {
    const { status, watchers } = this.table;
    return status === "playing"
      ? [t().watch, this.state(), watchers > 0 ? t().watchers(watchers) : ""].filter(Boolean).join(" · ")
      : t().watch;
  }

  /** What is kept in this browser alone is gone then. */
  private async discard(): Promise<void> {
    if (await ask(t().removeQuestion, t().removeDetail)) {
      const { tables } = await import("../local/tables");
      await tables.remove(this.table.id).catch(complain);
    }
  }

  /** Takes the first open seat and goes there. */
  private async join(): Promise<void> {
    const seat = this.table.seats.find((one) => one.kind === "open")?.seat;
    try {
      await seatedAt(this.table, seat);
      navigate(`/table/${this.table.id}`);
    } catch (e) {
      complain(e);
    }
  }

  private state(): string {
    const { table } = this;
    const own = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
    if (table.status === "open") {
      return t().waitingForPlayers;
    }
    if (table.status === "over") {
      return outcomeOf(table, own).verdict;
    }
    return own.includes(table.by ?? 0) ? t().yourTurn : t().turnOf(seatName(table.seats, table.by ?? 0));
  }
}
