import { html, type TemplateResult } from "lit";
import { customElement, query } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import "./keys-dialog.css";

/** The list of keys. */
@customElement("keys-dialog")
export class KeysDialog extends LightElement {
  @query("dialog") private dialog!: HTMLDialogElement;

  open(): void {
    this.dialog.showModal();
  }

  protected override render(): TemplateResult {
    return html`<button class="quiet keys-button" @click=${() => this.open()}><span>${t().keys}</span> <kbd>?</kbd></button>
      <dialog aria-labelledby="keys-title"><h2 id="keys-title">${t().keys}</h2>
        <dl class="keys"
          >${t().keyList.map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl>
        <form method="dialog" class="dialog-end"><button class="button is-main">${t().close}</button></form></dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "keys-dialog": KeysDialog;
  }
}
