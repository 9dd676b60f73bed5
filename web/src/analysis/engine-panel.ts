import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { AnalysisLine, Candidate } from "../api/schema";
import { LightElement } from "../core/element";
import { toldInARow } from "../core/sentence";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { cores } from "../engine/cores";
import { notationOf } from "../games/registry";
import { worthOf } from "../play/advice";
import type { BoardDesk } from "./board-desk";

const MOST_LINES = 5;

/** What search thinks of the position that is shown: the best moves, what they are worth, and what would follow. */
@customElement("engine-panel")
export class EnginePanel extends LightElement {
  @property({ attribute: false }) desk!: BoardDesk;
  @property({ attribute: false }) finding: AnalysisLine | undefined;
  @property({ attribute: false }) isOn = false;

  protected override render(): TemplateResult {
    const text = t().study;
    const { desk, finding } = this;
    return html`<div class="row"><button class="button" data-engine aria-pressed=${this.isOn}
        @click=${() => desk.switchEngine()}>${this.isOn ? text.engineOn : text.engineOff}</button>
        ${finding ? html`<span class="note" data-nodes=${finding.nodes}>${this.effort(finding)}</span>` : nothing}
        ${this.isOn && !finding && !desk.findings.isThinking ? html`<span class="note">${text.resting}</span>` : nothing}
      </div>
      ${desk.findings.problem ? html`<p class="refusal">${desk.findings.problem}</p>` : nothing}
      ${finding ? this.lines(finding) : nothing}`;
  }

  private effort({ nodes }: AnalysisLine): string {
    return t().study.games(new Intl.NumberFormat(settings.get("language")).format(nodes), this.isOn ? cores() : 1);
  }

  private lines(finding: AnalysisLine): TemplateResult {
    return html`<section><h2 class="small-title">${finding.proven === "loss" ? t().allLose : t().candidates}</h2>
      <ol class="candidates">${finding.moves
        .filter(({ advised }) => advised)
        .slice(0, MOST_LINES)
        .map((move) => this.candidate(move))}</ol></section>`;
  }

  private candidate(move: Candidate): TemplateResult {
    const { desk } = this;
    const texts = move.turn.map(({ text }) => text);
    const later = move.line.slice(move.turn.length);
    return html`<li><button class="log-ply" data-line=${move.line.join(" ")} @click=${() => void desk.take([move.token])}>
        <b>${toldInARow(texts, desk.seats)}</b> <span class="note">${worthOf(move)}</span></button>
      ${later.length > 0 ? this.later(move, later) : nothing}</li>`;
  }

  /** What is expected after the turn; pressing a move leads there. */
  private later({ line, turn }: Candidate, later: readonly string[]): TemplateResult {
    return html`<div class="engine-line" role="group" aria-label=${t().study.lines}>${later.map(
      (token, i) => html`<button class="tree-ply" data-along
        @click=${() => void this.desk.take(line.slice(0, turn.length + i + 1))}>${notationOf(this.desk.board.game, token, line[turn.length + i - 1] ?? "")}</button> `,
    )}</div>`;
  }
}
