import { html, type nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { playerOf, type View } from "./view";
import { words } from "./words";
import "./ledger.css";
import { answers } from "./tray";

export function controls(scene: Scene<View>): TemplateResult | typeof nothing {
  return answers(scene);
}

/** The sign of a seat, and its money. */
export function badge({ view, language }: Scene<View>, seat: number): TemplateResult {
  const money = words(language).money(playerOf(view, seat)?.money ?? 0);
  return html`${emblem(seat, `${seat}`)}<span class="hexploration-money">${money}</span>`;
}
