import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { Unreachable } from "../api/client";
import type { Guest } from "../api/schema";
import { announce, complain } from "../core/announce";
import { LightElement } from "../core/element";
import { client, isKnown } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";

const LONGEST = 40;

/** A name, if somebody likes. */
@customElement("name-field")
export class NameField extends LightElement {
  protected override render(): TemplateResult {
    return html`<p class="note" id="name-hint">${t().nameHint}</p>
      <input type="text" class="name-input" maxlength=${LONGEST} autocomplete="nickname" aria-label=${t().yourName}
        aria-describedby="name-hint"
        placeholder=${t().guest} .value=${settings.get("name")} @change=${this.onChange}>`;
  }

  private readonly onChange = async (e: Event): Promise<void> => {
    const name = (e.target as HTMLInputElement).value.trim();
    settings.set("name", name);
    try {
      if (await isKnown()) {
        await client.put<Guest>("/guests/me", { name: name || t().guest });
      }
      announce(t().ok);
    } catch (error) {
      // Without a server the name is that of tables in this browser.
      if (!(error instanceof Unreachable)) {
        complain(error);
      }
    }
  };
}
