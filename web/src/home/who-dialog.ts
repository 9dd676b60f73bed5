import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Game, NewSeat } from "../api/schema";
import { complain } from "../core/announce";
import { connection } from "../core/connection";
import { LightElement } from "../core/element";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { LONGEST_NAME, type NameField } from "../people/name-field";
import "../people/name-field";
import { openTable } from "../play/new-table";

/** Before a table for people: who plays at this screen, or under what name somebody invites others. */
@customElement("who-dialog")
export class WhoDialog extends LightElement {
  @property({ attribute: false }) game!: Game;
  @query("dialog") private dialog!: HTMLDialogElement | null;
  @query("name-field") private nameField!: NameField | null;
  /** The names of those at this screen, in the order of their seats; nobody while others are invited. */
  @state() private names: readonly string[] = [];
  @state() private isOpen = false;

  /** Asks who plays here. */
  here(): void {
    const { usualSeats } = this.game;
    this.names = Array.from({ length: usualSeats }, (_, i) => (i === 0 ? settings.get("name") : ""));
    void this.show();
  }

  /** Invites; whoever has no name yet is asked for one, because the others read it first. */
  invite(): void {
    this.names = [];
    if (settings.get("name") !== "" || connection.isOffline) {
      void this.open();
    } else {
      void this.show();
    }
  }

  private async show(): Promise<void> {
    this.isOpen = true;
    await this.updateComplete;
    this.dialog?.showModal();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.isOpen) {
      return nothing;
    }
    const text = t();
    const isHere = this.names.length > 0;
    const name = uiOf(this.game.id).words(settings.get("language")).name;
    return html`<dialog class="who" aria-labelledby="who-${this.game.id}" @close=${() => (this.isOpen = false)}>
      <form @submit=${this.onSubmit}><h2 id="who-${this.game.id}">${isHere ? text.lobby.whoPlays : text.lobby.inviteTo(name)}</h2>
      ${isHere ? this.people() : html`<name-field .question=${text.lobby.nameFirst}></name-field>`}
      <div class="dialog-end"><button type="button" class="button"
          @click=${() => this.dialog?.close()}>${text.cancel}</button>
        <button class="button is-main" autofocus data-who>${isHere ? text.lobby.startHere : text.lobby.getLink}</button></div>
      </form></dialog>`;
  }

  /** By the button, or by Enter in a field. */
  private readonly onSubmit = (e: Event): void => {
    e.preventDefault();
    void this.open();
  };

  private people(): TemplateResult {
    const text = t();
    const { minSeats, maxSeats } = this.game;
    const { length } = this.names;
    return html`${this.names.map(
      (name, i) => html`<label class="seat-choice"><span>${text.seat(i + 1)}</span>
        <input type="text" maxlength=${LONGEST_NAME} placeholder=${text.player(i + 1)} .value=${name} data-name=${i + 1}
          @change=${(e: Event) => this.call(i, (e.target as HTMLInputElement).value.trim())}></label>`,
    )}
      ${
        minSeats === maxSeats
          ? nothing
          : html`<div class="row"><button type="button" class="quiet" data-seats="less" ?disabled=${length <= minSeats}
              @click=${() => (this.names = this.names.slice(0, -1))}>${text.dropSeat}</button>
            <button type="button" class="quiet" data-seats="more" ?disabled=${length >= maxSeats}
              @click=${() => (this.names = [...this.names, ""])}>${text.addSeat}</button></div>`
      }`;
  }

  private call(seat: number, name: string): void {
    this.names = this.names.map((other, i) => (i === seat ? name : other));
  }

  private async open(): Promise<void> {
    try {
      await this.nameField?.keep();
    } catch (e) {
      complain(e);
      return;
    }
    this.dialog?.close();
    const { id, usualSeats } = this.game;
    const isHere = this.names.length > 0;
    const seats = isHere
      ? this.names.map((name, i) => seatOf(name, i))
      : Array.from({ length: usualSeats }, (_, i): NewSeat => ({ kind: i === 0 ? "me" : "open" }));
    const options = isHere ? (uiOf(id).screenOptions ?? {}) : {};
    await openTable({ game: id, seats, options, listed: false });
  }
}

/** Who gives no name is not called like whoever opens the table. */
function seatOf(name: string, i: number): NewSeat {
  return name !== "" || i > 0 ? { kind: "me", name: name || t().guest } : { kind: "me" };
}

declare global {
  interface HTMLElementTagNameMap {
    "who-dialog": WhoDialog;
  }
}
