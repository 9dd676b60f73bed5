import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { LogLine } from "../api/schema";
import type { GameUi, Scene } from "../board/game";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { told } from "../core/sentence";
import { t } from "../core/words";
import type { Path } from "../variations/tree";
import type { BoardDesk } from "./board-desk";
import { type Cost, costliest, curveOf } from "./costs";
import "./value-curve";

/** A finished game under the lens: its value over time, and what cost most. */
@customElement("game-review")
export class GameReview extends LightElement {
  @property({ attribute: false }) desk!: BoardDesk;
  @property({ attribute: false }) path: Path = [];
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) ui!: GameUi;
  @property({ attribute: false }) log: readonly LogLine[] = [];

  protected override render(): TemplateResult {
    const { desk, ui, scene } = this;
    const { findings } = desk;
    const costs = costliest(desk.session!.history.plies, findings.all, findings.end, desk.session!.own);
    return html`<value-curve .values=${curveOf(findings.all, findings.end)} .seats=${desk.seats} .costs=${costs}
        .ply=${desk.shared} .setUp=${desk.setUp} .isAside=${!desk.isMain} .worth=${(seat: number) => worth(desk, seat)}
        .badge=${(seat: number) => ui.badge(scene, seat)}
        @step=${(e: CustomEvent<number>) => void desk.showGame(e.detail)}></value-curve>
      ${this.progress()}${this.costs(costs)}`;
  }

  private progress(): TemplateResult | typeof nothing {
    const { findings, game, setUp } = this.desk;
    if (findings.isDone) {
      return nothing;
    }
    return html`<div class="row">${
      findings.isGoing
        ? html`<button class="button" @click=${() => findings.stop()}>${t().stop}</button>`
        : html`<button class="button" @click=${() => void findings.goThrough()}>${t().goThrough}</button>`
    }<span class="note" role="status">${t().goingThrough(Math.max(0, findings.done - setUp), game.length - setUp)}</span></div>`;
  }

  /** Before the whole game was looked at nobody can say that nothing stands out. */
  private costs(costs: readonly Cost[]): TemplateResult | typeof nothing {
    const { desk } = this;
    if (costs.length === 0) {
      return desk.findings.isDone && desk.game.length > 0 ? html`<p class="note">${t().noCosts}</p>` : nothing;
    }
    return html`<section><h2 class="small-title">${t().costliest}</h2>
      <ol class="candidates">${costs.map(
        (cost) => html`<li><button class="log-ply"
          @click=${() => void desk.showGame(cost.ply)}><b>${cost.ply + 1 - desk.setUp}. ${seatName(desk.seats, cost.by)}</b>
          ${told(this.sentence(cost), desk.seats)}</button></li>`,
      )}</ol></section>`;
  }

  private sentence({ ply, better, cost, isWin }: Cost): string {
    const action = this.desk.gameLog[ply]?.text ?? this.desk.game[ply] ?? "";
    const turn = better.join(t().comma);
    return isWin ? t().costWin(action, turn) : t().cost(action, turn, Math.round(cost * 100));
  }
}

/** What the position that is shown is worth to a seat. */
function worth(desk: BoardDesk, seat: number): string {
  const { finding, findings } = desk;
  const isEnd = desk.isMain && desk.path.length === desk.game.length;
  const value = (isEnd ? findings.end : finding?.values)?.[seat - 1];
  if (value === undefined) {
    return "";
  }
  return finding?.proven || isEnd
    ? t().proven[value === 1 ? "win" : value === 0 ? "loss" : "draw"]
    : t().percent(Math.round(value * 100));
}
