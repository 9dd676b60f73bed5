import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Game } from "../api/schema";
import { t } from "../words";
import "./game-card";
import { Piece } from "./piece";
import { allGames } from "./services";
import { settings } from "./settings";

/** The four games and the ways in. */
@customElement("home-page")
export class HomePage extends Piece {
  @state() private games: readonly Game[] = [];
  private language = "";

  protected override willUpdate(): void {
    if (this.language !== settings.get("language")) {
      this.language = settings.get("language");
      void allGames().then((games) => (this.games = games));
    }
  }

  protected override render(): TemplateResult {
    return html`
      <h1 class="tagline">${t().tagline}</h1>
      <div class="cards">
        ${this.games.map((game) => html`<game-card .game=${game}></game-card>`)}
      </div>
      ${this.games.length === 0 ? html`<p class="note">${t().loading}</p>` : nothing}`;
  }
}
