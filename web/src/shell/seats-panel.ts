import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Seat } from "../api/schema";
import type { GameFace, Scene } from "../games/game";
import { t } from "../words";
import { timeLeft } from "./durations";
import { isShared, seatName } from "./names";
import { Piece } from "./piece";
import { scoreText } from "./score";
import type { Sitting } from "./sitting";

/** Who sits where, plays what, has how much time, and whose turn it is. */
@customElement("seats-panel")
export class SeatsPanel extends Piece {
  @property({ attribute: false }) sitting!: Sitting;
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) face!: GameFace;
  @state() private now = performance.now();
  private timer = 0;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("scene")) {
      clearInterval(this.timer);
      if (this.sitting.table.clock?.deadline) {
        this.timer = window.setInterval(() => (this.now = performance.now()), 1000);
      }
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override render(): TemplateResult {
    const { watchers } = this.sitting.table;
    return html`<ul class="seats" aria-label=${t().seats}>${this.scene.seats.map((seat) => this.seat(seat))}</ul>
      ${watchers > 0 ? html`<p class="note watchers">${t().watchers(watchers)}</p>` : nothing}`;
  }

  private seat(seat: Seat): TemplateResult {
    const { scene, face, sitting } = this;
    const isActing = scene.by === seat.seat && sitting.table.status === "playing";
    const isWinner = sitting.table.winners?.includes(seat.seat);
    return html`<li class="seat ${isActing ? "is-acting" : ""}" aria-current=${isActing ? "true" : "false"}>
      ${scene.view ? face.badge(scene, seat.seat) : nothing}
      <span class="seat-name">${seatName(scene.seats, seat.seat)}${
        seat.you && !isShared(scene.seats) ? html` <span class="seat-you">${t().you}</span>` : nothing
      }
        ${seat.kind === "agent" ? html`<small>${t().atLevel(seat.level ?? 1)}</small>` : nothing}
        ${
          seat.gone && sitting.table.status === "playing" ? html`<small>${t().gone[seat.gone]}</small>` : nothing
        }</span>
      ${isWinner ? html`<span class="seat-won" aria-hidden="true">★</span>` : nothing}
      ${this.clock(seat.seat, isActing)}
      ${this.score(seat.seat)}
    </li>`;
  }

  private score(seat: number): TemplateResult | typeof nothing {
    const { game, scores } = this.sitting.table;
    const text = scores ? scoreText(game, scores[seat - 1] ?? 0) : undefined;
    return text === undefined ? nothing : html`<span class="seat-score">${text}</span>`;
  }

  private clock(seat: number, isRunning: boolean): TemplateResult | typeof nothing {
    const { clock } = this.sitting.table;
    const left = clock?.left[seat - 1];
    if (!clock || left === undefined) {
      return nothing;
    }
    const elapsed =
      isRunning && clock.deadline ? (Math.max(this.now, this.sitting.fetchedAt) - this.sitting.fetchedAt) / 1000 : 0;
    const rest = left - elapsed;
    return html`<span class="seat-clock ${rest < 20 ? "is-short" : ""}"
      role="timer">${timeLeft(rest, t().units)}</span>`;
  }
}
