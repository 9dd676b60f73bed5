import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { queryOf } from "../analysis/board-address";
import type { LessonStep } from "../api/schema";
import type { GameUi, Scene, TokenTry } from "../board/game";
import { LightElement } from "../core/element";
import { emblem } from "../core/emblem";
import { notFound } from "../core/not-found";
import { untilReachable } from "../core/retry";
import { setTabTitle } from "../core/tab-title";
import { uiOf } from "../games/registry";
import { Motion } from "../motion/motion";
import { isNarrow } from "../play/narrow";
import { playComputer } from "../play/new-table";
import { playButton } from "../play/play-button";
import "../play/refusal-note";
import { reasonOf } from "../play/refusal-reason";
import { countOf } from "../puzzles/shelf";
import { openRule } from "../rules/rule-dialog";
import "../rules/rules-panel";
import { to } from "../core/router";
import { told } from "../core/sentence";
import { engine } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { LearnDesk } from "./learn-desk";
import { NOWHERE, type Reached } from "./reached";
import "./learn-page.css";

/** Below what a step speaks of, in pixels. */
const MARGIN = 12;

/** A lesson: small positions one after the other, in each something to do. */
@customElement("learn-page")
export class LearnPage extends LightElement {
  @property({ attribute: false }) game = "";
  @state() private steps: readonly LessonStep[] = [];
  @state() private at = 0;
  @state() private desk: LearnDesk | undefined;
  protected readonly motion = new Motion(this, () => this.desk?.line.plies.length);
  @state() private wantedRule = "";
  @state() private trouble: unknown;
  private asked = "";
  /** Where the learner was at the beginning of each step, so that one can go back. */
  private readonly reached: Reached[] = [];
  private praised: LearnDesk | undefined;
  private revealed: LearnDesk | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const asked = `${settings.get("language")} ${this.game}`;
    if (changed.has("game")) {
      this.at = 0;
      this.reached.length = 0;
    }
    if (this.asked !== asked) {
      this.asked = asked;
      void this.load();
    }
  }

  private async load(): Promise<void> {
    const { asked } = this;
    const isWanted = (): boolean => this.isConnected && this.asked === asked;
    this.trouble = undefined;
    try {
      const steps = await untilReachable(() => engine.lesson(this.game), isWanted);
      if (isWanted()) {
        this.steps = steps;
        setTabTitle(this.heading, false);
        this.begin(Math.min(this.at, this.reached.length, steps.length));
      }
    } catch (e) {
      this.trouble = e;
    }
  }

  private get heading(): string {
    return t().lesson(uiOf(this.game).words(settings.get("language")).name);
  }

  private begin(at: number): void {
    this.at = at;
    this.wantedRule = "";
    const step = this.steps[at];
    this.desk = step && new LearnDesk(this.game, step, this.reached[at] ?? NOWHERE);
    this.desk?.addEventListener("changed", () => this.requestUpdate());
    // Whatever was done far down the page, a step begins with what it says and the board.
    scrollTo(0, 0);
  }

  private goOn(desk: LearnDesk): void {
    this.reached[this.at + 1] = desk.reached;
    this.begin(this.at + 1);
  }

  protected override updated(): void {
    const text = this.querySelector(".learn-after");
    if (text && this.praised !== this.desk) {
      this.praised = this.desk;
      text.scrollIntoView({ block: "nearest" });
    }
    void this.reveal();
  }

  /** A step begins with what it speaks of in sight, above the words where they lie over the page. */
  private async reveal(): Promise<void> {
    const { desk } = this;
    const board = this.querySelector<LightElement>(".table-board > *");
    if (!desk || !board || this.revealed === desk || !desk.scene().view) {
      return;
    }
    this.revealed = desk;
    await board.updateComplete;
    const [side, lit] = [this.querySelector(".table-side"), this.querySelector(".table-board .is-lit")];
    if (side && lit && getComputedStyle(side).position === "fixed") {
      scrollBy(0, Math.max(0, lit.getBoundingClientRect().bottom + MARGIN - side.getBoundingClientRect().top));
    }
  }

  protected override render(): TemplateResult {
    const ui = uiOf(this.game);
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    if (this.steps.length === 0) {
      return html`<p class="note">${t().loading}</p>`;
    }
    return this.desk ? this.step(ui, this.desk) : this.end(ui);
  }

  private step(ui: GameUi, desk: LearnDesk): TemplateResult {
    const scene = desk.scene();
    return html`<div class="table"
      @try-token=${(e: CustomEvent<TokenTry>) => void desk.heed(e.detail)}
        @consider-token=${(e: CustomEvent<string | undefined>) => void desk.consider(e.detail)}
        @ask-why=${(e: CustomEvent<string>) => void desk.wonder(e.detail)}>
      <div class="table-board">${scene.view ? ui.board(scene) : nothing}</div>
      <aside class="table-side">
        <h1 class="learn-title">${this.heading}</h1>
        ${this.progress()}
        <section class="actions" aria-live="polite">
          ${this.at > 0 && desk.step.plies ? html`<h2 class="learn-anew">${t().newPosition}</h2>` : nothing}
          ${this.eyes(ui, scene)}
          <p class="learn-text">${told(desk.text, scene.seats)}</p>
          ${this.todo(ui, desk, scene)}
          ${desk.isDone ? this.done(desk, scene) : nothing}
          ${this.moves(desk)}
        </section>
        ${
          desk.refusal && !desk.isDone
            ? html`<refusal-note .game=${this.game} .seats=${scene.seats} .ruling=${desk.refusal}
            @show-rule=${(e: Event) => this.onRefusalRule(e, desk)}
            @let-go=${() => desk.release()}></refusal-note>`
            : nothing
        }
        ${this.wantedRule ? html`<rules-panel .game=${this.game} .wanted=${this.wantedRule}></rules-panel>` : nothing}
      </aside>
    </div>`;
  }

  /** Through whose eyes one looks. */
  private eyes(ui: GameUi, scene: Scene): TemplateResult | typeof nothing {
    if (!scene.view) {
      return nothing;
    }
    const badge = ui.badge(scene, scene.viewer);
    return html`<p class="learn-eyes"
      data-eyes=${scene.viewer}
      >${t().youAre(t().player(scene.viewer))} ${badge === nothing ? emblem(scene.viewer) : badge}</p>`;
  }

  /** What can be done. */
  private todo(ui: GameUi, desk: LearnDesk, scene: Scene): TemplateResult {
    const { task, tokens, label } = desk.way;
    return html`<div class="learn-todo ${desk.isDone ? "is-over" : ""}">
      ${desk.isOther ? html`<p class="note">${t().otherMove}</p>` : nothing}
      <div class="controls">${scene.view ? ui.controls(scene) : nothing}
        ${
          task === "try"
            ? html`<button class="button" data-try
              @click=${() => void desk.try(tokens[0]!)}>${label ? t().tryThis(label) : t().tryIt}</button>`
            : nothing
        }</div>
      ${playButton(desk)}</div>`;
  }

  /** What was refused belongs to what was learnt: no alarm beside a success. */
  private done(desk: LearnDesk, scene: Scene): TemplateResult {
    const { refusal } = desk;
    return html`<div class="learn-after">${
      refusal
        ? html`<p class="learn-refused">${told(reasonOf(refusal.message ?? "", refusal.rule), scene.seats)}
            ${
              refusal.rule
                ? html`<a class="refusal-rule" href=${to(`/rules/${this.game}#${refusal.rule}`)}
                @click=${(e: Event) => this.onRule(e, refusal.rule)}>${t().rule(refusal.rule)}</a>`
                : nothing
            }</p>`
        : nothing
    }
      <p class="learn-done">✓ ${told(desk.done, scene.seats)}</p>
      <div class="row"><button class="button is-main" data-next @click=${() => this.goOn(desk)}>${t().next}</button>
        <button class="quiet" @click=${() => this.begin(this.at)}>${t().onceMore}</button>
        <a class="quiet" data-board href=${to(`/board/${this.game}${queryOf(desk.line, desk.line.plies)}`)}
          >${t().study.open}</a></div></div>`;
  }

  /** The rule is shown here, not on a page of its own: the lesson goes on. */
  private onRule(e: Event, rule = ""): void {
    e.preventDefault();
    if (isNarrow()) {
      openRule(this.game, rule);
    } else {
      this.wantedRule = rule;
    }
  }

  /** Where the rule comes over the board, the reason makes way; once a step is done, it belongs to what was learnt. */
  private onRefusalRule(e: Event, desk: LearnDesk): void {
    this.onRule(e, desk.refusal?.rule);
    if (isNarrow()) {
      desk.release();
    }
  }

  private progress(): TemplateResult {
    return html`<p class="learn-progress"><span aria-hidden="true" class="learn-bar">
      ${this.steps.map(
        (_, i) => html`<span class=${i < this.at ? "is-done" : i === this.at ? "is-now" : ""}></span>`,
      )}</span>
      <span class="learn-count">${t().step(this.at + 1, this.steps.length)}</span></p>`;
  }

  private moves(desk: LearnDesk): TemplateResult {
    return html`<div class="row">
      ${
        this.at > 0
          ? html`<button class="quiet" @click=${() => this.begin(this.at - 1)}>${t().previous}</button>`
          : nothing
      }
      <button class="quiet" aria-pressed=${desk.details} title=${t().detailsHint}
        @click=${() => desk.toggleDetails()}>${t().details}</button></div>`;
  }

  private end(ui: GameUi): TemplateResult {
    return html`<section class="lost learn-end"><h1 class="learn-title">${this.heading}</h1>
      <div class="card-picture">${ui.picture()}</div>
      <p>${t().lessonOver}</p>
      <p class="row"><button class="button is-main"
        @click=${() => void playComputer(this.game, 1)}>${t().playComputer}</button>
        <a class="button" href=${to(`/rules/${this.game}`)}>${t().rules}</a>
        ${
          countOf(this.game) > 0
            ? html`<a class="button" href=${to(`/puzzles/${this.game}`)}>${t().puzzles.link}</a>`
            : nothing
        }
        <a class="button" href=${to(`/board/${this.game}`)}>${t().study.link}</a>
        <button class="quiet" @click=${() => this.begin(0)}>${t().onceMore}</button></p></section>`;
  }
}
