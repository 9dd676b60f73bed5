import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { GameUi, Scene, TokenTry } from "../board/game";
import { LightElement } from "../core/element";
import { emblem } from "../core/emblem";
import { notFound } from "../core/not-found";
import { untilReachable } from "../core/retry";
import { navigate } from "../core/router";
import { told } from "../core/sentence";
import { settings } from "../core/settings";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { Motion } from "../motion/motion";
import { isNarrow } from "../play/narrow";
import { playButton } from "../play/play-button";
import "../play/refusal-note";
import { openRule } from "../rules/rule-dialog";
import "../rules/rules-panel";
import { Progress } from "./progress";
import { GRADES, nextOf, type Puzzle } from "./puzzle";
import { PuzzleDesk } from "./puzzle-desk";
import { puzzlesOf, today } from "./shelf";
import "./puzzle-page.css";

const TODAY = "today";

/** The puzzles of a game, one at a time. */
@customElement("puzzle-page")
export class PuzzlePage extends LightElement {
  @property({ attribute: false }) game = "";
  /** Which one; "today" for that of the day, "" for any that is not solved yet. */
  @property({ attribute: false }) puzzleId = "";
  @state() private puzzles: readonly Puzzle[] | undefined;
  @state() private desk: PuzzleDesk | undefined;
  protected readonly motion = new Motion(this, () => this.desk?.line.plies.length);
  @state() private wantedRule = "";
  @state() private trouble: unknown;
  private progress = new Progress("");
  private language = settings.get("language");

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.desk?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game")) {
      this.progress = new Progress(this.game);
      this.puzzles = undefined;
      void this.load();
    } else if (changed.has("puzzleId")) {
      this.begin();
    } else if (this.language !== settings.get("language")) {
      void this.desk?.retry();
    }
    this.language = settings.get("language");
  }

  private async load(): Promise<void> {
    const { game } = this;
    const isWanted = (): boolean => this.isConnected && this.game === game;
    this.trouble = undefined;
    try {
      const puzzles = await untilReachable(() => puzzlesOf(game), isWanted);
      if (isWanted()) {
        this.puzzles = puzzles;
        setTabTitle(this.heading, false);
        this.begin();
      }
    } catch (e) {
      this.trouble = e;
    }
  }

  private get heading(): string {
    return t().puzzles.title(uiOf(this.game).words(settings.get("language")).name);
  }

  /** Shows the puzzle that the address names. */
  private begin(): void {
    this.desk?.close();
    this.wantedRule = "";
    const puzzle = this.wanted();
    this.desk = puzzle && new PuzzleDesk(this.game, puzzle, this.progress);
    this.desk?.addEventListener("changed", () => this.requestUpdate());
  }

  private wanted(): Puzzle | undefined {
    const puzzles = this.puzzles ?? [];
    if (this.puzzleId === TODAY) {
      const day = today();
      return puzzles[day?.game === this.game ? day.index : 0];
    }
    return this.puzzleId === "" ? this.nextAfter("") : puzzles.find(({ id }) => id === this.puzzleId);
  }

  private nextAfter(after: string): Puzzle | undefined {
    return nextOf(this.puzzles ?? [], after, this.progress.grade, (id) => this.progress.isSolved(id));
  }

  private goOn(): void {
    const next = this.nextAfter(this.desk?.puzzle.id ?? "");
    navigate(`/puzzles/${this.game}${next ? `/${next.id}` : ""}`);
  }

  protected override render(): TemplateResult {
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    if (!this.puzzles) {
      return html`<p class="note">${t().loading}</p>`;
    }
    if (this.puzzleId !== "" && !this.desk) {
      return notFound();
    }
    return this.desk
      ? this.shown(uiOf(this.game), this.desk)
      : html`<section class="lost"><h1 class="puzzle-title">${this.heading}</h1>
        <p>${this.puzzles.length === 0 ? t().puzzles.none : t().puzzles.noneOfGrade}</p>${this.choice()}</section>`;
  }

  private shown(ui: GameUi, desk: PuzzleDesk): TemplateResult {
    const scene = desk.scene();
    return html`<div class="table" data-stage=${desk.stage} data-puzzle=${desk.puzzle.id}
      @try-token=${(e: CustomEvent<TokenTry>) => void desk.heed(e.detail)}
      @consider-token=${(e: CustomEvent<string | undefined>) => void desk.consider(e.detail)}
        @ask-why=${(e: CustomEvent<string>) => void desk.wonder(e.detail)}>
      <div class="table-board">${scene.view ? ui.board(scene) : nothing}</div>
      <aside class="table-side">
        <h1 class="puzzle-title">${this.heading}</h1>
        ${this.choice()}
        <section class="actions">
          ${this.question(ui, desk, scene)}
          <div class="controls">${scene.view && desk.stage === "asked" ? ui.controls(scene) : nothing}</div>
          ${playButton(desk)}
          <div aria-live="polite">${this.result(desk, scene)}</div>
          ${this.buttons(desk)}
        </section>
        ${
          desk.refusal
            ? html`<refusal-note .game=${this.game} .seats=${scene.seats} .ruling=${desk.refusal}
            @show-rule=${(e: Event) => this.onRule(e, desk)}
            @let-go=${() => desk.release()}></refusal-note>`
            : nothing
        }
        ${this.wantedRule ? html`<rules-panel .game=${this.game} .wanted=${this.wantedRule}></rules-panel>` : nothing}
      </aside>
    </div>`;
  }

  private question(ui: GameUi, desk: PuzzleDesk, scene: Scene): TemplateResult {
    const badge = scene.view ? ui.badge(scene, desk.solver) : nothing;
    const { kind, answer, grade } = desk.puzzle;
    const words = t().puzzles;
    return html`<p class="puzzle-eyes"
        >${t().youAre(t().player(desk.solver))} ${badge === nothing ? emblem(desk.solver) : badge}</p>
      <p class="puzzle-ask">${words.ask[kind]}</p>
      <p class="note">${words.gradeName(grade)}. ${words.parts(answer.length)}</p>
      ${desk.prompt ? html`<p class="note puzzle-prompt">${told(desk.prompt, scene.seats)}</p>` : nothing}`;
  }

  private result(desk: PuzzleDesk, scene: Scene): TemplateResult | typeof nothing {
    const words = t().puzzles;
    switch (desk.stage) {
      case "asked":
        return desk.isUnderWay ? html`<p class="note">✓ ${words.keepGoing}</p>` : nothing;
      case "thinking":
        return html`<p class="note">${words.thinking}</p>`;
      case "solved":
        return html`<div class="puzzle-result"><p>✓ ${words.solved}</p></div>`;
      case "wrong":
      case "shown":
        return html`<div class="puzzle-result ${desk.stage === "wrong" ? "is-wrong" : ""}">
          <p>${desk.stage === "wrong" ? html`✗ ${words.wrong[desk.puzzle.kind]}` : words.answerIs}</p>
          <ol>${desk.shown.map(
            ({ by, text }) => html`<li>${by > 0 ? html`${emblem(by)} ` : nothing}${told(text, scene.seats)}</li>`,
          )}</ol></div>`;
    }
  }

  private buttons(desk: PuzzleDesk): TemplateResult {
    const words = t().puzzles;
    const isOver = desk.stage === "solved" || desk.stage === "shown";
    return html`<div class="row">
      ${
        desk.stage === "wrong" || isOver
          ? html`<button class=${isOver ? "quiet" : "button is-main"} data-retry
            @click=${() => void desk.retry()}>${words.tryAgain}</button>`
          : nothing
      }
      ${
        isOver
          ? nothing
          : html`<button class="quiet" data-answer ?disabled=${desk.stage === "thinking"}
            @click=${() => void desk.showAnswer()}>${words.showAnswer}</button>`
      }
      <button class=${isOver ? "button is-main" : "quiet"} data-next
        @click=${() => this.goOn()}>${words.next}</button>
      <button class="quiet" aria-pressed=${desk.details} title=${t().detailsHint}
        @click=${() => desk.toggleDetails()}>${t().details}</button></div>`;
  }

  private choice(): TemplateResult {
    const words = t().puzzles;
    const { progress } = this;
    return html`<div class="puzzle-choice">
      <label>${words.grade} <select data-grade
        @change=${(e: Event) => this.choose(Number((e.target as HTMLSelectElement).value))}>
        <option value="0" ?selected=${progress.grade === 0}>${words.anyGrade}</option>
        ${GRADES.map(
          (grade) =>
            html`<option value=${grade} ?selected=${progress.grade === grade}>${words.gradeName(grade)}</option>`,
        )}</select></label>
      <p class="puzzle-count">${words.count(progress.solved, this.puzzles?.length ?? 0)}${
        progress.streak > 1 ? html`<br>${words.streak(progress.streak)}` : nothing
      }</p></div>`;
  }

  private choose(grade: number): void {
    this.progress.grade = grade;
    this.requestUpdate();
    this.goOn();
  }

  /** The rule is shown here, not on a page of its own: the puzzle goes on. Where it comes over the board, the reason makes way. */
  private onRule(e: Event, desk: PuzzleDesk): void {
    const rule = desk.refusal?.rule ?? "";
    e.preventDefault();
    if (isNarrow()) {
      desk.release();
      openRule(this.game, rule);
    } else {
      this.wantedRule = rule;
    }
  }
}
