import { html, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Unreachable } from "../api/client";
import type { Guest } from "../api/schema";
import { announce, complain } from "../core/announce";
import { LightElement } from "../core/element";
import { client, isKnown } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";

export const LONGEST_NAME = 40;

let fields = 0;

/** A name, if somebody likes. */
@customElement("name-field")
export class NameField extends LightElement {
  /** How it is asked for, where it is not asked for elsewhere. */
  @property({ attribute: false }) question = "";
  private readonly name = `name-${fields++}`;
  @query("input") private input!: HTMLInputElement;

  protected override render(): TemplateResult {
    return html`${
      this.question ? html`<label for=${this.name}>${this.question}</label>` : html`<p class="note">${t().nameHint}</p>`
    }
      <input type="text" id=${this.name} class="name-input" maxlength=${LONGEST_NAME} autocomplete="nickname"
        aria-label=${this.question || t().yourName}
        .value=${settings.get("name")} @change=${this.onChange}>`;
  }

  private readonly onChange = async (): Promise<void> => {
    try {
      await this.keep();
      announce(t().ok);
    } catch (error) {
      complain(error);
    }
  };

  /** Keeps the name that stands there; throws if it is refused. */
  async keep(): Promise<void> {
    const name = this.input.value.trim();
    if (name === settings.get("name")) {
      return;
    }
    try {
      if (await isKnown()) {
        await client.put<Guest>("/guests/me", { name: name || t().guest });
      }
    } catch (error) {
      // Without a server the name is that of tables in this browser.
      if (!(error instanceof Unreachable)) {
        throw error;
      }
    }
    settings.set("name", name);
  }
}
