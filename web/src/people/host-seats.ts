import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Seat, SeatChange, Table } from "../api/schema";
import { complain } from "../core/announce";
import { LightElement } from "../core/element";
import { emblem } from "../core/emblem";
import { levelName, seatName } from "../core/names";
import { gameOf } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { levelOf } from "../play/new-table";
import type { TableSession } from "../session/table-session";

/** What the host may do about the seats before the game: give them to computers, drop them, start. */
@customElement("host-seats")
export class HostSeats extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  /** The table changes; the session stays the same. */
  @property({ attribute: false }) table!: Table;

  protected override render(): TemplateResult {
    const text = t().lobby;
    const seats = this.table.seats.filter(({ kind }) => kind !== "human");
    return html`<h3>${text.freeSeats(this.free.length)}</h3>
      <ul class="host-seats">${seats.map((seat) => this.seat(seat))}</ul>
      ${this.level()}
      <p class="host-start">${this.starts()}</p>`;
  }

  private get free(): readonly Seat[] {
    return this.table.seats.filter(({ kind }) => kind === "open" || kind === "kept");
  }

  /** How few can play; as long as that is not known, as many as there are. */
  private get fewest(): number {
    return gameOf(this.table.game)?.minSeats ?? this.table.seats.length;
  }

  private seat({ seat, kind }: Seat): TemplateResult {
    const text = t().lobby;
    const name = seatName(this.table.seats, seat);
    const buttons =
      kind === "agent"
        ? this.button(text.free, text.freeSeat(name), seat, { kind: "open" })
        : html`${this.button(text.fill, text.fillSeat(seat), seat, { kind: "agent", level: this.chosen })}
          ${
            this.table.seats.length > this.fewest
              ? this.button(text.drop, text.dropSeat(seat), seat, { kind: "none" })
              : nothing
          }`;
    return html`<li>${emblem(seat)} <span>${name}</span>${buttons}</li>`;
  }

  private button(label: string, spoken: string, seat: number, change: SeatChange): TemplateResult {
    return html`<button class="quiet" data-change=${change.kind} aria-label="${label}: ${spoken}"
      @click=${() => void this.post(`seats/${seat}`, change)}>${label}</button>`;
  }

  private get chosen(): number {
    return Math.min(levelOf(this.table.game), gameOf(this.table.game)?.levels ?? 1);
  }

  private level(): TemplateResult {
    const text = t();
    const { game } = this.table;
    return html`<label class="field"><span>${text.lobby.levelOfComputers}</span>
      <select data-host-level @change=${(e: Event) => this.choose(Number((e.target as HTMLSelectElement).value))}>
        ${Array.from(
          { length: gameOf(game)?.levels ?? 0 },
          (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === this.chosen}
            >${levelName(gameOf(game), i + 1)}</option>`,
        )}</select></label>`;
  }

  private choose(level: number): void {
    settings.set("levels", { ...settings.get("levels"), [this.table.game]: level });
    this.requestUpdate();
  }

  private starts(): TemplateResult {
    const text = t().lobby;
    const there = this.table.seats.length - this.free.length;
    return html`
      ${
        there >= this.fewest
          ? html`<button class="button is-main" data-start="few" @click=${() => void this.post("start", {})}
            >${text.startWith(there)}</button>`
          : nothing
      }
      <button class="button" data-start="computers" @click=${() => void this.post("start", { level: this.chosen })}
        >${text.startFilled}</button>`;
  }

  private async post(path: string, body: unknown): Promise<void> {
    try {
      await this.session.changeSeats(path, body);
    } catch (e) {
      complain(e, this.table.seats);
    }
  }
}
