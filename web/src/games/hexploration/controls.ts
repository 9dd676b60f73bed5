import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { moveWith } from "../../board/moves";
import { emblem } from "../../core/emblem";
import { seatName } from "../../core/names";
import { loose } from "./tile";
import { areaAt, isBagEmpty, playerOf, type View } from "./view";
import { words } from "./words";
import "./ledger.css";
import { answers, canEnd, canExplore } from "./tray";

export function controls(scene: Scene<View>): TemplateResult | typeof nothing {
  return answers(scene);
}

/** What is asked of the viewer, in one short sentence; in other stages the prompt of the rules is one. */
export function asked(scene: Scene<View>): string | undefined {
  const { view, language, seats } = scene;
  const text = words(language);
  const area = areaAt(view, view.enclosed);
  switch (view.stage) {
    case "hand":
      return view.placings.length > 0 && view.hand.tile ? text.layIt(text.types[view.hand.tile]) : undefined;
    case "enclosed":
      return area && text.isEnclosed(text.types[area.type], seatName(seats, area.owner));
    case "open":
      return canEnd(scene) ? undefined : opening(scene);
    default:
      return undefined;
  }
}

/** How a pawn may act; once the other one has, it says which. */
function opening(scene: Scene<View>): string | undefined {
  const { view, language } = scene;
  const text = words(language);
  const canMove = moveWith(scene, { kind: "move" }) !== undefined;
  if (!canExplore(scene)) {
    return canMove ? text.onlyMove(isBagEmpty(view)) : undefined;
  }
  const pawns = playerOf(view, view.turn.seat)?.pawns ?? [];
  const ready = pawns.find(({ hasActed }) => !hasActed);
  if (ready && pawns.some(({ hasActed }) => hasActed)) {
    return canMove ? text.nowPawnOrMove(ready.number) : text.nowPawn(ready.number);
  }
  return canMove ? text.exploreOrMove : undefined;
}

/** What a seat would have if the game ended now, its markers and its market: on a phone all else lies below the map. */
export function facts({ view, language }: Scene<View>, seat: number): TemplateResult | typeof nothing {
  const text = words(language);
  const player = playerOf(view, seat);
  if (!player || view.stage === "over") {
    return nothing;
  }
  return html`<span class="hexploration-facts">
    <span class="hexploration-total" title=${text.totalHint}>${text.totalOf(player.score)}</span>
    <span class="hexploration-reserve">${text.markersLeft(player.reserve)}</span>
    <span class="hexploration-goods">${player.market.map(
      ({ type, price }) =>
        html`<abbr title=${text.goods(text.types[type], price)}>${loose(type)}${text.money(price)}</abbr>`,
    )}</span></span>`;
}

/** The sign of a seat, and in play its money; in a figure or a chart that would be one number too many. */
export function badge({ view, language, figure }: Scene<View>, seat: number): TemplateResult {
  const money = words(language).money(playerOf(view, seat)?.money ?? 0);
  const purse = figure === undefined ? html`<span class="hexploration-money">${money}</span>` : nothing;
  return html`${emblem(seat, `${seat}`)}${purse}`;
}
