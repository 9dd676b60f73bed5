import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Seat, Told } from "../api/schema";
import { t } from "../words";
import type { Parting } from "./history";
import { seatName } from "./names";
import { Piece } from "./piece";
import { told } from "./sentence";
import { type Turn, turnsOf } from "./turns";

/** Draws in a row that are still told one by one; setting up a game may take dozens. */
const FEW_DRAWS = 4;

/** What happened, in sentences grouped by turn; each leads the board to its moment. Fires `step`. */
@customElement("log-panel")
export class LogPanel extends Piece {
  @property({ attribute: false }) told: readonly Told[] = [];
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) ply = 0;
  /** Who stopped playing, and when. */
  @property({ attribute: false }) partings: readonly Parting[] = [];
  /** What a newcomer should know while nothing has happened. */
  @property({ attribute: false }) prologue: unknown = nothing;
  /** The turns of chance alone that somebody wants to read in full. */
  @state() private unfolded: readonly number[] = [];

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
    return html`<ol class="log" tabindex="0"
      aria-label=${t().log}>${turnsOf(this.told).map((turn) => this.turn(turn))}</ol>`;
  }

  private turn(turn: Turn): TemplateResult {
    return html`<li class="log-turn"><h3><span
      class="log-number">${turn.turn}</span> ${turn.by === 0 ? t().start : seatName(this.seats, turn.by)}</h3>
      ${this.isFolded(turn) ? this.fold(turn) : this.lines(turn)}</li>`;
  }

  /** Whether it is a long setup that nobody wants to read, and none of whose moments is shown before the last. */
  private isFolded({ turn, by, plies }: Turn): boolean {
    const isShown = plies.slice(0, -1).some(({ ply }) => ply === this.ply);
    return by === 0 && plies.length > FEW_DRAWS && !isShown && !this.unfolded.includes(turn);
  }

  private fold({ turn, plies }: Turn): TemplateResult {
    return html`<button class="log-ply" aria-expanded="false"
      @click=${() => (this.unfolded = [...this.unfolded, turn])}>${t().draws(plies.length)}</button>`;
  }

  private lines({ by, plies }: Turn): TemplateResult {
    return html`<ul>${plies.map(
      (line) => html`<li><button class="log-ply" aria-current=${line.ply === this.ply ? "true" : "false"}
        @click=${() => this.dispatchEvent(new CustomEvent("step", { detail: line.ply }))}>
          ${
            line.by !== by && line.by > 0 ? html`<b>${seatName(this.seats, line.by)}</b> ` : ""
          }${told(line.text || t().hidden, this.seats)}</button></li>${this.partingsAfter(line)}`,
    )}</ul>`;
  }

  /** Between a ply and the next one. */
  private partingsAfter({ ply, v = 0 }: Told): TemplateResult[] {
    const next = this.told[ply]?.v ?? Infinity;
    return this.partings
      .filter((parting) => parting.v > v && parting.v < next)
      .map(
        ({ by, way }) => html`<li class="log-note">${t().sentences([t().areGone[way](seatName(this.seats, by))])}</li>`,
      );
  }
}
