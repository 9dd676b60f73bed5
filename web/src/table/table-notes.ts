import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { barAtFoot, type Scene } from "../board/game";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import type { Advice } from "../play/advice";
import { isNarrow } from "../play/narrow";
import "../play/refusal-note";
import { adviceNote } from "./advice-note";
import type { TableDesk } from "./table-desk";

/** Pixels below a mark that belong to what it marks. */
const BESIDE = 30;

/** What comes and goes at a table: advice and refusals. It has a place where it moves nothing else. */
@customElement("table-notes")
export class TableNotes extends LightElement {
  @property({ attribute: false }) desk!: TableDesk;
  @property({ attribute: false }) scene!: Scene;
  /** The advice that was shown last. */
  private seen: Advice | undefined;

  protected override render(): TemplateResult {
    const { isThinking } = this.desk;
    const shown = this.shown;
    return html`${isThinking ? html`<p class="advice note">${t().hintThinking}</p>` : nothing}
      ${shown ? adviceNote(shown, this.scene.seats, () => this.desk.hints.close()) : nothing}${this.refusal()}`;
  }

  /** The advice whose words are shown. */
  private get shown(): Advice | undefined {
    const { advised, isThinking } = this.desk;
    return advised?.isOpen && !isThinking ? advised.advice : undefined;
  }

  /** Advice that has just come must not cover what it speaks of. */
  protected override updated(): void {
    const shown = this.shown;
    if (shown !== this.seen) {
      this.seen = shown;
      requestAnimationFrame(() => shown && showMarks());
    }
  }

  /** Fires `show-rule` with the number of the rule. */
  private refusal(): TemplateResult | typeof nothing {
    const { refusal, session } = this.desk;
    return refusal
      ? html`<refusal-note .game=${session.table.game} .seats=${session.table.seats} .ruling=${refusal}
        @show-rule=${(e: Event) => this.onRule(e, refusal.rule)} @let-go=${() => this.desk.release()}></refusal-note>`
      : nothing;
  }

  /** The rule is shown at the table, not on a page of its own. Where it comes over the board, the reason makes way. */
  private onRule(e: Event, rule = ""): void {
    e.preventDefault();
    if (isNarrow()) {
      this.desk.release();
    }
    this.dispatchEvent(new CustomEvent("show-rule", { detail: rule }));
  }
}

/** Scrolls the page until the mark of the next step on the board lies above a bar that stays at the foot of the window. */
function showMarks(): void {
  const bar = barAtFoot();
  if (bar) {
    const isInBar = bar.querySelector(".pill.is-best") !== null;
    const marks = isInBar ? [] : [...document.querySelectorAll(".table-board :is(.pill, .mark).is-best")];
    const lowest = Math.max(0, ...marks.map(footOf));
    scrollBy(0, Math.max(0, lowest - bar.getBoundingClientRect().top));
  }
}

/** Down to where a mark must be seen; a drawing shows no more than itself. */
function footOf(mark: Element): number {
  const drawing = mark.closest("svg")?.getBoundingClientRect().bottom ?? Infinity;
  return Math.min(mark.getBoundingClientRect().bottom + BESIDE, drawing);
}

declare global {
  interface HTMLElementTagNameMap {
    "table-notes": TableNotes;
  }
}
