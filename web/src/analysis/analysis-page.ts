import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import type { Position, Seat } from "../api/schema";
import type { GameUi, PlacingUi, Scene, TokenTry } from "../board/game";
import { copy } from "../core/clipboard";
import { seatName } from "../core/names";
import { notFound } from "../core/not-found";
import { to } from "../core/router";
import { told } from "../core/sentence";
import { gameOf } from "../core/services";
import { settings } from "../core/settings";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { Motion } from "../motion/motion";
import { DeskPage } from "../play/desk-page";
import "../play/log-panel";
import { toldOutcome } from "../play/outcome";
import { playButton } from "../play/play-button";
import "../play/ply-stepper";
import "../play/refusal-note";
import { recordLinks } from "../session/record-links";
import { BrokenAddress } from "./board-address";
import type { BoardDesk } from "./board-desk";
import { onBoardKey } from "./board-keys";
import "./board-panel";
import "./chance-panel";
import "./engine-panel";
import "./fair-check";
import "./game-review";
import { openBoard } from "./open-board";
import { PlacingDesk } from "./placing-desk";
import "./placing-panel";
import "./setup-panel";
import "./tree-panel";
import "./analysis-page.css";

/**
 * The analysis board: from nothing, from an address, from a finished game under the lens, or beside a game that goes on.
 */
@customElement("analysis-page")
export class AnalysisPage extends DeskPage<BoardDesk, BoardDesk> {
  protected readonly motion = new Motion(this, () => this.desk?.line.plies.length);
  /** While pieces are placed by hand. */
  @state() private placing: PlacingDesk | undefined;

  protected override fetch(address: string): Promise<BoardDesk> {
    this.placing = undefined;
    return openBoard(address);
  }

  protected override deskOf(desk: BoardDesk): BoardDesk {
    return desk;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.onVisibility);
  }

  /** Nobody looks: the machine has a rest. */
  private readonly onVisibility = (): void => this.desk?.ponder();

  protected override onChanged(desk: BoardDesk): void {
    setTabTitle(titleOf(desk), false);
    this.requestUpdate();
  }

  protected override readonly onKey = (e: KeyboardEvent): void => {
    if (!this.placing) {
      onBoardKey(e, this);
    }
  };

  protected override render(): TemplateResult {
    const { desk } = this;
    if (this.trouble instanceof BrokenAddress) {
      return html`<section class="lost"><h1>${this.trouble.message}</h1>
        <p><a href=${to("/")}>${t().backHome}</a></p></section>`;
    }
    if (this.trouble !== undefined) {
      return notFound(this.trouble);
    }
    if (!desk) {
      return html`<p class="note">${t().loading}</p>`;
    }
    const at = this.placing ?? desk;
    const scene = at.scene();
    const ui = uiOf(desk.board.game);
    return html`<div class="table ${scene.details ? "is-detailed" : ""}"
        @try-token=${(e: CustomEvent<TokenTry>) => void at.heed(e.detail)}
        @consider-token=${(e: CustomEvent<string | undefined>) => void at.consider(e.detail)}
        @ask-why=${(e: CustomEvent<string>) => void at.wonder(e.detail)}>
      <h2 class="sr-only">${t().board}</h2>
      <div class="table-board ${desk.isMain || !desk.session ? "" : "is-past"}"
        >${scene.view ? ui.board(scene) : nothing}</div>
      <aside class="table-side"><h1 class="analysis-title">${titleOf(desk)}</h1>${
        this.placing && ui.placing ? this.placed(this.placing, ui.placing) : this.side(desk, scene, ui)
      }</aside>
    </div>`;
  }

  private placed(placing: PlacingDesk, ui: PlacingUi): TemplateResult {
    return html`<placing-panel .desk=${placing} .ui=${ui} .placement=${placing.placement} .ruling=${placing.ruling}
      .piece=${placing.piece} @placed=${() => (this.placing = undefined)}></placing-panel>`;
  }

  /** Pieces are placed from what is shown. */
  private place(desk: BoardDesk): void {
    const placing = new PlacingDesk(desk);
    placing.addEventListener("changed", () => this.requestUpdate());
    this.placing = placing;
  }

  private side(desk: BoardDesk, scene: Scene, ui: GameUi): TemplateResult {
    return html`${this.game(desk)}
      ${
        desk.isOver
          ? html`<game-review .desk=${desk} .path=${desk.path} .scene=${scene} .ui=${ui} .log=${desk.log}></game-review>`
          : nothing
      }
      <ply-stepper .ply=${desk.path.length} .length=${desk.whole.length} .setUp=${desk.setUp} .canReplay=${false}
        @step=${(e: CustomEvent<number>) => void desk.showPly(e.detail)}></ply-stepper>
      ${this.variation(desk)}
      ${this.turn(desk, scene, ui)}
      ${this.refusal(desk)}
      ${
        desk.mayThink
          ? html`<engine-panel .desk=${desk} .finding=${desk.finding} .isOn=${desk.isEngineOn}></engine-panel>`
          : html`<p class="note" data-no-engine>${t().study.noEngine}</p>`
      }
      ${desk.isFull ? html`<p class="banner is-alarm" role="status">${t().study.full}</p>` : nothing}
      <tree-panel .desk=${desk} .tree=${desk.board.tree} .path=${desk.path} .undoable=${desk.undoable}></tree-panel>
      <details><summary>${t().log}</summary><log-panel .log=${desk.log} .seats=${desk.seats} .ply=${desk.path.length}
        @step=${(e: CustomEvent<number>) => void desk.showPly(e.detail)}></log-panel></details>
      ${this.foot(desk)}`;
  }

  /** What the board has to do with a table. */
  private game(desk: BoardDesk): TemplateResult | typeof nothing {
    const { session } = desk;
    if (!session) {
      return nothing;
    }
    return desk.isOver
      ? html`<p class="note">${toldOutcome(session.table, [])}</p>`
      : html`<p class="note">${t().study.private}</p>
          <div class="row"><a class="button is-main" data-to-game href=${to(`/table/${session.table.id}`)}
            >${t().study.toGame}</a></div>`;
  }

  private variation(desk: BoardDesk): TemplateResult | typeof nothing {
    if (!desk.session) {
      return nothing;
    }
    const isPresent = desk.isMain && (desk.isOver || desk.path.length === desk.game.length);
    return isPresent
      ? nothing
      : html`<p class="banner">${desk.isMain ? t().past : t().variation(desk.shared + 1 - desk.setUp)}
          <button class="quiet" data-back @click=${() => void desk.showGame(desk.isOver ? desk.shared : undefined)}
            >${desk.isOver ? t().dropVariation : t().study.toPresent}</button></p>`;
  }

  /** Who acts, and what can be done besides playing on the board. */
  private turn(desk: BoardDesk, scene: Scene, ui: GameUi): TemplateResult {
    const { position } = desk;
    if (position?.by === 0 && position.legal.length > 0) {
      return html`<chance-panel .desk=${desk} .position=${position}></chance-panel>`;
    }
    return html`${position ? situation(position, scene.seats) : nothing}
      <div class="controls">${ui.controls(scene)}</div>${playButton(desk)}`;
  }

  private refusal(desk: BoardDesk): TemplateResult | typeof nothing {
    return desk.refusal
      ? html`<refusal-note .game=${desk.board.game} .seats=${desk.seats} .ruling=${desk.refusal}
        @let-go=${() => desk.release()}></refusal-note>`
      : nothing;
  }

  private foot(desk: BoardDesk): TemplateResult {
    const game = gameOf(desk.board.game);
    const { options, seats } = desk.board;
    return html`<board-panel .desk=${desk} .board=${desk.board}></board-panel>
      ${
        game && !desk.session
          ? html`<setup-panel .game=${game} .options=${options} .seats=${seats}></setup-panel>`
          : nothing
      }
      ${desk.isOver ? html`<fair-check .session=${desk.session} .lineAt=${(ply: number) => desk.gameLine(ply)}></fair-check>` : nothing}
      <div class="row">${desk.isOver ? this.links(desk) : nothing}
        ${
          game?.placing && !desk.session
            ? html`<button class="quiet" data-place @click=${() => this.place(desk)}>${t().study.placing}</button>`
            : nothing
        }
        <button class="quiet" aria-pressed=${desk.details}
          @click=${() => desk.toggleDetails()}>${t().details}</button></div>`;
  }

  private links(desk: BoardDesk): TemplateResult {
    const { host, table } = desk.session!;
    return html`<a class="quiet" href=${to(`/table/${table.id}`)}>${t().toTable}</a>
      ${recordLinks(host, table)}
      ${
        isKeptHere(table.id)
          ? nothing
          : html`<button class="quiet" @click=${() => void copy(location.href)}>${t().shareRecord}</button>`
      }`;
  }
}

/** Who acts and what is asked for, or who has won. */
function situation({ by, prompt, winners }: Position, seats: readonly Seat[]): TemplateResult {
  if (by) {
    return html`<p class="note"><b>${t().turnOf(seatName(seats, by))}</b> ${told(prompt, seats)}</p>`;
  }
  const names = (winners ?? []).map((seat) => seatName(seats, seat));
  const verdict = names.length > 1 ? t().shareWin(names.join(t().comma)) : t().won(names[0] ?? "");
  return html`<p class="note" data-outcome>${names.length === 0 ? t().draw : verdict}</p>`;
}

function titleOf(desk: BoardDesk): string {
  const name = uiOf(desk.board.game).words(settings.get("language")).name;
  return desk.isExploring ? t().study.exploring(name) : desk.session ? t().analysis(name) : t().study.title(name);
}
