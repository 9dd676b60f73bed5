import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Game, NewSeat } from "../api/schema";
import { to } from "../core/router";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { openTable, playComputer } from "../play/new-table";
import { countOf } from "../puzzles/shelf";
import "./new-table-dialog";
import { connection } from "../core/connection";
import { LightElement } from "../core/element";
import { playsHere } from "../core/services";
import { settings } from "../core/settings";
import { isSite } from "../core/site";

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
      ${this.where()}
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

  /** Where the next table is kept. Without a server there is nothing to choose. */
  private where(): TemplateResult | typeof nothing {
    return playsHere && !connection.isOffline
      ? html`<label class="card-where"><input type="checkbox" data-here .checked=${settings.get("here")}
          @change=${(e: Event) => settings.set("here", (e.target as HTMLInputElement).checked)}>
          <span>${t().keepHere}</span></label>`
      : nothing;
  }

  private ways(): TemplateResult {
    const text = t();
    const { game } = this;
    return html`<div class="card-ways">
        <button class="quiet" data-way="here" title=${text.playHereHint}
          @click=${() => this.open({ kind: "me", name: text.guest })}>${text.playHere}</button>
        ${
          isSite
            ? nothing
            : html`<button class="quiet" data-way="invite" title=${text.inviteHint}
              @click=${() => this.open({ kind: "open" })}>${text.invite}</button>`
        }
        <a class="quiet" href=${to(`/learn/${game.id}`)}>${text.learn}</a>
        <a class="quiet" href=${to(`/rules/${game.id}`)}>${text.rules}</a>
        ${
          countOf(game.id) > 0
            ? html`<a class="quiet" href=${to(`/puzzles/${game.id}`)}>${text.puzzles.link}</a>`
            : nothing
        }
        <a class="quiet" data-way="board" href=${to(`/board/${game.id}`)}>${text.study.link}</a>
        <new-table-dialog .game=${game}></new-table-dialog>
      </div>`;
  }

  private playComputer(): void {
    void playComputer(this.game.id);
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
