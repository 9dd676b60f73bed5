import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { copy } from "../core/clipboard";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { allGames, gameOf } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import type { NameField } from "./name-field";
import "./name-field";
import type { TableSession } from "../session/table-session";
import { termsOf } from "./terms-text";
import "./host-seats";
import "./waiting-room.css";

/** Before the game: seats to take, the link that brings others, and what the host may change. */
@customElement("waiting-room")
export class WaitingRoom extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  /** The table changes; the session stays the same. */
  @property({ attribute: false }) table!: Table;
  @query("name-field") private nameField!: NameField | null;
  /** Asked once; the field stays until the page is left, so that nothing moves under the pointer. */
  private readonly asksName = settings.get("name") === "";

  override connectedCallback(): void {
    super.connectedCallback();
    // How many may play, and what the options are called.
    void allGames().then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }

  protected override render(): TemplateResult {
    return html`<section class="waiting" aria-label=${t().waiting}>
      ${this.session.own.length > 0 ? this.inside() : this.invitation()}</section>`;
  }

  /** For whoever comes by the link: who asks, to what, and one press to sit down. */
  private invitation(): TemplateResult {
    const text = t().lobby;
    const { host, seats } = this.table;
    const game = uiOf(this.table.game).words(settings.get("language"));
    const inviter = host ? seatName(seats, host) : "";
    const open = seats.filter(({ kind }) => kind === "open");
    return html`<h2>${inviter ? text.invites(inviter, game.name) : text.roomAt(game.name)}</h2>
      <p class="waiting-about">${game.about}</p>
      <p class="note">${this.terms()}</p>
      ${this.asksName ? html`<name-field .question=${text.nameFirst}></name-field>` : nothing}
      <p class="row">${open.map((seat, i) => this.seatButton(seat.seat, i === 0))}</p>
      <p class="note">${text.orWatch}</p>`;
  }

  private seatButton(seat: number, isFirst: boolean): TemplateResult {
    return html`<button class=${isFirst ? "button is-main" : "quiet"} data-sit=${seat}
      @click=${() => void this.join(seat)}>${isFirst ? t().lobby.sitDown : t().takeSeat(seat)}</button>`;
  }

  private terms(): string {
    const game = gameOf(this.table.game);
    const minutes = game ? t().minutes(game.minutes) : "";
    return [termsOf(this.table, game), minutes].filter(Boolean).join(" · ");
  }

  /** For whoever sits there already. */
  private inside(): TemplateResult {
    const { host, seats } = this.table;
    const isHost = host !== null && this.session.own.includes(host);
    const free = seats.filter(({ kind }) => kind === "open" || kind === "kept").length;
    return html`<h2>${t().invite}</h2>
      <p class="note">${this.terms()}</p>
      ${this.call()}
      ${
        isHost
          ? html`<host-seats .session=${this.session} .table=${this.table}></host-seats>`
          : html`<p class="note">${t().lobby.freeSeats(free)} ${host ? t().lobby.onlyHost(seatName(seats, host)) : ""}</p>`
      }`;
  }

  /** Seats that are kept need no invitation, only patience. */
  private call(): TemplateResult {
    const isKept =
      this.table.seats.every((seat) => seat.kind !== "open") && this.table.seats.some((seat) => seat.kind === "kept");
    return isKept ? html`<p>${t().waitingFor}</p>` : this.link();
  }

  private link(): TemplateResult {
    const text = t();
    return html`<p id="invite-text">${text.inviteText}</p>
      <input class="invite-link" type="text" readonly aria-labelledby="invite-text" .value=${location.href}
        @focus=${(e: Event) => (e.target as HTMLInputElement).select()}>
      <p class="row">
        <button class="button is-main" @click=${() => void copy(location.href)}>${text.copy}</button>
        ${
          "share" in navigator
            ? html`<button class="button"
            @click=${() => void navigator.share({ url: location.href })}>${text.share}</button>`
            : nothing
        }
      </p>`;
  }

  /** Under the name that was typed, even if the field still has the focus. */
  private async join(seat: number): Promise<void> {
    try {
      await this.nameField?.keep();
      await this.session.join(seat);
    } catch (e) {
      complain(e);
    }
  }
}
