import { html, nothing, type TemplateResult } from "lit";
import type { Seat } from "../api/schema";
import { icon } from "../core/icons";
import { player, told, toldInARow } from "../core/sentence";
import { t } from "../core/words";
import { type Advice, adviceTitle, worthOf } from "../play/advice";

/** Advice in words: what the turn is worth, and all its steps. */
export function adviceNote(advice: Advice, seats: readonly Seat[], close: () => void): TemplateResult {
  return html`<div class="advice" role="status">
    <button class="icon" aria-label=${t().hintClose} title=${t().hintClose} @click=${close}>${icon("close")}</button>
    <p>${adviceTitle(advice)}</p>
    <ol>${advice.turn.map(({ text }) => html`<li>${told(text, seats)}</li>`)}</ol>
    ${advice.reasons ? html`<p data-reasons>${t().hintBecause(advice.reasons.join(t().comma))}</p>` : nothing}
    ${advice.answer ? html`<p class="note" data-answer>${t().hintAnswer}${player(seats, advice.answer.by)} ${toldInARow(advice.answer.texts, seats)}</p>` : nothing}
    ${
      advice.others.length === 0
        ? nothing
        : html`<p class="note others">${t().hintOthers}${advice.others.map(
            (move, i) =>
              html`${i > 0 ? t().or : nothing}${toldInARow(
                move.turn.map(({ text }) => text),
                seats,
              )}${t().bracketed(worthOf(move))}`,
          )}</p>`
    }
  </div>`;
}
