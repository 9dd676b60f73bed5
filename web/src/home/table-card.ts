import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { LightElement } from "../core/element";
import { peopleOf, seatName } from "../core/names";
import { navigate } from "../core/router";
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
    const name = uiOf(table.game)?.words(settings.get("language")).name ?? table.game;
    const isMine = table.seats.some((seat) => seat.you);
    const isWaiting = table.seats.some((seat) => seat.you && seat.seat === table.by);
    const card = html`<a class="table-card ${isWaiting ? "is-waiting" : ""}" href="/table/${table.id}">
      <b>${name}</b> <span>${peopleOf(table.seats)}</span>
      <small>${isMine ? this.state() : this.invitation()}</small></a>`;
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
