import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { LessonStep } from "../api/schema";
import type { GameFace, Wish } from "../games/game";
import { faceOf } from "../games/registry";
import { callFor } from "../shell/calling";
import { lost, patiently } from "../shell/lost";
import { openTable } from "../shell/new-table";
import { Piece } from "../shell/piece";
import { playIt } from "../shell/play-it";
import "../shell/refusal-note";
import "../shell/rules-panel";
import { allGames, client } from "../shell/services";
import { settings } from "../shell/settings";
import { t } from "../words";
import { LearnDesk } from "./learn-desk";
import "./learn.css";

/** A lesson: small positions one after the other, in each something to do. */
@customElement("learn-page")
export class LearnPage extends Piece {
  @property({ attribute: false }) game = "";
  @state() private steps: readonly LessonStep[] = [];
  @state() private at = 0;
  @state() private desk: LearnDesk | undefined;
  @state() private wantedRule = "";
  @state() private trouble: unknown;
  private asked = "";
  private praised: LearnDesk | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const asked = `${settings.get("language")} ${this.game}`;
    if (changed.has("game")) {
      this.at = 0;
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
      const steps = await patiently(() => client.get<LessonStep[]>(`/games/${this.game}/lesson`), isWanted);
      if (isWanted()) {
        this.steps = steps;
        callFor(this.heading, false);
        this.begin(Math.min(this.at, steps.length));
      }
    } catch (e) {
      this.trouble = e;
    }
  }

  private get heading(): string {
    return t().lesson(faceOf(this.game)?.words(settings.get("language")).name ?? "");
  }

  private begin(at: number): void {
    this.at = at;
    this.wantedRule = "";
    const step = this.steps[at];
    this.desk = step && new LearnDesk(this.game, step);
    this.desk?.addEventListener("changed", () => this.requestUpdate());
    void this.updateComplete.then(() => this.querySelector(".learn-title")?.scrollIntoView({ block: "nearest" }));
  }

  /** What was learnt may stand above a board that somebody has scrolled down to. */
  protected override updated(): void {
    if (this.desk?.isDone && this.praised !== this.desk) {
      this.praised = this.desk;
      this.querySelector(".learn-done")?.scrollIntoView({ block: "nearest" });
    }
  }

  protected override render(): TemplateResult {
    const face = faceOf(this.game);
    if (!face || this.trouble !== undefined) {
      return lost(this.trouble);
    }
    if (this.steps.length === 0) {
      return html`<p class="note">${t().loading}</p>`;
    }
    return this.desk ? this.step(face, this.desk) : this.end(face);
  }

  private step(face: GameFace, desk: LearnDesk): TemplateResult {
    const scene = desk.scene();
    const { step } = desk;
    return html`<div class="table" @try-token=${(e: CustomEvent<Wish>) => void desk.try(e.detail.token, e.detail.isPlain)}
        @consider-token=${(e: CustomEvent<string | undefined>) => void desk.consider(e.detail)}>
      <div class="table-board">${scene.view ? face.board(scene) : nothing}</div>
      <aside class="table-side">
        <h1 class="learn-title">${this.heading}</h1>
        ${this.progress()}
        <section class="actions" aria-live="polite">
          <p class="learn-text">${step.text}</p>
          ${desk.isDone ? html`<p class="learn-done">✓ ${step.done}</p>` : nothing}
          ${desk.isOther && !desk.isDone ? html`<p class="note">${t().otherMove}</p>` : nothing}
          <div class="controls">${scene.view && !desk.isDone ? face.controls(scene) : nothing}
            ${step.task === "try" && !desk.isDone
              ? html`<button class="button" data-try @click=${() => void desk.try(step.tokens[0]!)}>${t().tryThis(step.tokens[0]!)}</button>`
              : nothing}</div>
          ${desk.isDone ? nothing : playIt(desk)}
          ${this.moves(desk)}
        </section>
        ${desk.refusal ? html`<refusal-note .game=${this.game} .ruling=${desk.refusal} @show-rule=${() => (this.wantedRule = desk.refusal?.rule ?? "")} @let-go=${() => desk.release()}></refusal-note>` : nothing}
        ${this.wantedRule ? html`<rules-panel .game=${this.game} .wanted=${this.wantedRule}></rules-panel>` : nothing}
      </aside>
    </div>`;
  }

  private progress(): TemplateResult {
    return html`<p class="learn-progress" role="img" aria-label=${t().step(this.at + 1, this.steps.length)}>
      ${this.steps.map((_, i) => html`<span class=${i < this.at ? "is-done" : i === this.at ? "is-now" : ""}></span>`)}</p>`;
  }

  private moves(desk: LearnDesk): TemplateResult {
    return html`<div class="row">
      ${desk.isDone ? html`<button class="button is-main again" data-next @click=${() => this.begin(this.at + 1)}>${t().next}</button>` : nothing}
      ${desk.isDone ? html`<button class="quiet" @click=${() => this.begin(this.at)}>${t().onceMore}</button>` : nothing}
      ${this.at > 0 ? html`<button class="quiet" @click=${() => this.begin(this.at - 1)}>${t().previous}</button>` : nothing}
      <button class="quiet" aria-pressed=${desk.details} title=${t().detailsHint} @click=${() => desk.toggleDetails()}>${t().details}</button></div>`;
  }

  private end(face: GameFace): TemplateResult {
    return html`<section class="lost learn-end"><h1 class="learn-title">${this.heading}</h1>
      <div class="card-picture">${face.picture()}</div>
      <p>${t().lessonOver}</p>
      <p class="row"><button class="button is-main" @click=${() => void this.playComputer()}>${t().playComputer}</button>
        <a class="button" href="/rules/${this.game}">${t().rules}</a>
        <button class="quiet" @click=${() => this.begin(0)}>${t().onceMore}</button></p></section>`;
  }

  private async playComputer(): Promise<void> {
    const usual = (await allGames()).find(({ id }) => id === this.game)?.usualSeats ?? 2;
    const seats = Array.from({ length: usual }, (_, i) => (i === 0 ? { kind: "me" as const } : { kind: "agent" as const, level: 1 }));
    await openTable({ game: this.game, seats, listed: false });
  }
}
