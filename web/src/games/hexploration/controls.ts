import { html, type nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { playerOf, type View } from "./view";
import { words } from "./words";
import "./ledger.css";
import { barChoices } from "./tray";

/** Actions stand beside the map, where the tile is that they are about; on a small screen in the bar. */
export function controls(scene: Scene<View>): TemplateResult | typeof nothing {
  return barChoices(scene);
}

/** The sign of a seat, and its money. */
export function badge({ view, language }: Scene<View>, seat: number): TemplateResult {
  const money = words(language).money(playerOf(view, seat)?.money ?? 0);
  return html`${emblem(seat, `${seat}`)}<span class="hexploration-money">${money}</span>`;
}
