import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { ask } from "../core/ask-dialog";
import { LightElement } from "../core/element";
import { icon } from "../core/icons";
import { peopleOf, seatName } from "../core/names";
import { to } from "../core/router";
import { client, gameOf } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { termsOf } from "../people/terms-text";
import { timeAgo } from "../people/time-text";
import { outcomeOf } from "../play/outcome";
import { joinTable } from "./join-table";
import { isWaiting, KnownTables } from "./known-tables";
import { tablePicture } from "./table-picture";
import "./table-card.css";

/** A table in a list: its board, game and people, whose turn it is; for others' tables, what one would join. */
@customElement("table-card")
export class TableCard extends LightElement {
  @property({ attribute: false }) table!: Table;

  protected override render(): TemplateResult {
    const { table } = this;
    const result = this.result();
    const card = html`<a class="table-card ${isWaiting(table) ? "is-waiting" : ""} ${result}"
      href=${to(`/table/${table.id}`)}>
      ${tablePicture(table)}
      <span class="table-text"><b>${this.name}</b> <span>${peopleOf(table.seats)}</span>
        <small class="table-state">${this.isMine ? this.state() : this.invitation()}</small>
        ${this.isMine ? html`<small>${timeAgo(table.changed)}${this.kept()}</small>` : nothing}</span></a>`;
    return html`<div class="table-offer">${card}${this.isMine ? this.remover() : this.joiner()}</div>`;
  }

  private get name(): string {
    return uiOf(this.table.game).words(settings.get("language")).name;
  }

  /** Who has opened a game of computers alone has no seat there, but it is among one's own. */
  private get isMine(): boolean {
    const { id, seats, status, listed } = this.table;
    const isOpened = !listed && status !== "open" && seats.every(({ kind }) => kind === "agent");
    return isKeptHere(id) || isOpened || seats.some((seat) => seat.you);
  }

  private kept(): TemplateResult | typeof nothing {
    return isKeptHere(this.table.id) ? html` <span class="table-kept">${t().keptHere}</span>` : nothing;
  }

  /** How it ended for oneself. */
  private result(): string {
    const { winners, seats } = this.table;
    const own = seats.filter(({ you }) => you).map(({ seat }) => seat);
    return winners && winners.length > 0 && own.length === 1 ? (winners.includes(own[0]!) ? "is-won" : "is-lost") : "";
  }

  private remover(): TemplateResult {
    const { id, seats } = this.table;
    return html`<button class="icon table-remove" data-remove=${id}
      aria-label=${t().lobby.removeFrom(this.name, peopleOf(seats))} title=${t().lobby.remove}
      @click=${() => void this.discard()}>${icon("close")}</button>`;
  }

  private joiner(): TemplateResult | typeof nothing {
    return this.table.status === "open"
      ? html`<button class="button is-main" @click=${() => void joinTable(this.table)}>${t().join}</button>`
      : nothing;
  }

  private invitation(): string {
    const { table } = this;
    const { status, watchers } = table;
    return status === "playing"
      ? [t().watch, this.state(), watchers > 0 ? t().watchers(watchers) : ""].filter(Boolean).join(" · ")
      : termsOf(table, gameOf(table.game));
  }

  /** What is kept in this browser alone is gone then; at a table of the server one gives up, and sees it no more. */
  private async discard(): Promise<void> {
    const { id } = this.table;
    try {
      if (isKeptHere(id)) {
        if (await ask(t().removeQuestion, t().removeDetail)) {
          await (await import("../local/tables")).tables.remove(id);
        }
      } else if (await this.giveUp()) {
        new KnownTables().remove(id);
        this.dispatchEvent(new CustomEvent("table-removed", { bubbles: true }));
      }
    } catch (e) {
      complain(e);
    }
  }

  /** Whether one no longer plays there. */
  private async giveUp(): Promise<boolean> {
    const { id, seats, status } = this.table;
    const isPlaying = status !== "over" && seats.some(({ you, gone }) => you && !gone);
    if (!isPlaying) {
      return true;
    }
    const text = t().lobby;
    const isAlone = seats.every(({ you, kind }) => you || kind !== "human");
    const isSure = await (isAlone
      ? ask(text.removeAlone, status === "open" ? "" : text.removeAloneHint)
      : ask(text.removeRunning, text.removeRunningHint));
    if (isSure) {
      await client.post(`/tables/${id}/leave`);
    }
    return isSure;
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
