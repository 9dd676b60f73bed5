import { html, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { complain } from "../core/announce";
import { LightElement } from "../core/element";
import { icon } from "../core/icons";
import { t } from "../core/words";
import type { TableSession } from "../session/table-session";
import { LONGEST_NAME } from "./name-field";
import "./seat-namer.css";

/** The name of somebody who shares this screen with others; a press gives another one. */
@customElement("seat-namer")
export class SeatNamer extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  @property({ attribute: false }) seat = 0;
  @property({ attribute: false }) called = "";
  @query("dialog") private dialog!: HTMLDialogElement;
  @query("input") private input!: HTMLInputElement;

  protected override render(): TemplateResult {
    const text = t().lobby;
    return html`<button class="seat-called" data-rename=${this.seat} aria-label=${text.rename(this.called)}
        @click=${() => this.ask()}>${this.called}${icon("pencil")}</button>
      <dialog aria-labelledby="name-${this.seat}" @close=${() => void this.keep()}>
        <h2 id="name-${this.seat}">${text.nameOf(this.called)}</h2>
        <form method="dialog"><input type="text" maxlength=${LONGEST_NAME} autocomplete="off" autofocus
            aria-labelledby="name-${this.seat}">
          <p class="dialog-end"><button class="button is-main" value="yes">${t().ok}</button>
            <button class="button" value="no" formnovalidate>${t().cancel}</button></p></form>
      </dialog>`;
  }

  private ask(): void {
    this.input.value = "";
    this.dialog.returnValue = "";
    this.dialog.showModal();
  }

  private async keep(): Promise<void> {
    const name = this.input.value.trim();
    if (this.dialog.returnValue !== "yes" || name === "") {
      return;
    }
    try {
      await this.session.changeSeats(`seats/${this.seat}/name`, { name });
    } catch (e) {
      complain(e);
    }
  }
}
