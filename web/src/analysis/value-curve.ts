import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../api/schema";
import { seatName } from "../shell/names";
import { Piece } from "../shell/piece";
import { t } from "../words";

const WIDTH = 400;
const HEIGHT = 150;
const PAD = 6;

/** The value of each moment for each player. Fires `step`. */
@customElement("value-curve")
export class ValueCurve extends Piece {
  @property({ attribute: false }) values: readonly (readonly number[] | undefined)[] = [];
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) ply = 0;

  protected override render(): TemplateResult {
    const last = Math.max(1, this.values.length - 1);
    return html`<figure class="curve">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.spoken()} @click=${this.onClick}>
        ${[0, 0.5, 1].map((value) => svg`<line class="curve-grid" x1=${PAD} x2=${WIDTH - PAD} y1=${y(value)} y2=${y(value)}></line>`)}
        <line class="curve-now" x1=${x(this.ply, last)} x2=${x(this.ply, last)} y1="0" y2=${HEIGHT}></line>
        ${this.seats.map((seat) => this.line(seat.seat, last))}
      </svg>
      <figcaption>${this.seats.map((seat) => html`<span class="curve-name"><svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve-line is-seat-${seat.seat}" d="M0,5H30"></path></svg>
        ${seatName(this.seats, seat.seat)} ${this.present(seat.seat)}</span>`)}</figcaption>
    </figure>`;
  }

  private line(seat: number, last: number): SVGTemplateResult | typeof nothing {
    const points = this.values.flatMap((values, ply) => (values ? [`${x(ply, last)},${y(values[seat - 1] ?? 0)}`] : []));
    return points.length === 0
      ? nothing
      : svg`<polyline class="curve-line is-seat-${seat}" points=${points.join(" ")}></polyline>`;
  }

  private present(seat: number): string {
    const value = this.values[this.ply]?.[seat - 1];
    return value === undefined ? "" : `${Math.round(value * 100)} %`;
  }

  private spoken(): string {
    return `${t().curve}: ${this.seats.map((seat) => `${seatName(this.seats, seat.seat)} ${this.present(seat.seat)}`).join(", ")}`;
  }

  private readonly onClick = (e: MouseEvent): void => {
    const box = (e.currentTarget as SVGElement).getBoundingClientRect();
    const share = ((e.clientX - box.left) / box.width - PAD / WIDTH) / (1 - (2 * PAD) / WIDTH);
    const ply = Math.round(Math.max(0, Math.min(1, share)) * (this.values.length - 1));
    this.dispatchEvent(new CustomEvent("step", { detail: ply }));
  };
}

function x(ply: number, last: number): number {
  return Number((PAD + ((WIDTH - 2 * PAD) * ply) / last).toFixed(1));
}

function y(value: number): number {
  return Number((HEIGHT - PAD - (HEIGHT - 2 * PAD) * value).toFixed(1));
}
