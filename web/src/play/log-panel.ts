import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { LogLine, Seat } from "../api/schema";
import { keepInSight } from "../board/keep-in-sight";
import { LightElement } from "../core/element";
import { addressed, pointedOut, seatName } from "../core/names";
import { told } from "../core/sentence";
import { t } from "../core/words";
import type { Departure } from "./history";
import { firstOfLast, type Turn, turnsOf } from "./turns";
import "./log-panel.css";

/** Draws in a row that are still told one by one; setting up a game may take dozens. */
const FEW_DRAWS = 4;

/** How many plies are told at first, and more each time that somebody asks: a long game would take long to show. */
const TOLD_AT_ONCE = 150;

/**
 * What happened, in sentences grouped by turn; each leads the board to its moment. Fires `step`, and `point` with the
 * token of a sentence that somebody points at, or without one.
 */
@customElement("log-panel")
export class LogPanel extends LightElement {
  @property({ attribute: false }) log: readonly LogLine[] = [];
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) ply = 0;
  /** How many plies the table has confirmed; those after them are on their way. */
  @property({ attribute: false }) confirmed = Infinity;
  /** Who stopped playing, and when. */
  @property({ attribute: false }) departures: readonly Departure[] = [];
  /** What a newcomer should know while nothing has happened. */
  @property({ attribute: false }) prologue: unknown = nothing;
  /** Where only the beginning of the list is in sight, the newest turn begins it. */
  @property({ attribute: false }) newestFirst = false;
  /** The turns of chance alone that somebody wants to read in full. */
  @state() private unfolded: readonly number[] = [];
  /** How many plies somebody wants to see at least. */
  @state() private wanted = TOLD_AT_ONCE;
  /** The first turn that is told; the end of the log grows, its beginning stays where it is. */
  private first = Infinity;

  /** Whatever stands below it may come and go: what is shown stays in sight. */
  private readonly room = new ResizeObserver(() => keepInSight(this, ".log"));

  protected override firstUpdated(): void {
    this.room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.disconnect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("ply") || changed.has("log")) {
      keepInSight(this, ".log");
    }
  }

  protected override render(): TemplateResult {
    if (this.log.length === 0) {
      return html`${this.prologue}`;
    }
    const turns = turnsOf(this.log);
    this.first = Math.min(this.first, firstOfLast(turns, this.wanted, this.ply));
    const told = turns.slice(this.first).map((turn) => this.turn(turn));
    const items = [this.first > 0 ? this.earlier() : nothing, ...told];
    return html`<ol class="log ${this.newestFirst ? "is-newest-first" : ""}" tabindex="0"
      aria-label=${t().log}>${this.newestFirst ? items.reverse() : items}</ol>`;
  }

  private earlier(): TemplateResult {
    return html`<li><button class="log-ply" data-earlier
      @click=${() => (this.wanted += 2 * TOLD_AT_ONCE)}>${t().earlierMoves}</button></li>`;
  }

  private turn(turn: Turn): TemplateResult {
    const name = turn.by === 0 ? t().start : seatName(addressed(this.seats), turn.by);
    return html`<li class="log-turn"><h3><span class="log-number">${turn.turn}</span> ${name}</h3>
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
      (
        line,
      ) => html`<li><button class="log-ply ${line.ply > this.confirmed ? "is-on-its-way" : ""}" aria-current=${line.ply === this.ply ? "true" : "false"}
        @pointerenter=${() => this.point(line.token)} @pointerleave=${() => this.point()}
        @focus=${() => this.point(line.token)} @blur=${() => this.point()}
        @click=${() => this.dispatchEvent(new CustomEvent("step", { detail: line.ply }))}>
          ${
            line.by !== by && line.by > 0 ? html`<b>${seatName(pointedOut(this.seats), line.by)}</b> ` : ""
          }${told(line.text || t().hidden, pointedOut(this.seats))}</button></li>${this.departuresAfter(line)}`,
    )}</ul>`;
  }

  private point(token?: string): void {
    this.dispatchEvent(new CustomEvent<string | undefined>("point", { detail: token }));
  }

  /** Between a ply and the next one. */
  private departuresAfter({ ply, v = 0 }: LogLine): TemplateResult[] {
    const next = this.log[ply]?.v ?? Infinity;
    return this.departures
      .filter((departure) => departure.v > v && departure.v < next)
      .map(
        ({ by, way }) => html`<li class="log-note">${t().sentences([t().areGone[way](seatName(this.seats, by))])}</li>`,
      );
  }
}
