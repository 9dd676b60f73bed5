import { html, type nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Refusal } from "../api/client";
import { LightElement } from "../core/element";
import { place, replace, to } from "../core/router";
import { spoken } from "../core/sentence";
import { t } from "../core/words";
import { bringHere } from "./bring";
import { recordIn } from "./record-link";

/** A link that holds a whole game: it is kept in this browser and shown. */
@customElement("record-page")
export class RecordPage extends LightElement {
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.show();
  }

  private async show(): Promise<void> {
    try {
      const record = await recordIn(place().hash).catch(() => "");
      const { id } = await bringHere(record);
      replace(`/analysis/${id}`);
    } catch (e) {
      this.problem = e instanceof Refusal ? spoken(e.message) : t().unreachable;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.problem
      ? html`<section class="lost"><h1>${t().noRecord}</h1><p>${this.problem}</p>
          <p><a href=${to("/")}>${t().backHome}</a></p></section>`
      : html`<p class="note">${t().loading}</p>`;
  }
}
