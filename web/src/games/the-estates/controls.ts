import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { t } from "../../core/words";
import { swatch } from "./pieces";
import { certificatesOf, isOpen, purseOf, type View } from "./view";
import { words } from "./words";
import "./badge.css";

/** The auction is a part of the board, so that it is before everybody's eyes at any moment of the game. */
export function controls(): typeof nothing {
  return nothing;
}

/** The sign of a seat, the companies that it owns, and its money where that is open to all. */
export function badge({ view, language }: Scene<View>, seat: number): TemplateResult {
  const text = words(language);
  const cash = purseOf(view, seat)?.cash ?? 0;
  return html`${emblem(seat, `${seat}${view.auctioneer === seat ? `${t().comma}${text.auctioneer}` : ""}`)}
    ${certificatesOf(view, seat).map(
      (one) => html`<abbr class="the-estates-chip"
      title="${text.companies[one.letter]}${t().comma}${text.colours[one.letter]}">${swatch(one.letter)}</abbr>`,
    )}
    ${isOpen(view) ? html`<span class="the-estates-cash">${text.money(cash)}</span>` : nothing}`;
}
