import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { to } from "../core/router";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { today } from "../puzzles/shelf";
import "./puzzle-of-the-day.css";

/** The way to today's puzzle. Which one it is depends on the date alone, so nothing has to be asked for. */
@customElement("puzzle-of-the-day")
export class PuzzleOfTheDay extends LightElement {
  protected override render(): TemplateResult | typeof nothing {
    const day = today();
    if (!day) {
      return nothing;
    }
    const ui = uiOf(day.game);
    const words = t().puzzles;
    return html`<section class="daily" data-daily=${day.game}>
      <div class="daily-picture" aria-hidden="true">${ui.picture()}</div>
      <div><h2>${words.ofTheDay}</h2>
        <p class="daily-about">${words.ofTheDayHint(ui.words(settings.get("language")).name)}</p></div>
      <a class="button" href=${to(`/puzzles/${day.game}/today`)}>${words.solveIt}</a>
    </section>`;
  }
}
