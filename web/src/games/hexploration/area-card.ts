import { html, nothing, type TemplateResult } from "lit";
import type { Move } from "../../api/schema";
import { action } from "../../board/choice";
import { considerToken, type Scene } from "../../board/game";
import { movesWith } from "../../board/moves";
import { emblem } from "../../core/emblem";
import { icon } from "../../core/icons";
import { addressed, seatName } from "../../core/names";
import { figure, loose } from "./tile";
import { buy, mark, move, unmark } from "./tokens";
import { type Area, playerOf, type View } from "./view";
import { words } from "./words";

/** An area that somebody looks at, with all that can be done there; without one, the areas of one's own pawns. */
export function areaCard(
  scene: Scene<View>,
  area: Area | undefined,
  close: () => void,
): TemplateResult | typeof nothing {
  if (area) {
    const text = words(scene.language);
    const name = text.area(text.types[area.type], text.tiles(area.tiles.length));
    return html`<section class="area-card" aria-label=${name}>
      ${facts(scene, area, close)}${scene.moves.length > 0 ? actions(scene, area) : nothing}</section>`;
  }
  return areMarkersAllowed(scene) ? markerLines(scene) : nothing;
}

function areMarkersAllowed({ view, moves }: Scene<View>): boolean {
  return moves.length > 0 && (view.stage === "open" || view.stage === "hand");
}

function facts(scene: Scene<View>, area: Area, close: () => void): TemplateResult {
  const text = words(scene.language);
  return html`<header class="area-head">${loose(area.type)}
      <h3>${text.types[area.type]} <small>${text.tiles(area.tiles.length)} · ${area.name}</small></h3>
      <button class="icon" aria-label=${text.closeArea} @click=${close}>${icon("close")}</button></header>
    <dl class="area-facts">
      <div><dt>${text.owner}</dt><dd>${
        area.owner
          ? html`${emblem(area.owner)} ${seatName(addressed(scene.seats), area.owner)} · ${text.markers(area.markers)}`
          : text.nobody
      }</dd></div>
      <div><dt>${text.income}</dt><dd>${text.money(area.income)}</dd></div>
      ${area.price > 0 ? html`<div><dt>${text.price}</dt><dd>${text.money(area.price)}</dd></div>` : nothing}
    </dl>`;
}

function actions(scene: Scene<View>, area: Area): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const moves = scene.view.stage === "enclosed" ? [] : movesWith(scene, { target: area.name });
  if (moves.length > 0) {
    return html`<div class="area-actions">${moves.map(
      ({ token, ...what }) => html`<span @pointerenter=${(e: Event) => considerToken(e.currentTarget!, token)}
      @pointerleave=${(e: Event) => considerToken(e.currentTarget!)}
      >${action(scene, token, label(scene, what))}</span>`,
    )}</div>`;
  }
  if (scene.view.stage === "enclosed") {
    return nothing;
  }
  const pawn = playerOf(scene.view, scene.view.turn.seat)?.pawns.find((one) => !one.hasActed) ?? { number: 1 };
  return scene.view.stage === "open"
    ? html`<div class="area-actions"><span class="note">${text.notHereNow}</span>
        ${action(scene, move(pawn.number, area.name), text.whyNotMove)}</div>`
    : html`<p class="note">${text.notHereNow}</p>`;
}

function label(scene: Scene<View>, { kind, from, amount = 0 }: Omit<Move, "token">): string {
  const text = words(scene.language);
  switch (kind) {
    case "move":
      return amount > 0 ? text.moveWith(Number(from), amount) : text.move(Number(from));
    case "mark":
      return text.mark;
    case "buy":
      return text.buy(amount);
    default:
      return text.unmark;
  }
}

/** Which of one's pawns stand there, to tell areas of one type apart. */
function ownPawns({ view, language }: Scene<View>, area: Area): TemplateResult[] {
  return area.pawns
    .filter(({ seat }) => seat === view.turn.seat)
    .map(
      (pawn) =>
        html`<svg class="loose-pawn" viewBox="-14 -16 28 28" role="img"
          aria-label=${words(language).pawn(pawn.number)}>${figure(pawn, 0, 0)}</svg>`,
    );
}

/** Markers where one's pawns are: one less, one more. */
function markerLines(scene: Scene<View>): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const { view } = scene;
  const seat = view.turn.seat;
  const areas = view.areas.filter((area) => area.pawns.some((pawn) => pawn.seat === seat));
  return html`<section class="area-card">
    <h3>${text.yourMarkers} <small>${text.reserve(playerOf(view, seat)?.reserve ?? 0)}</small></h3>
    ${areas.map((area) => markerLine(scene, area))}
    <p class="note">${text.touchArea}</p></section>`;
}

function markerLine(scene: Scene<View>, area: Area): TemplateResult {
  const text = words(scene.language);
  const isOwn = area.owner === scene.view.turn.seat;
  const isForeign = area.owner > 0 && !isOwn;
  const name = `${text.types[area.type]} ${area.name}`;
  const tiles = html`<small class="note">${text.tiles(area.tiles.length)}</small>`;
  return html`<div class="marker-line">${loose(area.type)}
    <span>${text.types[area.type]} ${tiles} ${ownPawns(scene, area)}</span>
    <span class="marker-signs" role="img"
      aria-label=${text.markersIn(name, area.markers)}
      >${Array.from({ length: area.markers }, () => emblem(area.owner))}</span>
    <span class="marker-buttons" role="group" aria-label=${name}>
      ${isOwn ? action(scene, unmark(area.name), text.unmarkShort) : nothing}
      ${
        isForeign
          ? action(scene, buy(area.name), text.buy(area.price), false, whyNotMark(scene, area.price))
          : action(scene, mark(area.name), text.markShort, false, whyNotMark(scene, 0))
      }</span></div>`;
}

/** In a few words, where it is plain: to hold an area takes a marker, and to buy one its price. */
function whyNotMark({ view, language }: Scene<View>, price: number): string {
  const { reserve = 0, money = 0 } = playerOf(view, view.turn.seat) ?? {};
  const text = words(language);
  return reserve === 0 ? text.noneLeft : price > money ? text.youHave(money) : "";
}
