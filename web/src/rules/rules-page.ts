import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Refusal } from "../api/client";
import { LightElement } from "../core/element";
import { notFound } from "../core/not-found";
import { place, to } from "../core/router";
import { settings } from "../core/settings";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { playComputer } from "../play/new-table";
import { booksOf } from "./books";
import "./guide-text";
import "./rules-page.css";

/** How a game is played, on a page of its own. `#E3` in the address opens that rule. */
@customElement("rules-page")
export class RulesPage extends LightElement {
  @property({ attribute: false }) game = "";
  @state() private wanted = "";
  /** Why there is nothing to read. */
  @state() private trouble: unknown;

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
    this.wanted = place().hash;
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game")) {
      this.trouble = undefined;
      void booksOf(this.game).then(
        () => this.requestUpdate(),
        (e: unknown) => {
          this.trouble = e instanceof Refusal ? e : undefined;
        },
      );
    }
  }

  protected override render(): TemplateResult {
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    const ui = uiOf(this.game);
    const { name } = ui.words(settings.get("language"));
    setTabTitle(t().rulesOf(name), false);
    return html`<article class="rules-page">
      <header class="rules-head"><div class="card-picture">${ui.picture()}</div>
        <div><h1>${name}</h1>
          <p class="row"><a class="button is-main" href=${to(`/learn/${this.game}`)}>${t().learnByPlaying}</a>
            <button class="button" data-way="computer"
              @click=${() => void playComputer(this.game)}>${t().playComputer}</button></p></div></header>
      <guide-text .game=${this.game} .wanted=${this.wanted}></guide-text></article>`;
  }
}
