import { html, nothing, type TemplateResult } from "lit";
import { emblem } from "../emblem";
import type { Scene } from "../game";
import { certificatesOf, type View } from "./view";
import { words } from "./words";

/** The auction is a part of the board, so that it is before everybody's eyes at any moment of the game. */
export function controls(): typeof nothing {
  return nothing;
}

/** The sign of a seat, and the companies that it owns. */
export function badge({ view, language }: Scene<View>, seat: number): TemplateResult {
  const text = words(language);
  return html`${emblem(seat, `${seat}${view.auctioneer === seat ? `, ${text.auctioneer}` : ""}`)}
    ${certificatesOf(view, seat).map((one) => html`<abbr class="certificate-chip is-${one.letter}" title="${text.companies[one.letter]}, ${text.colours[one.letter]}">${one.letter}</abbr>`)}`;
}
