import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import type { TableSession } from "../session/table-session";
import { timeLeft } from "./durations";
import "./seat-clock.css";

/** The time that a seat has left, where a table has a clock. */
@customElement("seat-clock")
export class SeatClock extends LightElement {
  /** How many seconds were left. */
  @property({ attribute: false }) left = 0;
  /** Since when it runs; not at all without this. */
  @property({ attribute: false }) since: number | undefined;
  @state() private now = performance.now();
  private timer = 0;

  protected override updated(): void {
    const isRunning = this.since !== undefined;
    if (isRunning !== (this.timer !== 0)) {
      clearInterval(this.timer);
      this.timer = isRunning ? window.setInterval(() => (this.now = performance.now()), 1000) : 0;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
    this.timer = 0;
  }

  protected override render(): TemplateResult {
    const { left, since, now } = this;
    const rest = left - (since === undefined ? 0 : Math.max(0, now - since) / 1000);
    return html`<span class="seat-clock ${rest < 20 ? "is-short" : ""}"
      role="timer">${timeLeft(rest, t().units)}</span>`;
  }
}

/** The clock of a seat. It runs for whoever acts as the server knows it, whatever is on its way. */
export function seatClock({ confirmed, updatedAt }: TableSession, seat: number): TemplateResult | typeof nothing {
  const { clock, by, status } = confirmed;
  const left = clock?.left[seat - 1];
  const isRunning = by === seat && status === "playing" && clock?.running;
  return left === undefined
    ? nothing
    : html`<seat-clock .left=${left} .since=${isRunning ? updatedAt : undefined}></seat-clock>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "seat-clock": SeatClock;
  }
}
