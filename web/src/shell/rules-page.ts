import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { faceOf } from "../games/registry";
import { t } from "../words";
import { lost } from "./lost";
import { Piece } from "./piece";
import "./rules-panel";
import { settings } from "./settings";

/** The rules of a game on a page of their own. */
@customElement("rules-page")
export class RulesPage extends Piece {
  @property({ attribute: false }) game = "";

  protected override render(): TemplateResult {
    const face = faceOf(this.game);
    if (!face) {
      return lost();
    }
    const { name } = face.words(settings.get("language"));
    return html`<article class="rules-page"><h1>${name}</h1><p class="note">${t().rules}</p><rules-panel .game=${this.game}></rules-panel></article>`;
  }
}
