import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Table } from "../api/schema";
import { complain } from "../core/announce";
import { copy } from "../core/clipboard";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import "../home/name-field";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { settings } from "../core/settings";
import type { TableSession } from "../session/table-session";
import "./waiting-room.css";

/** Before the game: seats to take, and the link that brings others. */
@customElement("waiting-room")
export class WaitingRoom extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  /** The table changes; the session stays the same. */
  @property({ attribute: false }) table!: Table;

  protected override render(): TemplateResult {
    const text = t();
    const isSeated = this.session.own.length > 0;
    const open = this.table.seats.filter((seat) => seat.kind === "open");
    return html`<section class="waiting" aria-label=${text.waiting}>
      <h2>${isSeated ? text.invite : text.openTable}</h2>
      ${
        isSeated
          ? this.call()
          : html`<p>${this.invitation()}</p><name-field></name-field>
          <p>${open.map(
            (seat) => html`<button class="button is-main" @click=${() => this.join(seat.seat)}>
            ${open.length === 1 ? text.sitDown : text.takeSeat(seat.seat)}</button> `,
          )}</p>`
      }
    </section>`;
  }

  /** Who is there already asks whoever comes. */
  private invitation(): string {
    const host = this.table.seats.find(({ kind }) => kind === "human");
    const game = uiOf(this.table.game).words(settings.get("language")).name;
    return host ? t().invited(seatName(this.table.seats, host.seat), game) : "";
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

  private async join(seat: number): Promise<void> {
    try {
      await this.session.join(seat);
    } catch (e) {
      complain(e);
    }
  }
}
