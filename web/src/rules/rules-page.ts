import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { faceOf } from "../games/registry";
import { callFor } from "../shell/calling";
import { lost } from "../shell/lost";
import { playComputer } from "../shell/new-table";
import { Piece } from "../shell/piece";
import { settings } from "../shell/settings";
import { t } from "../words";
import "./guide-text";

/** How a game is played, on a page of its own. `#E3` in the address opens that rule. */
@customElement("rules-page")
export class RulesPage extends Piece {
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
    const face = faceOf(this.game);
    if (!face) {
      return lost();
    }
    const { name } = face.words(settings.get("language"));
    callFor(t().rulesOf(name), false);
    return html`<article class="rules-page">
      <header class="rules-head"><div class="card-picture">${face.picture()}</div>
        <div><h1>${name}</h1>
          <p class="row"><a class="button is-main" href="/learn/${this.game}">${t().learnByPlaying}</a>
            <button class="button" data-way="computer"
              @click=${() => void playComputer(this.game)}>${t().playComputer}</button></p></div></header>
      <guide-text .game=${this.game} .wanted=${this.wanted}></guide-text></article>`;
  }
}
