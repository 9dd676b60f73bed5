import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import type { GameUi, Scene, TokenTry } from "../board/game";
import { copy } from "../core/clipboard";
import { setTabTitle } from "../core/tab-title";
import { uiOf } from "../games/registry";
import { worthOf } from "../play/advice";
import { DeskPage } from "../play/desk-page";
import "../play/log-panel";
import { seatName } from "../core/names";
import { notFound } from "../core/not-found";
import { toldOutcome } from "../play/outcome";
import { playButton } from "../play/play-button";
import "../play/refusal-note";
import { told, toldInARow } from "../core/sentence";
import { settings } from "../core/settings";
import "../play/ply-stepper";
import { to } from "../core/router";
import { t } from "../core/words";
import { recordLinks } from "../session/record-links";
import "./analysis-page.css";
import { type Cost, costliest, curveOf } from "./costs";
import "./fair-check";
import { StudyDesk } from "./study-desk";
import "./value-curve";

const MOST_CANDIDATES = 5;

/**
 * A finished game under the lens: value over time, what cost most, better moves on the board, other lines tried out.
 */
@customElement("analysis-page")
export class AnalysisPage extends DeskPage<StudyDesk, StudyDesk> {
  protected override fetch(tableId: string): Promise<StudyDesk> {
    return StudyDesk.of(tableId);
  }

  protected override deskOf(desk: StudyDesk): StudyDesk {
    if (desk.table.status === "over") {
      void desk.findings.goThrough();
    }
    return desk;
  }

  protected override onChanged(desk: StudyDesk): void {
    setTabTitle(titleOf(uiOf(desk.table.game)), false);
    this.requestUpdate();
  }

  protected override readonly onKey = (e: KeyboardEvent): void => {
    const isWriting = e.target instanceof Element && e.target.closest("input, textarea, select, dialog[open]") !== null;
    const { desk } = this;
    const steps: Record<string, number | undefined> = {
      ",": (desk?.ply ?? 0) - 1,
      ".": (desk?.ply ?? 0) + 1,
      "[": 0,
      "]": desk?.length,
    };
    const ply = steps[e.key];
    if (desk && !isWriting && !e.ctrlKey && !e.metaKey && !e.altKey && ply !== undefined) {
      e.preventDefault();
      void desk.show(ply);
    }
  };

  protected override render(): TemplateResult {
    const { desk } = this;
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    if (!desk) {
      return html`<p class="note">${t().loading}</p>`;
    }
    if (desk.table.status !== "over") {
      return html`<section class="lost"><h1>${t().notOver}</h1>
        <p><a href=${to(`/table/${this.tableId}`)}>${t().toTable}</a></p></section>`;
    }
    const scene = desk.scene();
    const ui = uiOf(desk.table.game);
    return html`<div class="table"
      @try-token=${(e: CustomEvent<TokenTry>) => void desk.try(e.detail.token, e.detail.isPlain)}
        @consider-token=${(e: CustomEvent<string | undefined>) => void desk.consider(e.detail)}
        @step=${(e: CustomEvent<number>) => this.step(desk, e.detail)}>
      <h2 class="sr-only">${t().board}</h2>
      <div class="table-board ${desk.isMain ? "" : "is-past"}">${scene.view ? ui.board(scene) : nothing}</div>
      <aside class="table-side"><h1 class="analysis-title">${titleOf(ui)}</h1>${this.side(desk, scene, ui)}</aside>
    </div>`;
  }

  /** Stepping within the log or the curve leads back into the game. */
  private step(desk: StudyDesk, ply: number): void {
    void desk.show(ply);
  }

  private mainStep(desk: StudyDesk, ply: number): void {
    desk.variation = undefined;
    void desk.show(ply);
  }

  private side(desk: StudyDesk, scene: Scene, ui: GameUi): TemplateResult {
    const { table, findings, history } = desk;
    const curve = curveOf(findings.all, findings.end);
    const costs = costliest(history.plies, findings.all, findings.end);
    const onMain = (e: CustomEvent<number>): void => {
      e.stopPropagation();
      this.mainStep(desk, e.detail);
    };
    return html`
      <p class="note">${toldOutcome(table, [])}</p>
      <value-curve .values=${curve} .seats=${table.seats} .costs=${costs}
        .ply=${desk.isMain ? desk.ply : desk.variation!.from} .isAside=${!desk.isMain}
        .worth=${(seat: number) => worth(desk, seat)} .badge=${(seat: number) => ui.badge(scene, seat)}
        @step=${onMain}></value-curve>
      <ply-stepper .ply=${desk.ply} .length=${desk.length} .canReplay=${false}
        @step=${(e: CustomEvent<number>) => this.step(desk, e.detail)}></ply-stepper>
      ${this.variation(desk, scene)}
      <div class="controls">${ui.controls(scene)}</div>
      ${playButton(desk)}
      ${this.thinking(desk)}
      ${this.candidates(desk)}
      ${this.costs(desk, costs)}
      ${this.refusal(desk)}
      <details><summary>${t().log}</summary><log-panel .log=${desk.log} .seats=${table.seats}
        .ply=${desk.isMain ? desk.ply : -1} @step=${onMain}></log-panel></details>
      <fair-check .table=${table} .history=${history} .events=${desk.events}
        .lineAt=${(ply: number) => desk.mainLine(ply)}></fair-check>
      ${this.links(desk)}`;
  }

  private variation(desk: StudyDesk, scene: Scene): TemplateResult {
    return desk.variation
      ? html`<p class="banner">${t().variation(desk.variation.from + 1)}
          <button class="quiet" @click=${() => desk.dropVariation()}>${t().dropVariation}</button></p>`
      : html`<p class="note">${scene.legal.length > 0 ? t().tryHint : nothing}</p>`;
  }

  private links(desk: StudyDesk): TemplateResult {
    const { id } = desk.table;
    return html`<div class="row"><a class="quiet" href=${to(`/table/${id}`)}>${t().toTable}</a>
        ${recordLinks(desk.host, desk.table)}
        ${
          isKeptHere(id)
            ? nothing
            : html`<button class="quiet" @click=${() => void copy(location.href)}>${t().shareRecord}</button>`
        }
        <button class="quiet" aria-pressed=${desk.details}
          @click=${() => desk.toggleDetails()}>${t().details}</button></div>`;
  }

  private thinking(desk: StudyDesk): TemplateResult {
    const { findings } = desk;
    const isOpen = desk.scene().legal.length > 0;
    const isBusy = findings.isGoing || findings.isThinking;
    return html`<div class="row">
      ${isBusy ? html`<button class="button" @click=${() => findings.stop()}>${t().stop}</button>` : nothing}
      ${
        isBusy || findings.isDone
          ? nothing
          : html`<button class="button" @click=${() => void findings.goThrough()}>${t().goThrough}</button>`
      }
      ${
        isOpen && !findings.isThinking
          ? html`<button class="button" @click=${() => void desk.think()}>${t().thinkHere}</button>`
          : nothing
      }
      ${
        findings.isDone
          ? nothing
          : html`<span class="note" role="status">${t().goingThrough(findings.done, desk.history.plies.length)}</span>`
      }
      ${findings.problem ? html`<p class="refusal">${findings.problem}</p>` : nothing}</div>`;
  }

  private candidates(desk: StudyDesk): TemplateResult | typeof nothing {
    const { finding } = desk;
    const { seats } = desk.table;
    return finding
      ? html`<section><h2 class="small-title">${finding.proven === "loss" ? t().allLose : t().candidates}</h2>
          <ol class="candidates">${finding.moves
            .filter(({ advised }) => advised)
            .slice(0, MOST_CANDIDATES)
            .map(
              (move) => html`<li><button class="log-ply" @click=${() => void desk.try(move.token, true)}>
              <b>${toldInARow(
                move.turn.map(({ text }) => text),
                seats,
              )}</b> <span class="note">${worthOf(move)}</span></button></li>`,
            )}</ol></section>`
      : nothing;
  }

  /** Before the whole game was looked at nobody can say that nothing stands out. */
  private costs(desk: StudyDesk, costs: readonly Cost[]): TemplateResult | typeof nothing {
    if (costs.length === 0) {
      return desk.findings.isDone && desk.history.plies.length > 0 ? html`<p class="note">${t().noCosts}</p>` : nothing;
    }
    return html`<section><h2 class="small-title">${t().costliest}</h2>
      <ol class="candidates">${costs.map(
        (cost) => html`<li><button class="log-ply"
          @click=${() => this.mainStep(desk, cost.ply)}><b>${cost.ply + 1}. ${seatName(desk.table.seats, cost.by)}</b>
          ${told(sentenceOf(desk, cost), desk.table.seats)}</button></li>`,
      )}</ol></section>`;
  }

  private refusal(desk: StudyDesk): TemplateResult | typeof nothing {
    return desk.refusal
      ? html`<refusal-note .game=${desk.table.game} .seats=${desk.table.seats} .ruling=${desk.refusal}
        @let-go=${() => desk.release()}></refusal-note>`
      : nothing;
  }
}

function titleOf(ui: GameUi): string {
  return t().analysis(ui.words(settings.get("language")).name);
}

function sentenceOf(desk: StudyDesk, { ply, better, cost, isWin }: Cost): string {
  const action = desk.log[ply]?.text ?? desk.history.plies[ply]?.token ?? "";
  const turn = better.join(t().comma);
  return isWin ? t().costWin(action, turn) : t().cost(action, turn, Math.round(cost * 100));
}

/** What the position that is shown is worth to a seat. */
function worth(desk: StudyDesk, seat: number): string {
  const { finding, findings } = desk;
  const isEnd = desk.isMain && desk.ply === desk.history.plies.length;
  const value = (isEnd ? findings.end : finding?.values)?.[seat - 1];
  if (value === undefined) {
    return "";
  }
  return finding?.proven || isEnd
    ? t().proven[value === 1 ? "win" : value === 0 ? "loss" : "draw"]
    : t().percent(Math.round(value * 100));
}
