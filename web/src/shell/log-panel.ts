import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../api/schema";
import type { Told } from "../api/schema";
import { t } from "../words";
import { seatName } from "./names";
import { Piece } from "./piece";
import { type Turn, turnsOf } from "./turns";

/** What happened, in sentences grouped by turn; each leads the board to its moment. Fires `step`. */
@customElement("log-panel")
export class LogPanel extends Piece {
  @property({ attribute: false }) told: readonly Told[] = [];
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) ply = 0;
  /** What a newcomer should know while nothing has happened. */
  @property({ attribute: false }) prologue: unknown = nothing;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("ply") || changed.has("told")) {
      // Only the list moves, never the page.
      const list = this.querySelector<HTMLElement>(".log");
      const present = this.querySelector<HTMLElement>("[aria-current=true]");
      if (list && present) {
        list.scrollTop = present.offsetTop - list.clientHeight / 2;
      }
    }
  }

  protected override render(): TemplateResult {
    if (this.told.length === 0) {
      return html`${this.prologue}`;
    }
    return html`<ol class="log" tabindex="0" aria-label=${t().log}>${turnsOf(this.told).map((turn) => this.turn(turn))}</ol>`;
  }

  private turn({ turn, by, plies }: Turn): TemplateResult {
    return html`<li class="log-turn"><h3><span class="log-number">${turn}</span> ${by === 0 ? t().start : seatName(this.seats, by)}</h3>
      <ul>${plies.map((line) => html`<li><button class="log-ply" aria-current=${line.ply === this.ply ? "true" : "false"}
        @click=${() => this.dispatchEvent(new CustomEvent("step", { detail: line.ply }))}>
          ${line.by !== by && line.by > 0 ? html`<b>${seatName(this.seats, line.by)}</b> ` : ""}${line.text || t().hidden}</button></li>`)}</ul>
    </li>`;
  }
}
