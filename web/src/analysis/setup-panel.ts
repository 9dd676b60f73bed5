import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Game, Option } from "../api/schema";
import { LightElement } from "../core/element";
import { navigate } from "../core/router";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { valuesOf } from "../play/option-values";
import { queryOf } from "./board-address";

/** Other options for a board: it begins anew with them. */
@customElement("setup-panel")
export class SetupPanel extends LightElement {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) options: Readonly<Record<string, number | boolean | string>> = {};
  @property({ attribute: false }) seats = 2;
  @state() private chosen: Record<string, string> = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("options") || changed.has("seats")) {
      this.chosen = { seats: String(this.seats) };
    }
  }

  protected override render(): TemplateResult {
    const { game } = this;
    const text = t().study;
    const words = uiOf(game.id).words(settings.get("language"));
    const counts = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => String(game.minSeats + i));
    return html`<details class="setup-panel"><summary>${text.setUp}</summary>
      ${counts.length > 1 ? this.choice("seats", text.seats, counts, String(this.seats)) : html``}
      ${game.options.map((option) =>
        this.choice(
          option.key,
          words.options[option.key] ?? option.name,
          valuesOf(option),
          String(this.options[option.key]),
          (value) => this.label(option, value),
        ),
      )}
      <button class="button" data-begin @click=${() => this.begin()}>${text.begin}</button></details>`;
  }

  private choice(
    key: string,
    name: string,
    values: readonly string[],
    present: string,
    label = (value: string) => value,
  ): TemplateResult {
    return html`<label class="field"><span>${name}</span><select data-option=${key}
      @change=${(e: Event) => (this.chosen = { ...this.chosen, [key]: (e.target as HTMLSelectElement).value })}>
      ${values.map((value) => html`<option value=${value} ?selected=${value === present}>${label(value)}</option>`)}
      </select></label>`;
  }

  private label({ kind, names }: Option, value: string): string {
    const words = uiOf(this.game.id).words(settings.get("language"));
    const word = words.values?.[value] ?? names?.[valuesOf({ kind } as Option).indexOf(value)] ?? value;
    return kind === "bool" ? (value === "true" ? t().on : t().off) : word;
  }

  private begin(): void {
    const { seats, ...chosen } = this.chosen;
    navigate(`/board/${this.game.id}${queryOf({ options: { ...this.options, ...chosen }, seats: Number(seats) })}`);
  }
}
