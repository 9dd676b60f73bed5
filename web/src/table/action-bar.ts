import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameUi, Scene } from "../board/game";
import { seatClock } from "../clock/seat-clock";
import { ask } from "../core/ask-dialog";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { navigate, to } from "../core/router";
import { told } from "../core/sentence";
import { t } from "../core/words";
import { absenceOf } from "../people/presence";
import { isNarrow } from "../play/narrow";
import { outcomeOf } from "../play/outcome";
import { playButton } from "../play/play-button";
import { recordLinks } from "../session/record-links";
import { lastTurnText } from "./last-turn-text";
import { rematch } from "./rematch";
import type { TableDesk } from "./table-desk";
import { takeButton } from "./take-button";
import { decisionText, pliesOfTurn } from "./takeback";
import "./action-bar.css";

/** Whose turn it is, and what can be done besides playing on the board. */
@customElement("action-bar")
export class ActionBar extends LightElement {
  @property({ attribute: false }) desk!: TableDesk;
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) ui!: GameUi;

  protected override render(): TemplateResult {
    const { desk, scene, ui } = this;
    const isPresent = desk.moment === undefined;
    const isOver = isPresent && desk.session.table.status === "over";
    return html`<section class="actions ${isOver ? "is-over" : ""}">
      <div class="asking"><h2 class="status ${scene.legal.length > 0 ? "is-yours" : ""}">${this.status()}</h2>
        ${isPresent && isNarrow() ? this.turnAgain() : nothing}<span class="asking-clock" aria-hidden="true">${seatClock(desk.session, desk.session.confirmed.by ?? 0)}</span></div>
      <div class="said">${isPresent ? this.said() : nothing}</div>
      ${
        isPresent && desk.session.table.status !== "open"
          ? html`<div class="controls">${ui.controls(scene)}</div>`
          : nothing
      }
      <div class="row">${this.common()}</div>
    </section>`;
  }

  /** What was touched first, else what is asked and what has happened; all in one place that keeps its height. */
  private said(): TemplateResult {
    const { desk, scene, ui } = this;
    const button = playButton(desk);
    if (button !== nothing) {
      return html`${button}`;
    }
    const asked = ui.asked?.(scene) ?? told(desk.session.table.prompt ?? "", scene.seats);
    return html`${this.reason()}${this.out()}${scene.legal.length > 0 ? html`<p class="note prompt">${asked}</p>` : nothing}
      ${this.absence()}${this.theirTurn()}`;
  }

  /** That whoever acts is not there; on wide screens the list of seats says it. */
  private absence(): TemplateResult | typeof nothing {
    const { table } = this.desk.session;
    const words = absenceOf(table, table.by ?? 0);
    return words
      ? html`<p class="note absence">${seatName(table.seats, table.by ?? 0)}${t().colon}${words}</p>`
      : nothing;
  }

  private status(): string {
    const text = t();
    const { table, own, playing, ahead } = this.desk.session;
    if (this.desk.moment !== undefined) {
      return text.past;
    }
    if (table.status !== "playing") {
      return table.status === "over" ? outcomeOf(table, own).verdict : text.waiting;
    }
    const name = seatName(table.seats, table.by ?? 0);
    if (name === "") {
      return text.study.chance;
    }
    if (playing.includes(table.by ?? 0)) {
      return own.length > 1 ? text.youActAs(name) : text.youAct;
    }
    const seat = table.seats.find((one) => one.seat === table.by);
    if (ahead > 0 && seat?.kind !== "agent") {
      return text.instant.onItsWay;
    }
    if (table.thinking?.state === "queued") {
      return text.queued(name, table.thinking.ahead);
    }
    return seat?.kind === "agent" || seat?.gone ? text.thinking(name) : text.acts(name);
  }

  /** Somebody else plays on for whoever is out of time or has resigned. */
  private out(): TemplateResult | typeof nothing {
    const { table, own, playing } = this.desk.session;
    const isOut = table.status === "playing" && own.length > 0 && playing.length === 0;
    return isOut ? html`<p class="note" data-out>${t().youAreOut}</p>` : nothing;
  }

  /** Why it is over. */
  private reason(): TemplateResult | typeof nothing {
    const { table, own } = this.desk.session;
    const { place = "", reason = "" } = table.status === "over" ? outcomeOf(table, own) : {};
    const told = [place, reason].filter(Boolean);
    return html`${told.length > 0 ? html`<p class="note">${t().sentences(told)}</p>` : nothing}
      ${table.imported ? html`<p class="note">${t().imported}</p>` : nothing}`;
  }

  /** What the other player did, as long as one has not answered; on a phone that is the headline. */
  private theirTurn(): TemplateResult | typeof nothing {
    const { log, ply, session } = this.desk;
    const by = log[ply - 1]?.by ?? 0;
    const isAnswered = by === 0 || session.own.includes(by) || session.table.status !== "playing";
    return isAnswered
      ? nothing
      : html`<p class="note happened">${lastTurnText(log, ply, session.table.seats, this.ui.isQuiet)}</p>`;
  }

  private common(): unknown {
    const text = t();
    const { desk } = this;
    const { table, own, playing } = desk.session;
    const details = html`${this.explore()}${this.details()}`;
    if (desk.moment !== undefined) {
      return html`<button class="button is-main"
        @click=${() => desk.step(desk.length)}>${text.toPresent}</button>${details}`;
    }
    if (table.ending === "abandoned") {
      return html`<a class="button is-main" href=${to("/")}>${text.backHome}</a>`;
    }
    if (table.status === "over") {
      return html`${this.afterwards()}${this.details()}`;
    }
    if (own.length === 0) {
      return html`<p class="note">${text.youWatch}</p>${details}`;
    }
    if (playing.length === 0) {
      return details;
    }
    return this.inPlay();
  }

  /** The moment that is shown, on the analysis board: after the game to analyse it, before to try moves out alone. */
  private explore(): TemplateResult | typeof nothing {
    const { desk } = this;
    const { table } = desk.session;
    if (table.status === "open" || table.ending === "abandoned") {
      return nothing;
    }
    const label = table.status === "over" ? t().study.open : t().study.explore;
    const hint = table.status === "over" ? "" : t().study.exploreHint;
    return html`<a class="quiet" data-explore title=${hint} href=${to(`/analysis/${table.id}?ply=${desk.ply}`)}>${label}</a>`;
  }

  private details(): TemplateResult {
    const { desk } = this;
    return html`<button class="quiet" aria-pressed=${desk.details} title=${t().detailsHint}
      @click=${() => desk.toggleDetails()}>${t().details}</button>`;
  }

  /** Once it is over. */
  private afterwards(): TemplateResult {
    const text = t();
    const { table, own } = this.desk.session;
    return html`${
      own.length > 0 && !table.rematch
        ? html`<button class="button is-main" @click=${() => void rematch(table)}>${text.rematch}</button>`
        : nothing
    }
      <a class="button" data-story href=${to(`/story/${table.id}`)}>${text.story.link}</a>
      <a class="button" href=${to(`/analysis/${table.id}`)}>${text.analyse}</a>
      ${recordLinks(this.desk.session.host, table)}${takeButton(table)}`;
  }

  /** What a player can do besides playing. */
  private inPlay(): TemplateResult {
    const text = t();
    const { desk } = this;
    const { table, isAlone } = desk.session;
    const { takeback } = desk;
    return html`
      <button class="quiet undo" title=${text.undoHow} ?disabled=${!takeback || !!table.undo}
        @click=${() => void desk.undo()}>${text.undo}
        ${takeback ? html`<small>${decisionText(takeback, table.seats)}</small>` : nothing}</button>
      ${isNarrow() ? nothing : this.turnAgain()}
      ${
        isAlone && table.status === "playing"
          ? html`<button class="quiet" ?disabled=${desk.isThinking}
            @click=${() => void desk.hint()}>${text.hint}</button>`
          : nothing
      }
      ${this.explore()}${this.details()}
      ${takeButton(table)}
      <button class="quiet" @click=${this.giveUp}>${table.status === "open" ? text.leave : text.resign}</button>`;
  }

  /** Takes back a turn of several plies; on a phone it stands beside what is asked, as the row below has no room for it. */
  private turnAgain(): TemplateResult | typeof nothing {
    const { desk } = this;
    const { table, playing } = desk.session;
    const isOwn = table.status === "playing" && playing.includes(table.by ?? 0);
    const plies = isOwn ? pliesOfTurn(desk.log, table.by) : 0;
    return plies > 1 && !table.undo
      ? html`<button class="quiet" data-undo-turn title=${t().undoTurnHow}
          @click=${() => void desk.act("undo", { plies })}>${t().undoTurn}</button>`
      : nothing;
  }

  private readonly giveUp = async (): Promise<void> => {
    const isOpen = this.desk.session.table.status === "open";
    if (isOpen) {
      if (await this.desk.act("leave")) {
        navigate("/");
      }
    } else if (await ask(t().resignSure, this.desk.session.table.resigningEnds ? t().resignEnds : t().resignGoesOn)) {
      await this.desk.act("resign");
    }
  };
}
