import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat } from "../api/schema";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { t } from "../core/words";
import "../analysis/curve.css";

const WIDTH = 400;
const HEIGHT = 150;
const LEFT = 40;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 22;

/** Numbers of each seat over a whole game, in the seats' colours. Fires `step` with the ply that was pressed. */
@customElement("line-chart")
export class LineChart extends LightElement {
  @property({ attribute: false }) name = "";
  @property({ attribute: false }) seats: readonly Seat[] = [];
  /** How many plies set the game up: they are not counted. */
  @property({ attribute: false }) setUp = 0;
  /** By seat and ply; nothing where it is not known. */
  @property({ attribute: false }) lines: readonly (readonly (number | undefined)[])[] = [];
  /** A moment to point out. */
  @property({ attribute: false }) marked: number | undefined;
  @property({ attribute: false }) badge: (seat: number) => unknown = () => nothing;

  protected override render(): TemplateResult {
    const range = rangeOf(this.lines);
    return html`<figure class="curve" data-chart=${this.name}>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.spoken()} @click=${this.onClick}>
        ${levels(range).map((value) => level(value, range))}
        ${this.axis()}
        ${this.marked === undefined ? nothing : this.mark(this.marked)}
        ${this.lines.map((line, i) => this.line(line, i + 1, range))}
      </svg>
      <figcaption><b>${this.name}</b> ${this.seats.map(({ seat }) => this.legend(seat))}</figcaption>
    </figure>`;
  }

  private legend(seat: number): TemplateResult {
    return html`<span class="curve-name seat-${seat}">
      <svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve-line is-seat-${seat}" d="M0,5H30"></path></svg>
      ${this.badge(seat)} ${seatName(this.seats, seat)} <b>${this.last(seat)}</b></span>`;
  }

  private get plies(): number {
    return Math.max(1, (this.lines[0]?.length ?? 1) - 1);
  }

  private last(seat: number): string {
    const value = this.lines[seat - 1]?.findLast((one) => one !== undefined);
    return value === undefined ? "" : textOf(value);
  }

  private x(ply: number): number {
    return Number((LEFT + ((WIDTH - LEFT - RIGHT) * ply) / this.plies).toFixed(1));
  }

  private axis(): SVGTemplateResult {
    return svg`<text class="curve-number" x=${LEFT} y=${HEIGHT - 6}>${t().story.start}</text>
      <text class="curve-number is-last" x=${WIDTH - RIGHT} y=${HEIGHT - 6}>${t().curveMove(Math.max(0, this.plies - this.setUp))}</text>`;
  }

  private mark(ply: number): SVGTemplateResult {
    return svg`<line class="curve-now" x1=${this.x(ply)} x2=${this.x(ply)} y1=${TOP} y2=${HEIGHT - BOTTOM}></line>`;
  }

  private line(values: readonly (number | undefined)[], seat: number, range: Range): SVGTemplateResult {
    const points = values.flatMap((value, ply) => (value === undefined ? [] : [`${this.x(ply)},${y(value, range)}`]));
    return svg`<polyline class="curve-line seat-${seat} is-seat-${seat}" points=${points.join(" ")}></polyline>`;
  }

  private spoken(): string {
    const ends = this.seats.map(({ seat }) => `${seatName(this.seats, seat)} ${this.last(seat)}`);
    return `${this.name}: ${ends.join(t().comma)}`;
  }

  private readonly onClick = (e: MouseEvent): void => {
    const box = (e.currentTarget as SVGElement).getBoundingClientRect();
    const share = (((e.clientX - box.left) / box.width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    const ply = Math.round(Math.max(0, Math.min(1, share)) * this.plies);
    this.dispatchEvent(new CustomEvent("step", { detail: ply, bubbles: true }));
  };
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Zero is always in it, so that heights can be compared. */
function rangeOf(lines: readonly (readonly (number | undefined)[])[]): Range {
  const values = lines.flat().filter((value) => value !== undefined);
  return { low: Math.min(0, ...values), high: Math.max(1, ...values) };
}

function levels({ low, high }: Range): number[] {
  return [...new Set([low, 0, high])];
}

function level(value: number, range: Range): SVGTemplateResult {
  const at = y(value, range);
  return svg`<line class="curve-grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${at} y2=${at}></line>
    <text class="curve-number is-level" x=${LEFT - 6} y=${at + 4}>${textOf(value)}</text>`;
}

function y(value: number, { low, high }: Range): number {
  return Number((HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / (high - low)).toFixed(1));
}

function textOf(value: number): string {
  return String(Math.round(value)).replace("-", "−");
}
