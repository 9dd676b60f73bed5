import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../api/schema";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { t } from "../core/words";
import type { Cost } from "./costs";
import "./curve.css";

const WIDTH = 400;
const HEIGHT = 178;
const LEFT = 54;
const RIGHT = 10;
const TOP = 8;
const BOTTOM = 24;

/** The value of each moment for each player, with the moves that cost most. Fires `step`. */
@customElement("value-curve")
export class ValueCurve extends LightElement {
  @property({ attribute: false }) values: readonly (readonly number[] | undefined)[] = [];
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) costs: readonly Cost[] = [];
  @property({ attribute: false }) ply = 0;
  /** How many plies set the game up: they are not counted. */
  @property({ attribute: false }) setUp = 0;
  /** Whether something else is shown than the moment of the game. */
  @property({ attribute: false }) isAside = false;
  /** The values of what is shown, in words: by seat. */
  @property({ attribute: false }) worth: (seat: number) => string = () => "";
  @property({ attribute: false }) badge: (seat: number) => unknown = () => nothing;

  protected override render(): TemplateResult {
    const now = this.x(this.ply);
    return html`<figure class="curve">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.spoken()} @click=${this.onClick}>
        ${[0, 0.5, 1].map((value) => this.level(value))}
        ${this.axis()}
        <line class="curve-now ${this.isAside ? "is-aside" : ""}" x1=${now} x2=${now} y1=${TOP}
          y2=${HEIGHT - BOTTOM}></line>
        ${this.seats.map((seat) => this.line(seat.seat))}
        ${this.costs.map((cost) => this.dot(cost))}
      </svg>
      <figcaption>${this.seats.map(
        ({ seat }) => html`<span class="curve-name seat-${seat}">
        <svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve-line is-seat-${seat}" d="M0,5H30"></path></svg>
        ${this.badge(seat)} ${seatName(this.seats, seat)} <b>${this.worth(seat)}</b></span>`,
      )}</figcaption>
    </figure>`;
  }

  private get last(): number {
    return Math.max(1, this.values.length - 1);
  }

  private x(ply: number): number {
    return Number((LEFT + ((WIDTH - LEFT - RIGHT) * ply) / this.last).toFixed(1));
  }

  private level(value: number): SVGTemplateResult {
    return svg`<line class="curve-grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)}></line>
      <text class="curve-number is-level" x=${LEFT - 6} y=${y(value) + 4}>${t().percent(value * 100)}</text>`;
  }

  private axis(): SVGTemplateResult {
    const middle = Math.round(this.last / 2);
    const low = HEIGHT - 7;
    return svg`${[0, middle].map((ply) => svg`<text class="curve-number" x=${this.x(ply)} y=${low}>${Math.max(0, ply - this.setUp)}</text>`)}
      <text class="curve-number is-last" x=${WIDTH - RIGHT} y=${low}>${t().curveMove(Math.max(0, this.last - this.setUp))}</text>`;
  }

  private line(seat: number): SVGTemplateResult | typeof nothing {
    const points = this.values.flatMap((values, ply) => (values ? [`${this.x(ply)},${y(values[seat - 1] ?? 0)}`] : []));
    return points.length === 0
      ? nothing
      : svg`<polyline class="curve-line seat-${seat} is-seat-${seat}" points=${points.join(" ")}></polyline>`;
  }

  private dot({ ply, by, cost }: Cost): SVGTemplateResult {
    const value = this.values[ply]?.[by - 1] ?? 0;
    return svg`<circle class="curve-dot seat-${by}" cx=${this.x(ply)} cy=${y(value)} r="5.5"
      @click=${(e: Event) => this.step(e, ply)}>
      <title>${ply + 1 - this.setUp}. ${seatName(this.seats, by)}: −${t().percent(Math.round(cost * 100))}</title></circle>`;
  }

  private spoken(): string {
    const worths = this.seats.map(({ seat }) => `${seatName(this.seats, seat)} ${this.worth(seat)}`);
    return `${t().curve}: ${worths.join(t().comma)}`;
  }

  private step(e: Event, ply: number): void {
    e.stopPropagation();
    this.dispatchEvent(new CustomEvent("step", { detail: ply }));
  }

  private readonly onClick = (e: MouseEvent): void => {
    const box = (e.currentTarget as SVGElement).getBoundingClientRect();
    const share = (((e.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    this.step(e, Math.round(Math.max(0, Math.min(1, share)) * (this.values.length - 1)));
  };
}

function y(value: number): number {
  return Number((HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value).toFixed(1));
}
