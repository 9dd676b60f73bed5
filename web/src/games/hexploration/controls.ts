import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { playerOf, type View } from "./view";
import { words } from "./words";
import "./ledger.css";

/** All actions stand beside the map, where the area and the tile are that they are about. */
export function controls(): typeof nothing {
  return nothing;
}

/** The sign of a seat, and its money. */
export function badge({ view, language }: Scene<View>, seat: number): TemplateResult {
  const money = words(language).money(playerOf(view, seat)?.money ?? 0);
  return html`${emblem(seat, `${seat}`)}<span class="hexploration-money">${money}</span>`;
}
