import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { BoardDesk } from "../analysis/board-desk";
import { curveOf } from "../analysis/costs";
import { openBoard } from "../analysis/open-board";
import type { Seat, Story, Table } from "../api/schema";
import type { GameUi, Scene } from "../board/game";
import { complain } from "../core/announce";
import { addressed, seatName } from "../core/names";
import { notFound } from "../core/not-found";
import { navigate, to } from "../core/router";
import { told } from "../core/sentence";
import { allGames, engine } from "../core/services";
import { settings } from "../core/settings";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { DeskPage } from "../play/desk-page";
import { outcomeOf } from "../play/outcome";
import { rematch } from "../table/rematch";
import "./line-chart";
import { sharing } from "./sharing";
import { turningPoint } from "./turning-point";
import "./story-page.css";

/** A finished game to look back on: how it ended, where it turned, how it went, and ways to share it. */
@customElement("story-page")
export class StoryPage extends DeskPage<BoardDesk, BoardDesk> {
  @state() private story: Story | undefined;
  private asked = "";

  protected override fetch(address: string): Promise<BoardDesk> {
    this.story = undefined;
    this.asked = "";
    return openBoard(address);
  }

  protected override deskOf(desk: BoardDesk): BoardDesk {
    return desk;
  }

  protected override readonly onKey = (): void => {};

  protected override onChanged(desk: BoardDesk): void {
    setTabTitle(t().story.title(nameOf(desk)), false);
    this.requestUpdate();
    if (desk.isOver && this.asked !== settings.get("language")) {
      this.asked = settings.get("language");
      void this.tell(desk);
    }
  }

  private async tell(desk: BoardDesk): Promise<void> {
    try {
      // Ways to end are told in the language of the page.
      await allGames();
      this.story = await engine.story({ ...desk.gameLine(desk.game.length), viewer: 0 });
      await this.updateComplete;
      if (!desk.findings.isGoing && !desk.findings.isDone) {
        void desk.findings.goThrough();
      }
    } catch (e) {
      complain(e);
    }
  }

  protected override render(): TemplateResult {
    const { desk } = this;
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    if (!desk?.session) {
      return html`<p class="note">${t().loading}</p>`;
    }
    const { table, own } = desk.session;
    if (!desk.isOver) {
      return html`<section class="lost"><h1>${nameOf(desk)}</h1><p>${t().story.notOver}</p>
        <p><a class="button is-main" href=${to(`/table/${table.id}`)}>${t().story.toTable}</a></p></section>`;
    }
    const { verdict, place = "", reason } = outcomeOf(table, own);
    const told = [place, reason].filter(Boolean);
    const ui = uiOf(table.game);
    const scene: Scene = { ...desk.scene(), moves: [], legal: [], figure: "" };
    return html`<header class="story-head ${feeling(table, own)}"><p class="note">${nameOf(desk)}</p>
        <h1>${verdict}</h1>${told.length > 0 ? html`<p>${t().sentences(told)}</p>` : nothing}</header>
      <div class="story">
        <section class="story-board"><h2 class="sr-only">${t().board}</h2>
          <div data-picture>${scene.view ? ui.board(scene) : nothing}</div>${this.actions(desk, verdict)}</section>
        <div class="story-parts" @step=${(e: CustomEvent<number>) => goTo(table, e.detail)}>
          ${this.turn(desk)}${this.titles(desk, ui, scene)}${this.charts(desk, ui, scene)}${this.deals(desk)}
        </div></div>`;
  }

  private actions(desk: BoardDesk, headline: string): TemplateResult {
    const { table, own } = desk.session!;
    return html`<div class="row">${
      own.length > 0 && !table.rematch
        ? html`<button class="button is-main" @click=${() => void rematch(table)}>${t().rematch}</button>`
        : nothing
    }
      <a class="button" href=${to(`/analysis/${table.id}`)}>${t().analyse}</a>
      ${sharing(table, `${nameOf(desk)}: ${headline}`, () => this.querySelector("[data-picture]"))}
      <a class="quiet" href=${to(`/table/${table.id}`)}>${t().story.toTable}</a></div>`;
  }

  private turn(desk: BoardDesk): TemplateResult {
    const { findings } = desk;
    const { table } = desk.session!;
    const seats = addressed(desk.seats);
    const point = findings.isDone ? turningPoint(curveOf(findings.all, findings.end), table.winners ?? []) : undefined;
    return html`<section data-turning><h2>${t().story.turningPoint}</h2>${
      point
        ? html`<p><b>${desk.gameLog[point.ply]?.turn ?? ""}. ${called(seats, desk.gameLog[point.ply]?.by ?? 0)}</b>${t().colon}${told(desk.gameLog[point.ply]?.text ?? "", seats)}</p>
            <p class="note">${t().story.swing(percent(point.before), percent(point.after))}
              <a href=${to(`/analysis/${table.id}?ply=${point.ply}`)}>${t().story.tryIt}</a></p>`
        : html`<p class="note" role="status">${
            findings.isDone || !findings.isGoing
              ? findings.problem || t().story.noTurningPoint
              : t().story.lookingForIt(Math.max(0, findings.done - desk.setUp), desk.game.length - desk.setUp)
          }</p>`
    }</section>`;
  }

  private titles(desk: BoardDesk, ui: GameUi, scene: Scene): TemplateResult | typeof nothing {
    const titles = this.story?.titles ?? [];
    const seats = addressed(desk.seats);
    return titles.length === 0
      ? nothing
      : html`<section data-titles><h2>${t().story.titles}</h2><ul class="story-titles">${titles.map(
          ({ seat, text }) =>
            html`<li class="seat-${seat}">${ui.badge(scene, seat)} <b>${called(seats, seat)}</b> ${told(text, seats)}</li>`,
        )}</ul></section>`;
  }

  private charts(desk: BoardDesk, ui: GameUi, scene: Scene): TemplateResult {
    const { findings } = desk;
    const seats = addressed(desk.seats);
    const chances = curveOf(findings.all, findings.end);
    const badge = (seat: number): unknown => ui.badge(scene, seat);
    return html`<section data-charts><h2>${t().story.overTime}</h2><div class="story-charts">
      <line-chart .name=${t().story.chances} .setUp=${desk.setUp} .seats=${seats} .badge=${badge}
        .lines=${seats.map(({ seat }) => chances.map((values) => values && 100 * (values[seat - 1] ?? 0)))}></line-chart>
      ${this.story?.curves.map(
        (curve) => html`<line-chart .name=${begun(curve.name)} .setUp=${desk.setUp} .seats=${seats} .badge=${badge}
        .lines=${curve.lines.map(({ values }) => values)}></line-chart>`,
      )}</div></section>`;
  }

  private deals(desk: BoardDesk): TemplateResult | typeof nothing {
    const deals = this.story?.deals ?? [];
    const seats = addressed(desk.seats);
    return deals.length === 0
      ? nothing
      : html`<details data-deals><summary>${t().story.deals}</summary><ol class="story-deals">${deals.map(
          ({
            ply,
            by,
            text,
          }) => html`<li><a class="note" href=${to(`/analysis/${desk.session!.table.id}?ply=${ply}`)}>${ply - desk.setUp}.</a>
            <b>${called(seats, by)}</b>${t().colon}${told(text, seats)}</li>`,
        )}</ol></details>`;
  }
}

function nameOf(desk: BoardDesk): string {
  return uiOf(desk.board.game).words(settings.get("language")).name;
}

/** A player at the beginning of a line; a name that was given stays as it is. */
function called(seats: readonly Seat[], seat: number): string {
  const name = seatName(seats, seat);
  return name === t().you ? begun(name) : name;
}

function begun(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function percent(share: number): number {
  return Math.round(100 * share);
}

/** Winning and losing look different. */
function feeling({ winners }: Table, own: readonly number[]): string {
  if (!winners || winners.length === 0 || own.length !== 1) {
    return "";
  }
  return winners.includes(own[0]!) ? "is-won" : "is-lost";
}

function goTo({ id }: Table, ply: number): void {
  navigate(`/analysis/${id}?ply=${ply}`);
}
