import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { GameFace, Scene, Wish } from "../games/game";
import { faceOf } from "../games/registry";
import { t } from "../words";
import "./action-bar";
import { callFor } from "./calling";
import "./chat-panel";
import { happened } from "./happened";
import { icon } from "./icons";
import "./keys-dialog";
import { onTableKey } from "./keys";
import "./log-panel";
import { lost, patiently } from "./lost";
import { seatName } from "./names";
import { outcomeOf } from "./outcome";
import { Piece } from "./piece";
import "./refusal-note";
import "./seats-panel";
import { allGames } from "./services";
import { settings } from "./settings";
import { Sitting } from "./sitting";
import "./stepper";
import { TableDesk } from "./table-desk";
import "./waiting-room";

export type Tab = "log" | "rules" | "chat";

/** A table: the board of its game, and around it what all games have in common. */
@customElement("table-page")
export class TablePage extends Piece {
  @property({ attribute: false }) tableId = "";
  @state() desk: TableDesk | undefined;
  @state() tab: Tab = "log";
  @state() private wantedRule = "";
  /** Why there is no table to show. */
  @state() private trouble: unknown;
  private language = settings.get("language");

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    this.desk?.close();
    callFor("", false);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("tableId")) {
      void this.open();
    }
    if (this.language !== settings.get("language")) {
      this.language = settings.get("language");
      this.desk?.retell();
    }
  }

  private async open(): Promise<void> {
    const id = this.tableId;
    const isWanted = (): boolean => this.isConnected && this.tableId === id;
    this.desk?.close();
    this.desk = undefined;
    this.trouble = undefined;
    try {
      const sitting = await patiently(() => Sitting.at(id), isWanted);
      if (isWanted()) {
        this.sitDown(new TableDesk(sitting));
      } else {
        sitting.close();
      }
    } catch (e) {
      this.trouble = e;
    }
  }

  private sitDown(desk: TableDesk): void {
    desk.addEventListener("changed", () => this.onChanged(desk));
    this.desk = desk;
    this.onChanged(desk);
    // For the names of endings.
    void allGames().then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }

  private onChanged(desk: TableDesk): void {
    const name = faceOf(desk.sitting.table.game)?.words(settings.get("language")).name ?? "";
    callFor(name, desk.isCalling);
    this.requestUpdate();
  }

  private readonly onKey = (e: KeyboardEvent): void => onTableKey(e, this);

  showRule(number: string): void {
    this.tab = "rules";
    this.wantedRule = number;
  }

  protected override render(): TemplateResult {
    if (this.trouble !== undefined) {
      return lost(this.trouble);
    }
    const { desk } = this;
    const face = desk && faceOf(desk.sitting.table.game);
    if (!desk || !face) {
      return html`<p class="note">${t().loading}</p>`;
    }
    if (desk.isPassedTo !== undefined) {
      return this.curtain(desk, desk.isPassedTo);
    }
    const scene = desk.scene();
    const name = face.words(scene.language).name;
    return html`<h1 class="sr-only">${name}</h1>
      <div class="table" @try-token=${(e: CustomEvent<Wish>) => void desk.try(e.detail.token, e.detail.isPlain)}
        @consider-token=${(e: CustomEvent<string | undefined>) => void desk.consider(e.detail)}>
        <h2 class="sr-only">${t().board}</h2>
        ${this.headline(desk, face)}
        <div class="table-board ${desk.moment === undefined ? "" : "is-past"}">${face.board(scene)}</div>
        ${this.side(desk, scene, face)}
      </div>
      <keys-dialog></keys-dialog>`;
  }

  /** Where the log lies far below the board: what happened last, how it ended, or what the game is about. */
  private headline(desk: TableDesk, face: GameFace): TemplateResult {
    const { table, own } = desk.sitting;
    const turn = happened(desk.told, desk.ply, table.seats) ?? face.words(settings.get("language")).about;
    const text =
      table.status === "over" && desk.moment === undefined ? html`<b>${outcomeOf(table, own).verdict}</b>` : turn;
    return html`<p class="headline" aria-hidden="true">${desk.isWhole ? text : nothing}</p>`;
  }

  /** Between two people at one screen who keep secrets from each other. */
  private curtain(desk: TableDesk, seat: number): TemplateResult {
    const name = seatName(desk.sitting.table.seats, seat);
    return html`<section class="lost curtain"><h1>${t().passOn(name)}</h1>
      <button class="button is-main" data-curtain
        @click=${() => void desk.takeOver(seat)}>${t().passedOn(name)}</button></section>`;
  }

  private side(desk: TableDesk, scene: Scene, face: GameFace): TemplateResult {
    const { sitting } = desk;
    return html`<aside class="table-side">
      ${sitting.state === "lost" ? html`<p class="banner is-alarm" role="status">${t().connectionLost}</p>` : nothing}
      ${this.since(desk)}
      ${
        sitting.own.length === 0 || sitting.table.status === "open"
          ? html`<p class="table-game" aria-hidden="true">${face.words(scene.language).name}</p>`
          : nothing
      }
      <seats-panel .sitting=${sitting} .scene=${scene} .face=${face}></seats-panel>
      ${
        sitting.table.status === "open"
          ? html`<waiting-room .sitting=${sitting} .table=${sitting.table}></waiting-room>`
          : nothing
      }
      <action-bar .desk=${desk} .scene=${scene} .face=${face}></action-bar>
      ${this.refusal(desk)}
      <ply-stepper .ply=${desk.ply} .length=${desk.length} .isReplaying=${desk.isReplaying}
        @step=${(e: CustomEvent<number>) => desk.step(e.detail)} @replay=${() => this.replay(desk)}></ply-stepper>
      ${this.tabs(desk)}
    </aside>`;
  }

  private replay(desk: TableDesk): void {
    if (desk.isReplaying) {
      desk.stopReplay();
    } else {
      desk.replay(desk.moment ?? desk.setUp);
    }
  }

  private since(desk: TableDesk): TemplateResult | typeof nothing {
    const { unseen } = desk;
    return unseen === undefined
      ? nothing
      : html`<p class="banner">${t().sinceLast(desk.length - unseen)}
          <button class="quiet" @click=${() => desk.replay(unseen)}>${t().replaySince}</button>
          <button class="icon" aria-label=${t().close} @click=${() => this.forget(desk)}>${icon("close")}</button></p>`;
  }

  private forget(desk: TableDesk): void {
    desk.unseen = undefined;
    this.requestUpdate();
  }

  private refusal(desk: TableDesk): TemplateResult | typeof nothing {
    const { refusal } = desk;
    return refusal
      ? html`<refusal-note .game=${desk.sitting.table.game} .seats=${desk.sitting.table.seats} .ruling=${refusal}
        @show-rule=${(e: Event) => this.onRule(e, refusal.rule)} @let-go=${() => desk.release()}></refusal-note>`
      : nothing;
  }

  /** The rule is shown beside the board, not on a page of its own. */
  private onRule(e: Event, rule = ""): void {
    e.preventDefault();
    this.showRule(rule);
  }

  private tabs(desk: TableDesk): TemplateResult {
    const text = t();
    const names: Record<Tab, string> = { log: text.log, rules: text.rules, chat: text.chat };
    const { sitting } = desk;
    return html`<div class="tabs" role="tablist">${(Object.keys(names) as Tab[]).map(
      (tab) => html`<button role="tab" id="tab-${tab}" aria-selected=${this.tab === tab} aria-controls="tab-panel"
        @click=${() => (this.tab = tab)}>${names[tab]}${
          tab === "chat" && sitting.history.said.length > 0
            ? html` <small>${sitting.history.said.length}</small>`
            : nothing
        }</button>`,
    )}</div>
    <div id="tab-panel" role="tabpanel" aria-labelledby="tab-${this.tab}">${this.panel(desk)}</div>`;
  }

  private panel(desk: TableDesk): TemplateResult {
    const { sitting } = desk;
    switch (this.tab) {
      case "log":
        return html`<log-panel .told=${desk.told} .seats=${sitting.table.seats} .ply=${desk.ply}
          .partings=${sitting.history.partings} .prologue=${this.prologue(desk)}
          @step=${(e: CustomEvent<number>) => desk.step(e.detail)}></log-panel>`;
      case "rules":
        void import("../rules/rules-panel");
        return html`<rules-panel .game=${sitting.table.game} .wanted=${this.wantedRule}></rules-panel>`;
      case "chat":
        return html`<chat-panel .sitting=${sitting} .said=${sitting.history.said}></chat-panel>`;
    }
  }

  private prologue(desk: TableDesk): TemplateResult | typeof nothing {
    const { game } = desk.sitting.table;
    return desk.isWhole
      ? html`<p class="note">${t().nothingYet}</p><p>${faceOf(game)?.words(settings.get("language")).about}</p>
          <p><a href="/learn/${game}">${t().learnFirst}</a></p>`
      : html`<p class="note">${t().loading}</p>`;
  }
}
