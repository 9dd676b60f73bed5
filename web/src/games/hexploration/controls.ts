import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { playerOf, type View } from "./view";
import { words } from "./words";
import "./ledger.css";
import { answers } from "./tray";

export function controls(scene: Scene<View>): TemplateResult | typeof nothing {
  return answers(scene);
}

/** The sign of a seat, and in play its money; in a figure or a chart that would be one number too many. */
export function badge({ view, language, figure }: Scene<View>, seat: number): TemplateResult {
  const money = words(language).money(playerOf(view, seat)?.money ?? 0);
  const purse = figure === undefined ? html`<span class="hexploration-money">${money}</span>` : nothing;
  return html`${emblem(seat, `${seat}`)}${purse}`;
}
