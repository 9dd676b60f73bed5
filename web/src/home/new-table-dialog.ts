import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Game, NewSeat, NewTable, Option, Position } from "../api/schema";
import { sentenceOf } from "../core/announce";
import { connection } from "../core/connection";
import { LightElement } from "../core/element";
import { emblem } from "../core/emblem";
import { levelName, playersOf } from "../core/names";
import { engine } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { LONGEST_NAME } from "../people/name-field";
import { canBeHere, openTable } from "../play/new-table";
import { valuesOf } from "../play/option-values";

/** Nobody plays yet. */
const STILL = { by: undefined, viewer: 0, moves: [], legal: [], last: [], lit: [], marks: [], details: false };

type Pace = keyof ReturnType<typeof t>["clocks"];

const PACES: Record<Pace, NewTable["clock"]> = {
  none: null,
  live5: { kind: "live", base: 300, increment: 5 },
  live15: { kind: "live", base: 900, increment: 10 },
  days1: { kind: "correspondence", perMove: 86_400 },
  days3: { kind: "correspondence", perMove: 259_200 },
};

/** Every choice that a table has: seats, the game's options, clock, who finds it and who talks. */
@customElement("new-table-dialog")
export class NewTableDialog extends LightElement {
  @property({ attribute: false }) game!: Game;
  @query("dialog") private dialog!: HTMLDialogElement;
  @state() private seats: readonly NewSeat[] = [];
  @state() private chosen: Record<string, number | boolean | string> = {};
  @state() private pace: Pace = "none";
  @state() private isListed = false;
  @state() private watchersTalk = false;
  @state() private isDrawn = false;
  /** The game as it begins, once that is known. */
  @state() private start: Position | undefined;
  private looked = "";
  /** Why the table could not be opened. All choices are still there. */
  @state() private problem = "";

  /** The seats come first, so that the focus goes there. */
  private async show(): Promise<void> {
    this.problem = "";
    if (this.seats.length === 0) {
      this.begin();
    }
    await this.updateComplete;
    this.dialog.showModal();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (this.seats.length > 0 && (changed.has("chosen") || changed.has("seats"))) {
      void this.look();
    }
  }

  /** Who begins and what each seat plays is up to the rules. */
  private async look(): Promise<void> {
    const { id: game, edition } = this.game;
    const setup = { game, edition, options: this.chosen, seats: this.seats.length };
    const key = JSON.stringify(setup);
    if (key !== this.looked) {
      this.looked = key;
      const start = await engine.position({ ...setup, plies: [], viewer: 0 }).catch(() => undefined);
      this.start = key === this.looked ? start : this.start;
    }
  }

  /** Nothing is chosen yet; whoever comes back finds what they chose. */
  private begin(): void {
    const { usualSeats } = this.game;
    // Without a server nobody else can come.
    const other: NewSeat = connection.isOffline ? { kind: "agent", level: settings.get("level") } : { kind: "open" };
    this.seats = Array.from({ length: usualSeats }, (_, i): NewSeat => (i === 0 ? { kind: "me" } : other));
    this.chosen = Object.fromEntries(this.game.options.map((option) => [option.key, option.default]));
  }

  protected override render(): TemplateResult {
    const text = t();
    const { game } = this;
    const words = uiOf(game.id).words(settings.get("language"));
    return html`<button class="quiet" @click=${() => void this.show()}>${text.options}</button>
      <dialog class="new-table" aria-labelledby="new-${game.id}">
        <h2 id="new-${game.id}">${text.newTable(words.name)}</h2>
        <fieldset><legend>${text.seats}</legend>
          ${this.seats.map((seat, i) => this.seat(seat, i))}${this.count()}
          ${check(text.drawSeats, this.isDrawn, (on) => (this.isDrawn = on))}</fieldset>
        ${game.options.map((option) => this.option(option, words.options[option.key] ?? option.name))}
        ${this.where()}
        ${this.isHere || connection.isOffline ? nothing : this.terms()}
        ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p>` : nothing}
        <div class="dialog-end"><button class="button" @click=${() => this.dialog.close()}>${text.cancel}</button>
          <button class="button is-main" @click=${() => void this.open()}>${text.open}</button></div>
      </dialog>`;
  }

  private get canBeHere(): boolean {
    return canBeHere({ seats: this.seats });
  }

  /** Whether the table will be kept in this browser. */
  private get isHere(): boolean {
    return this.canBeHere && (connection.isOffline || settings.get("here"));
  }

  /** Where the table is kept, if all seats are one's own or the computer's; else that a server is missing. */
  private where(): TemplateResult | typeof nothing {
    const text = t();
    if (connection.isOffline) {
      return this.canBeHere ? nothing : html`<p class="note" role="status" data-needs-server>${text.needsServer}</p>`;
    }
    const choices = Object.entries(text.keptAt);
    return this.canBeHere
      ? html`<label class="field"><span>${text.whereKept}</span>
          <select data-where @change=${(e: Event) => this.keep((e.target as HTMLSelectElement).value === "here")}>
            ${choices.map(
              ([where, name]) => html`<option value=${where}
              ?selected=${(where === "here") === settings.get("here")}>${name}</option>`,
            )}</select></label>`
      : nothing;
  }

  private keep(isHere: boolean): void {
    settings.set("here", isHere);
    this.requestUpdate();
  }

  /** What only a server can see to. */
  private terms(): TemplateResult {
    const text = t();
    return html`<label class="field"><span>${text.clock}</span>
          <select @change=${(e: Event) => (this.pace = (e.target as HTMLSelectElement).value as Pace)}>
            ${(Object.keys(PACES) as Pace[]).map(
              (pace) => html`<option value=${pace}>${text.clocks[pace]}</option>`,
            )}</select></label>
        ${check(text.listed, this.isListed, (on) => (this.isListed = on))}
        ${check(text.watchersTalk, this.watchersTalk, (on) => (this.watchersTalk = on))}`;
  }

  private seat(seat: NewSeat, i: number): TemplateResult {
    const text = t();
    const value = seat.kind === "agent" ? `agent${seat.level}` : seat.kind;
    const kinds: [string, string][] = [
      ["me", text.seatKinds.me],
      ["open", text.seatKinds.open],
      ...Array.from({ length: this.game.levels }, (_, k): [string, string] => [
        `agent${k + 1}`,
        `${text.seatKinds.agent} ${levelName(this.game, k + 1)}`,
      ]),
    ];
    return html`<label class="seat-choice"><span class="seat-part">${this.badge(i + 1)}
        <span>${(this.start?.by || 1) === i + 1 ? text.begins(i + 1) : text.seat(i + 1)}</span></span>
      <select ?autofocus=${i === 0} @change=${(e: Event) => this.setSeat(i, (e.target as HTMLSelectElement).value)}>
        ${kinds.map(
          ([kind, name]) => html`<option value=${kind}
          ?selected=${kind === value}>${name}</option>`,
        )}</select></label>
      ${seat.kind === "me" && this.isShared ? this.name(seat, i) : nothing}`;
  }

  /** What a seat plays: a colour, or its sign. */
  private badge(seat: number): TemplateResult | typeof nothing {
    const { view } = this.start ?? {};
    const seats = playersOf(this.seats.length);
    const scene = { ...STILL, view, seats, language: settings.get("language") };
    const badge = view === undefined || seat > seats.length ? nothing : uiOf(this.game.id).badge(scene, seat);
    return badge === nothing ? emblem(seat) : badge;
  }

  /** Whether several people share this screen, so that each may have a name. */
  private get isShared(): boolean {
    return this.seats.filter(({ kind }) => kind === "me").length > 1;
  }

  private name(seat: NewSeat, i: number): TemplateResult {
    const text = t();
    return html`<label class="seat-choice"><span>${text.name}</span>
      <input type="text" maxlength=${LONGEST_NAME} placeholder=${text.player(i + 1)} .value=${seat.name ?? ""}
        data-name=${i + 1}
        @change=${(e: Event) => this.setName(i, (e.target as HTMLInputElement).value.trim())}></label>`;
  }

  private setName(i: number, name: string): void {
    this.seats = this.seats.map((other, k) => (k === i ? { ...other, name } : other));
  }

  /** Who shares this screen and has given no name is not called like whoever opens the table. */
  private named(seat: NewSeat, i: number): NewSeat {
    const isFirst = this.seats.findIndex(({ kind }) => kind === "me") === i;
    return seat.kind !== "me" || !this.isShared || seat.name
      ? seat
      : isFirst
        ? { kind: "me" }
        : { kind: "me", name: t().guest };
  }

  private setSeat(i: number, value: string): void {
    const level = /^agent(\d)$/.exec(value)?.[1];
    const seat: NewSeat = level ? { kind: "agent", level: Number(level) } : { kind: value as "me" | "open" };
    this.seats = this.seats.map((other, k) => (k === i ? seat : other));
  }

  private count(): TemplateResult {
    const { minSeats, maxSeats } = this.game;
    const { length } = this.seats;
    return minSeats === maxSeats
      ? html``
      : html`<div class="row"><button class="quiet" data-seats="less" ?disabled=${length <= minSeats}
        @click=${() => (this.seats = this.seats.slice(0, -1))}>${t().dropSeat}</button>
          <button class="quiet" data-seats="more" ?disabled=${length >= maxSeats}
            @click=${() => (this.seats = [...this.seats, { kind: "open" }])}>${t().addSeat}</button></div>`;
  }

  private option(option: Option, name: string): TemplateResult {
    if (option.kind === "bool") {
      const choose = (on: boolean): void => this.choose(option, String(on));
      return check(name, this.chosen[option.key] === true, choose, option.key);
    }
    const values = valuesOf(option);
    const words = uiOf(this.game.id).words(settings.get("language"));
    const label = (value: string): string => words.values?.[value] ?? option.names?.[values.indexOf(value)] ?? value;
    return html`<label class="field"><span>${name}</span>
      <select data-option=${option.key}
        @change=${(e: Event) => this.choose(option, (e.target as HTMLSelectElement).value)}>
        ${values.map(
          (value) => html`<option value=${value}
          ?selected=${value === String(this.chosen[option.key])}>${label(value)}</option>`,
        )}
      </select></label>`;
  }

  private choose({ key, kind }: Option, value: string): void {
    this.chosen = {
      ...this.chosen,
      [key]: kind === "int" ? Number(value) : kind === "bool" ? value === "true" : value,
    };
  }

  /** Stays open with everything that was chosen until there is a table. */
  private async open(): Promise<void> {
    const seats = this.seats.map((seat, i) => this.named(seat, i));
    this.problem = "";
    await openTable(
      {
        game: this.game.id,
        seats: this.isDrawn ? shuffled(seats) : seats,
        options: this.chosen,
        clock: PACES[this.pace] ?? null,
        listed: this.isListed,
        watchersTalk: this.watchersTalk,
      },
      settings.get("here"),
      (e) => (this.problem = sentenceOf(e)),
    );
  }
}

function check(label: string, isOn: boolean, set: (on: boolean) => void, key?: string): TemplateResult {
  return html`<label class="field is-toggle"><input type="checkbox" data-option=${key ?? nothing} .checked=${isOn}
    @change=${(e: Event) => set((e.target as HTMLInputElement).checked)}><span>${label}</span></label>`;
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}
