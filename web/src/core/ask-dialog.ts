import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { LightElement } from "./element";
import { t } from "./words";

/** A question with yes and no. */
@customElement("ask-dialog")
export class AskDialog extends LightElement {
  @state() private question = "";
  @state() private detail = "";
  @query("dialog") private dialog!: HTMLDialogElement;
  private answer: (agrees: boolean) => void = () => {};

  ask(question: string, detail: string): Promise<boolean> {
    this.question = question;
    this.detail = detail;
    this.dialog.returnValue = "";
    this.dialog.showModal();
    return new Promise((resolve) => (this.answer = resolve));
  }

  protected override render(): TemplateResult {
    return html`<dialog class="ask" aria-labelledby="ask-question"
      @close=${() => this.answer(this.dialog.returnValue === "yes")}>
      <h2 id="ask-question">${this.question}</h2>
      ${this.detail ? html`<p>${this.detail}</p>` : nothing}
      <form method="dialog" class="dialog-end">
        <button class="button" value="no">${t().cancel}</button>
        <button class="button is-main" value="yes" autofocus>${t().yes}</button>
      </form>
    </dialog>`;
  }
}

/** Asks before something that can't be taken back easily. */
export async function ask(question: string, detail = ""): Promise<boolean> {
  const dialog = document.querySelector<AskDialog>("ask-dialog");
  return dialog ? dialog.ask(question, detail) : true;
}
