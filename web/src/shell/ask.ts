import { html, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { t } from "../words";
import { Piece } from "./piece";

/** A question with yes and no. */
@customElement("ask-dialog")
export class AskDialog extends Piece {
  @state() private question = "";
  @query("dialog") private dialog!: HTMLDialogElement;
  private answer: (agrees: boolean) => void = () => {};

  ask(question: string): Promise<boolean> {
    this.question = question;
    this.dialog.returnValue = "";
    this.dialog.showModal();
    return new Promise((resolve) => (this.answer = resolve));
  }

  protected override render(): TemplateResult {
    return html`<dialog class="ask" aria-labelledby="ask-question" @close=${() => this.answer(this.dialog.returnValue === "yes")}>
      <h2 id="ask-question">${this.question}</h2>
      <form method="dialog" class="dialog-end">
        <button class="button" value="no">${t().cancel}</button>
        <button class="button is-main" value="yes" autofocus>${t().yes}</button>
      </form>
    </dialog>`;
  }
}

/** Asks before something that can't be taken back easily. */
export async function ask(question: string): Promise<boolean> {
  const dialog = document.querySelector<AskDialog>("ask-dialog");
  return dialog ? dialog.ask(question) : true;
}
