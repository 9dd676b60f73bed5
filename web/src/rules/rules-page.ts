import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { notFound } from "../core/not-found";
import { settings } from "../core/settings";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { playComputer } from "../play/new-table";
import "./guide-text";
import "./rules-page.css";

/** How a game is played, on a page of its own. `#E3` in the address opens that rule. */
@customElement("rules-page")
export class RulesPage extends LightElement {
  @property({ attribute: false }) game = "";
  @state() private wanted = "";

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", this.onAddress);
    this.onAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("popstate", this.onAddress);
  }

  private readonly onAddress = (): void => {
    this.wanted = location.hash.slice(1);
  };

  protected override render(): TemplateResult {
    const ui = uiOf(this.game);
    if (!ui) {
      return notFound();
    }
    const { name } = ui.words(settings.get("language"));
    setTabTitle(t().rulesOf(name), false);
    return html`<article class="rules-page">
      <header class="rules-head"><div class="card-picture">${ui.picture()}</div>
        <div><h1>${name}</h1>
          <p class="row"><a class="button is-main" href="/learn/${this.game}">${t().learnByPlaying}</a>
            <button class="button" data-way="computer"
              @click=${() => void playComputer(this.game)}>${t().playComputer}</button></p></div></header>
      <guide-text .game=${this.game} .wanted=${this.wanted}></guide-text></article>`;
  }
}
