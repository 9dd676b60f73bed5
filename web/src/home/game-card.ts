import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Game, NewSeat } from "../api/schema";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { openTable } from "../play/new-table";
import "./new-table-dialog";
import { LightElement } from "../core/element";
import { settings } from "../core/settings";

/** One game on the home page: what it is, and every way into it. */
@customElement("game-card")
export class GameCard extends LightElement {
  @property({ attribute: false }) game!: Game;

  protected override render(): TemplateResult {
    const { game } = this;
    const ui = uiOf(game.id);
    const words = ui.words(settings.get("language"));
    return html`<article class="card" data-game=${game.id}>
      <div class="card-picture">${ui.picture()}</div>
      <h2>${words.name}</h2>
      <p class="card-about">${words.about}</p>
      <p class="card-facts">${factsOf(game)}</p>
      ${this.computer()}
      ${this.ways()}
    </article>`;
  }

  private computer(): TemplateResult {
    const text = t();
    return html`<div class="card-computer">
        <button class="button is-main" data-way="computer"
          @click=${() => this.playComputer()}>${text.playComputer}</button>
        <label><span class="sr-only">${text.level}</span>
          <select @change=${(e: Event) => settings.set("level", Number((e.target as HTMLSelectElement).value))}>
            ${Array.from(
              { length: this.game.levels },
              (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === settings.get("level")}>
              ${text.levelName(i + 1, text.levels[i] ?? "")}</option>`,
            )}
          </select></label>
      </div>`;
  }

  private ways(): TemplateResult {
    const text = t();
    const { game } = this;
    return html`<div class="card-ways">
        <button class="quiet" data-way="here" title=${text.playHereHint}
          @click=${() => this.open({ kind: "me", name: text.guest })}>${text.playHere}</button>
        <button class="quiet" data-way="invite" title=${text.inviteHint}
          @click=${() => this.open({ kind: "open" })}>${text.invite}</button>
        <a class="quiet" href="/learn/${game.id}">${text.learn}</a>
        <a class="quiet" href="/rules/${game.id}">${text.rules}</a>
        <a class="quiet" data-way="board" href="/board/${game.id}">${text.study.link}</a>
        <new-table-dialog .game=${game}></new-table-dialog>
      </div>`;
  }

  private playComputer(): void {
    this.open({ kind: "agent", level: settings.get("level") });
  }

  /** A table of the usual size with oneself and the same kind of others. */
  private open(others: NewSeat): void {
    const seats = Array.from({ length: this.game.usualSeats }, (_, i): NewSeat => (i === 0 ? { kind: "me" } : others));
    void openTable({ game: this.game.id, seats, listed: false });
  }
}

function factsOf({ minSeats, maxSeats, minutes, age, designer }: Game): string {
  const text = t();
  const from = age === undefined ? [] : [text.fromAge(age)];
  return [text.players(minSeats, maxSeats), text.minutes(minutes), ...from, text.by(designer)].join(" · ");
}
