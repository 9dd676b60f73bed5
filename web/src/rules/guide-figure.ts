import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Figure } from "../api/schema";
import type { Scene } from "../board/game";
import { LightElement } from "../core/element";
import { playersOf } from "../core/names";
import { settings } from "../core/settings";
import { uiOf } from "../games/registry";

/**
 * A position to look at, drawn by the game's own board. Nothing can be played there, and the caption says all of it.
 */
@customElement("guide-figure")
export class GuideFigure extends LightElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) figure!: Figure;
  /** The caption as it is shown. */
  @property({ attribute: false }) caption: unknown;

  protected override render(): TemplateResult {
    return html`<figure class="guide-figure" data-figure=${this.figure.name}>
      <div class="guide-board" aria-hidden="true" inert>${uiOf(this.game).board(this.scene())}</div>
      <figcaption>${this.caption}</figcaption></figure>`;
  }

  private scene(): Scene {
    const { view, by, viewer, moves, legal, last, places, labels, details, seats, crop } = this.figure;
    return {
      view,
      seats: playersOf(seats),
      by,
      viewer,
      moves,
      legal,
      last,
      lit: places,
      marks: Object.entries(labels).map(([token, label]) => ({ token, label, text: label, weight: 0 })),
      details,
      language: settings.get("language"),
      figure: crop,
    };
  }
}
