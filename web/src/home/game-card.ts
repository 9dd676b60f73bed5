import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import type { Game } from "../api/schema";
import { to } from "../core/router";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { levelOf, playComputer } from "../play/new-table";
import { countOf } from "../puzzles/shelf";
import "./new-table-dialog";
import type { WhoDialog } from "./who-dialog";
import "./who-dialog";
import { LightElement } from "../core/element";
import { levelName, withRating } from "../core/names";
import { settings } from "../core/settings";
import { isSite } from "../core/site";
import "./game-card.css";

/** One game on the home page: what it is, and every way into it. */
@customElement("game-card")
export class GameCard extends LightElement {
  @property({ attribute: false }) game!: Game;
  /** Whether it was never played here, so that learning comes first. */
  @property({ attribute: false }) isNew = false;
  @query("who-dialog") private who!: WhoDialog;

  private get name(): string {
    return uiOf(this.game.id).words(settings.get("language")).name;
  }

  protected override render(): TemplateResult {
    const { game } = this;
    const ui = uiOf(game.id);
    const words = ui.words(settings.get("language"));
    return html`<article class="card" data-game=${game.id}>
      <div class="card-picture">${ui.picture()}</div>
      <div class="card-text">
        <h2>${words.name}</h2>
        <p class="card-about">${words.about}</p>
        <p class="card-facts">${factsOf(game)}</p>
      </div>
      ${this.computer()}
      ${this.ways()}
    </article>`;
  }

  /** One press plays; how strong the computer is stands beside it. */
  private computer(): TemplateResult {
    const text = t();
    const { game, name } = this;
    const level = Math.min(levelOf(game.id), game.levels);
    const against = text.lobby.against(game.usualSeats - 1, level, text.levels[level - 1] ?? "");
    return html`<div class="card-computer">
        <button class="button is-main" data-way="computer" aria-label=${text.lobby.playAt(name, game.usualSeats - 1, level)}
          @click=${() => void playComputer(game.id, level)}>${text.lobby.play}</button>
        <fieldset class="levels"><legend class="sr-only">${text.lobby.levelOf(name)}</legend>
          ${Array.from({ length: game.levels }, (_, i) => this.level(i + 1, i + 1 === level))}</fieldset>
        <small class="card-level">${withRating(against, game, level)}</small>
      </div>
      ${
        this.isNew
          ? html`<a class="button card-learn" href=${to(`/learn/${game.id}`)}>${text.lobby.learnNow}</a>`
          : nothing
      }`;
  }

  private level(level: number, isChosen: boolean): TemplateResult {
    const { game } = this;
    return html`<label class="level" data-level=${level}><input type="radio" name="level-${game.id}" .checked=${isChosen}
      aria-label=${levelName(game, level)}
      @change=${() => this.choose(level)}><span aria-hidden="true">${level}</span></label>`;
  }

  private choose(level: number): void {
    settings.set("levels", { ...settings.get("levels"), [this.game.id]: level });
    settings.set("level", level);
    this.requestUpdate();
  }

  private ways(): TemplateResult {
    const text = t();
    const { game } = this;
    return html`<div class="card-ways">
        <button class="quiet" data-way="here" title=${text.playHereHint}
          @click=${() => this.who.here()}>${text.playHere}</button>
        ${
          isSite
            ? nothing
            : html`<button class="quiet" data-way="invite" title=${text.inviteHint}
              @click=${() => this.who.invite()}>${text.invite}</button>`
        }
        ${this.isNew ? nothing : html`<a class="quiet" href=${to(`/learn/${game.id}`)}>${text.learn}</a>`}
        <a class="quiet" href=${to(`/rules/${game.id}`)}>${text.rules}</a>
        ${
          countOf(game.id) > 0
            ? html`<a class="quiet" href=${to(`/puzzles/${game.id}`)}>${text.puzzles.link}</a>`
            : nothing
        }
        <a class="quiet" data-way="board" href=${to(`/board/${game.id}`)}>${text.study.link}</a>
        <new-table-dialog .game=${game}></new-table-dialog><who-dialog .game=${game}></who-dialog>
      </div>`;
  }
}

function factsOf({ id, minSeats, maxSeats, minutes, age, designer }: Game): string {
  const text = t();
  const alone = uiOf(id).minutesAlone;
  const time = alone === undefined ? text.minutes(minutes) : text.minutesBoth(alone, minutes);
  const from = age === undefined ? [] : [text.fromAge(age)];
  return [text.players(minSeats, maxSeats), time, ...from, text.by(designer)].join(" · ");
}
