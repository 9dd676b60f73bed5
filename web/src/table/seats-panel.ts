import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../api/schema";
import type { GameUi, Scene } from "../board/game";
import { seatClock } from "../clock/seat-clock";
import { LightElement } from "../core/element";
import { addressed, isShared, ratingOf, seatName } from "../core/names";
import { gameOf } from "../core/services";
import { t } from "../core/words";
import { presenceOf } from "../people/presence";
import "../people/seat-namer";
import { scoreText } from "../play/score";
import type { TableSession } from "../session/table-session";
import "./seats-panel.css";

/** Who sits where, plays what, has how much time, and whose turn it is. */
@customElement("seats-panel")
export class SeatsPanel extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) ui!: GameUi;

  protected override render(): TemplateResult {
    const { table } = this.session;
    // Whoever comes by an invitation is not told of being the only one who watches.
    const watchers = table.status === "open" ? 0 : table.watchers;
    return html`<ul class="seats" aria-label=${t().seats}>${this.scene.seats.map((seat) => this.seat(seat))}</ul>
      <p class="note watchers">${watchers > 0 ? t().watchers(watchers) : nothing}</p>`;
  }

  private seat(seat: Seat): TemplateResult {
    const { scene, ui, session } = this;
    const isActing = scene.by === seat.seat && session.table.status === "playing";
    const isOneself = seat.you === true && !isShared(scene.seats);
    const name = seatName(addressed(scene.seats), seat.seat);
    const isWinner = session.table.winners?.includes(seat.seat);
    return html`<li class="seat ${isActing ? "is-acting" : ""}" data-spot="seat-${seat.seat}" aria-current=${isActing ? "true" : "false"}>
      ${scene.view ? ui.badge(scene, seat.seat) : nothing}
      <span class="seat-name">${this.name(seat, name)}${
        isOneself && name !== t().you ? html` <span class="seat-you">${t().you}</span>` : nothing
      }
        ${seat.kind === "agent" ? this.level(seat.level ?? 1) : nothing}
        ${presenceOf(session.table, seat.seat)}
        ${
          seat.gone && session.table.status === "playing" ? html`<small>${t().gone[seat.gone]}</small>` : nothing
        }</span>
      ${isWinner ? html`<span class="seat-won" aria-hidden="true">★</span>` : nothing}
      ${seatClock(session, seat.seat)}
      ${this.score(seat.seat)}
      ${scene.view ? ui.facts?.(scene, seat.seat) : nothing}
    </li>`;
  }

  /** Those who share a screen may say at any time what they are called. */
  private name({ seat, you }: Seat, name: string): TemplateResult {
    const { scene, session } = this;
    return you && isShared(scene.seats) && session.table.status !== "over"
      ? html`<seat-namer .session=${session} .seat=${seat} .called=${name}></seat-namer>`
      : html`<span class="seat-called">${
          name === t().you ? html`<span class="seat-you is-name">${name}</span>` : name
        }</span>`;
  }

  private level(level: number): TemplateResult {
    const rating = ratingOf(gameOf(this.session.table.game), level);
    return html`<small>${t().atLevel(level)}</small>${
      rating === undefined ? nothing : html`<small class="seat-rating">· ${rating}</small>`
    }`;
  }

  private score(seat: number): TemplateResult | typeof nothing {
    const { game, scores } = this.session.table;
    const text = scores ? scoreText(game, scores[seat - 1] ?? 0) : undefined;
    return text === undefined ? nothing : html`<span class="seat-score">${text}</span>`;
  }
}
