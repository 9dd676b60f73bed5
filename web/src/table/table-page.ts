import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { barAtFoot, type GameUi, type Scene, type TokenTry } from "../board/game";
import { to } from "../core/router";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import "./action-bar";
import { icon } from "../core/icons";
import { setTabTitle } from "../core/tab-title";
import { hasChat } from "../people/chat-panel";
import { ChatSeen } from "../people/chat-seen";
import { lastTurnText } from "./last-turn-text";
import "./keys-dialog";
import { DeskPage } from "../play/desk-page";
import { onTableKey, type Tab } from "./keys";
import "../play/log-panel";
import { seatName } from "../core/names";
import { notFound } from "../core/not-found";
import { setUpOf } from "../play/history";
import { isNarrow } from "../play/narrow";
import "../play/stage-note";
import "./seats-panel";
import { engine } from "../core/services";
import { settings } from "../core/settings";
import { whenIdle } from "../core/when-idle";
import { Motion } from "../motion/motion";
import { AgentsHere } from "../session/agents-here";
import { TableSession } from "../session/table-session";
import { TableSounds } from "../session/table-sounds";
import "../play/ply-stepper";
import { TableDesk } from "./table-desk";
import "../people/table-terms";
import "../people/waiting-room";
import "./table-notes";
import "./table-questions";
import "./table-page.css";

/** How long the panel of a tab may take to come. */
const TAB_COMES_MILLIS = 1500;

/** A table: the board of its game, and around it what all games have in common. */
@customElement("table-page")
export class TablePage extends DeskPage<TableSession, TableDesk> {
  @state() tab: Tab = "log";
  @state() private wantedRule = "";
  protected readonly motion = new Motion(this, () => this.desk?.ply);
  /** Until what somebody plays is shown at once; nothing before they may play. */
  prepared: Promise<void> | undefined;

  protected override fetch(tableId: string): Promise<TableSession> {
    return TableSession.at(tableId);
  }

  protected override deskOf(session: TableSession): TableDesk {
    new AgentsHere(session);
    new TableSounds(session);
    return new TableDesk(session);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setTabTitle("", false);
  }

  protected override onChanged(desk: TableDesk): void {
    const name = uiOf(desk.session.table.game).words(settings.get("language")).name;
    setTabTitle(name, desk.isCalling);
    this.requestUpdate();
    if (desk.session.playing.length > 0 && desk.session.table.status !== "over") {
      this.prepared ??= whenIdle().then(() => engine.prepare(desk.line));
    }
  }

  protected override readonly onKey = (e: KeyboardEvent): void => onTableKey(e, this);

  showKeys(): void {
    this.querySelector("keys-dialog")?.open();
  }

  /** Where the rules lie far below the board, a rule comes over the page instead. */
  private showRule(game: string, number: string): void {
    if (isNarrow()) {
      void import("../rules/rule-dialog").then(({ openRule }) => openRule(game, number));
      return;
    }
    this.tab = "rules";
    this.wantedRule = number;
  }

  protected override render(): TemplateResult {
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    const { desk } = this;
    if (!desk) {
      return html`<p class="note">${t().loading}</p>`;
    }
    const ui = uiOf(desk.session.table.game);
    if (desk.isPassedTo !== undefined) {
      return this.curtain(desk, desk.isPassedTo);
    }
    const scene = this.scene(desk, ui);
    const name = ui.words(scene.language).name;
    return html`<h1 class="sr-only">${name}</h1>
      <div class="table ${desk.details ? "is-detailed" : ""} ${ui.hasOwnColours ? "has-own-colours" : ""}" @try-token=${(e: CustomEvent<TokenTry>) => void desk.heed(e.detail)}
        @consider-token=${(e: CustomEvent<string | undefined>) => void desk.consider(e.detail)}
        @click=${(e: Event) => pointAtPlace(e, desk)} @ask-why=${(e: CustomEvent<string>) => void desk.wonder(e.detail)}>
        <h2 class="sr-only">${t().board}</h2>
        ${this.headline(desk, ui)}
        <div class="table-board ${desk.moment === undefined ? "" : "is-past"}" @click=${() => desk.skip()}>${ui.board(scene)}
          ${this.note(desk, scene, ui)}</div>
        ${this.side(desk, scene, ui)}
      </div>`;
  }

  /** What the board draws, with the list of seats if it has a place for that. */
  private scene(desk: TableDesk, ui: GameUi): Scene {
    const scene = desk.scene();
    return ui.listsSeats ? { ...scene, seatList: seatList(desk, scene, ui) } : scene;
  }

  /** Where the log lies far below the board: what happened last, or what the game is about. */
  private headline(desk: TableDesk, ui: GameUi): TemplateResult {
    const { seats } = desk.session.table;
    const text = lastTurnText(desk.log, desk.ply, seats, ui.isQuiet) ?? ui.words(settings.get("language")).about;
    return html`<p class="headline" aria-hidden="true"><span>${desk.isWhole ? text : nothing}</span></p>`;
  }

  /** On the board: what nobody must miss. */
  private note(desk: TableDesk, scene: Scene, ui: GameUi): TemplateResult {
    const { table, own, plies } = desk.session;
    const last = plies[desk.ply - 1];
    return html`<stage-note .table=${table} .own=${own} .notice=${last && ui.notice?.(last, scene)}
      .isOver=${desk.isFinished} .turns=${desk.log.at(-1)?.turn ?? 0}></stage-note>`;
  }

  /** Between two people at one screen who keep secrets from each other. */
  private curtain(desk: TableDesk, seat: number): TemplateResult {
    const name = seatName(desk.session.table.seats, seat);
    return html`<section class="lost curtain"><h1>${t().passOn(name)}</h1>
      <button class="button is-main" data-curtain
        @click=${() => void desk.takeOver(seat)}>${t().passedOn(name)}</button></section>`;
  }

  private side(desk: TableDesk, scene: Scene, ui: GameUi): TemplateResult {
    const { session } = desk;
    return html`<aside class="table-side">
      <div class="notices">${
        session.state === "lost" ? html`<p class="banner is-alarm" role="status">${t().connectionLost}</p>` : nothing
      }<table-questions .desk=${desk} .version=${session.table.version}></table-questions>${this.since(desk)}</div>
      ${
        session.own.length === 0 || session.table.status === "open"
          ? html`<p class="table-game" aria-hidden="true">${ui.words(scene.language).name}</p>`
          : nothing
      }
      ${ui.listsSeats ? nothing : seatList(desk, scene, ui)}
      ${
        session.table.status === "open"
          ? html`<waiting-room .session=${session} .table=${session.table}></waiting-room>`
          : nothing
      }
      <div class="table-bar">
        <table-notes .desk=${desk} .scene=${scene}
          @show-rule=${(e: CustomEvent<string>) => this.showRule(session.table.game, e.detail)}></table-notes>
        <action-bar .desk=${desk} .scene=${scene} .ui=${ui}></action-bar>
      </div>
      <ply-stepper .ply=${desk.ply} .length=${desk.length} .setUp=${setUpOf(session.plies)} .isReplaying=${desk.isReplaying} .canRepeat=${true} @again=${() => desk.again()}
        @step=${(e: CustomEvent<number>) => desk.step(e.detail)} @replay=${() => this.replay(desk)}></ply-stepper>
      ${this.tabs(desk)}
    </aside>`;
  }

  private replay(desk: TableDesk): void {
    if (desk.isReplaying) {
      desk.stopReplay();
    } else {
      desk.replay(desk.moment ?? setUpOf(desk.session.plies));
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

  private tabs(desk: TableDesk): TemplateResult {
    const text = t();
    const names: Record<Tab, string> = { log: text.log, rules: text.rules, chat: text.chat };
    const { session } = desk;
    const tabs = (Object.keys(names) as Tab[]).filter((tab) => tab !== "chat" || hasChat(session));
    const unread = this.tab === "chat" ? 0 : new ChatSeen(session.table.id).unread(session.history.said, session.own);
    return html`<div class="tabs-line"><div class="tabs" role="tablist">${tabs.map(
      (tab) => html`<button role="tab" id="tab-${tab}" aria-selected=${this.tab === tab} aria-controls="tab-panel"
        @click=${() => void this.show(tab)}>${names[tab]}${
          tab === "chat" && unread > 0
            ? html` <small class="unread" aria-label=${text.lobby.newMessages(unread)}>${unread}</small>`
            : nothing
        }</button>`,
    )}</div><a class="quiet tabs-learn" href=${to(`/learn/${session.table.game}`)}>${text.learn}</a><keys-dialog></keys-dialog></div>
    <div id="tab-panel" role="tabpanel" aria-labelledby="tab-${this.tab}">${this.panel(desk)}</div>`;
  }

  /**
   * The panel of a tab. Where a bar stays at the foot of the window, it is brought above that: all of it, or as much as
   * there is room for. What is in it may come a moment later.
   */
  private async show(tab: Tab): Promise<void> {
    this.tab = tab;
    await this.updateComplete;
    const bar = barAtFoot();
    const panel = this.querySelector("#tab-panel");
    if (!bar || !panel) {
      return;
    }
    const bring = (): void => {
      const hidden = panel.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
      const above = this.querySelector(".tabs-line")!.getBoundingClientRect().top;
      scrollBy(0, Math.max(0, Math.min(hidden, above)));
    };
    bring();
    const growth = new ResizeObserver(bring);
    growth.observe(panel);
    setTimeout(() => growth.disconnect(), TAB_COMES_MILLIS);
  }

  private panel(desk: TableDesk): TemplateResult {
    const { session } = desk;
    switch (this.tab) {
      case "log":
        return html`<log-panel .log=${desk.log} .seats=${session.table.seats} .ply=${desk.ply}
          .confirmed=${session.history.plies.length} .departures=${session.history.departures} .prologue=${this.prologue(desk)} .newestFirst=${isNarrow()}
          @step=${(e: CustomEvent<number>) => desk.step(e.detail)}
          @point=${(e: CustomEvent<string | null>) => desk.pointAt(e.detail ?? undefined)}></log-panel>`;
      case "rules":
        void import("../rules/rules-panel");
        return html`<table-terms .table=${session.table}></table-terms>
          <rules-panel .game=${session.table.game} .wanted=${this.wantedRule}></rules-panel>`;
      case "chat":
        return html`<chat-panel .session=${session} .said=${session.history.said}></chat-panel>`;
    }
  }

  private prologue(desk: TableDesk): TemplateResult | typeof nothing {
    const { game } = desk.session.table;
    return desk.isWhole
      ? html`<p class="note">${t().nothingYet}</p><table-terms .table=${desk.session.table}></table-terms><p>${uiOf(game).words(settings.get("language")).about}</p>
          <p><a href=${to(`/learn/${game}`)}>${t().learnFirst}</a></p>`
      : html`<p class="note">${t().loading}</p>`;
  }
}

/** Somebody presses the sign of a place in a sentence: rings that place, until the next press. In the log a press steps. */
function pointAtPlace({ target }: Event, desk: TableDesk): void {
  const place = (target as Element).closest(".place");
  desk.pointAt(place?.closest("log-panel") ? undefined : (place?.textContent ?? undefined));
}

function seatList({ session }: TableDesk, scene: Scene, ui: GameUi): TemplateResult {
  return html`<seats-panel .session=${session} .scene=${scene} .ui=${ui}></seats-panel>`;
}
