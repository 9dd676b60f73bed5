import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Game } from "../api/schema";
import { LightElement } from "../core/element";
import { to } from "../core/router";
import { allGames } from "../core/services";
import { settings } from "../core/settings";
import { isSite } from "../core/site";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import "./about-page.css";

const LICENCE = "https://www.apache.org/licenses/LICENSE-2.0";

/** What this is, whose games these are, what is kept about people, and by which licence the program is there. */
@customElement("about-page")
export class AboutPage extends LightElement {
  @state() private games: readonly Game[] = [];
  private language = "";

  protected override willUpdate(): void {
    if (this.language !== settings.get("language")) {
      this.language = settings.get("language");
      void allGames().then(
        (games) => (this.games = games),
        () => undefined,
      );
    }
    setTabTitle(t().lobby.about.title, false);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setTabTitle("", false);
  }

  protected override render(): TemplateResult {
    const text = t().lobby.about;
    return html`<article class="about"><h1>${text.title}</h1>
      <p>${text.what}</p>
      <h2>${text.designers}</h2>
      <ul class="about-games">${this.games.map((game) => this.credit(game))}</ul>
      <p>${text.thanks}</p>
      <h2>${text.privacy}</h2>
      <ul>${text.privacyText.map((line) => html`<li>${line}</li>`)}</ul>
      <h2>${text.fair}</h2>
      <p>${text.fairText}</p>
      <h2>${text.source}</h2>
      <p>${text.sourceText} <a href=${LICENCE} target="_blank" rel="noopener">Apache License 2.0</a></p>
      ${isSite ? "" : html`<p>${text.interfaceText} <a href="/api/openapi.json" target="_blank">openapi.json</a></p>`}
    </article>`;
  }

  private credit({ id, designer }: Game): TemplateResult {
    const ui = uiOf(id);
    return html`<li><div class="about-picture">${ui.picture()}</div>
      <span><b>${ui.words(settings.get("language")).name}</b><br>${t().lobby.about.designedBy(designer)}<br>
        <a href=${to(`/rules/${id}`)}>${t().rules}</a></span></li>`;
  }
}
