import { html, nothing, type TemplateResult } from "lit";
import type { Move } from "../../api/schema";
import { action, mark, pick } from "../../board/choice";
import { type Scene, tryToken } from "../../board/game";
import { moveOf, movesWith, moveWith } from "../../board/moves";
import { emblem } from "../../core/emblem";
import { seatName } from "../../core/names";
import { figure, loose } from "./tile";
import "./tray.css";
import { followOptions, optionButton } from "./offer";
import { DRAW, discard, END, reprice, seize, spare } from "./tokens";
import type { TurnEnd } from "./turn-end";
import { areaAt, isBagEmpty, type Pawn, playerOf, type Type, type View } from "./view";
import { words } from "./words";

export interface Placement {
  /** The starting tile that is being placed. */
  readonly type: Type | "";
  choose(type: Type): void;
}

/** What is asked now and what can be answered besides touching the map. */
export function tray(scene: Scene<View>, placement: Placement): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const { view, moves } = scene;
  const isMine = moves.length > 0;
  if (isNarrow()) {
    return nothing;
  }
  const tile = view.stage === "start" ? placement.type : view.hand.tile;
  const heading = canEnd(scene) ? text.endHeading : text.stages[view.stage];
  return html`<section class="tray ${isMine ? "is-mine" : ""}" data-focus-fallback tabindex="-1" aria-label=${heading}>
    ${tile ? html`<div class="tray-tile">${loose(tile)}<small>${text.types[tile]}</small></div>` : nothing}
    <div class="tray-body">
      <h3>${view.actor > 0 ? emblem(view.actor) : nothing} ${heading}</h3>
      <p>${isMine ? explained(scene) : view.actor > 0 ? text.acts(seatName(scene.seats, view.actor)) : ""}</p>
      ${isMine && view.stage === "hand" && !view.hand.isBought ? html`<p class="note">${text.discardTo}</p>` : nothing}
      ${view.actor > 0 && view.stage !== "start" ? pawns(scene) : nothing}
    </div>
  </section>`;
}

/**
 * The answers stand where everything else is asked: beside the board, or in the bar at the thumb. The tile in hand is
 * there, too. They have their room even while there are none, so that nothing moves.
 */
export function answers(scene: Scene<View>): TemplateResult | typeof nothing {
  const { view, moves } = scene;
  if (view.stage === "over") {
    return nothing;
  }
  const isAsked = moves.length > 0 && view.stage !== "start";
  return html`<div class="hexploration-bar">${isAsked && view.hand.tile ? loose(view.hand.tile) : nothing}
    ${isAsked ? choices(scene) : nothing}</div>`;
}

/** Whether the window is so small that there is room for the map, and not for what stands below it. */
export function isNarrow(): boolean {
  return matchMedia("(max-width: 959px), (max-height: 520px)").matches;
}

/** Whether the card of an area lies on the map, at the area: below the map it would be out of sight. */
export function isCardOnMap(): boolean {
  return isNarrow() || matchMedia("(max-height: 999px)").matches;
}

export function canEnd(scene: Scene<View>): boolean {
  return moveWith(scene, { kind: "end" }) !== undefined;
}

/** Whether a tile can be got: from the bag, or from a market. */
export function canExplore({ moves }: Scene<View>): boolean {
  return moves.some(({ kind }) => kind === "draw" || kind === "shop");
}

function explained(scene: Scene<View>): string {
  const { view, language } = scene;
  const text = words(language);
  if (canEnd(scene)) {
    return text.allActed;
  }
  if (view.stage === "open" && !canExplore(scene)) {
    return text.onlyMove(isBagEmpty(view));
  }
  return view.stage === "hand" && view.placings.length === 0 ? text.unpayable : (text.asked[view.stage] ?? "");
}

function pawns({ view, language }: Scene<View>): TemplateResult {
  const text = words(language);
  const player = playerOf(view, view.turn.seat);
  const state = (pawn: Pawn): string => (pawn.area === "" ? text.notHere : pawn.hasActed ? text.acted : text.ready);
  return html`<ul class="tray-pawn-list">${player?.pawns.map(
    (pawn) => html`<li><svg class="loose-pawn" viewBox="-14 -16 28 28" aria-hidden="true">${figure(pawn, 0, 0)}</svg>
      <span><span class="sr-only">${text.pawn(pawn.number)}, </span>${state(pawn)}</span></li>`,
  )}</ul>`;
}

/** Each stage has a template of its own, so that no button outlives its stage and keeps the focus. */
function choices(scene: Scene<View>): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const { view } = scene;
  switch (view.stage) {
    case "open":
      return html`${roomFor(scene, DRAW, text.draw, whyNoDraw(scene))}${shops(scene)}
        ${roomFor(scene, END, text.end, whyNoEnd(scene))}${prices(scene)}`;
    case "hand":
      return html`${discards(scene)}${voidTile(scene)}`;
    case "return":
      return html`${movesWith(scene, { kind: "return" }).map((move) => returnButton(scene, move))}`;
    case "enclosed":
      return enclosed(scene);
    case "follow":
      return html`${followOptions(scene).map((option, i, { length }) => optionButton(scene, option, i === length - 1))}`;
    case "start":
    case "draw":
    case "over":
      return nothing;
  }
}

/** The area that is outlined on the map: what it costs and brings to take it, and whose it stays otherwise. */
function enclosed(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const { enclosed: name } = scene.view;
  const { income = 0, owner = 0 } = areaAt(scene.view, name) ?? {};
  const take = { label: text.seize, effect: text.takes(income), tokens: [seize(name)] };
  const leave = { label: text.spare, effect: text.staysWith(seatName(scene.seats, owner)), tokens: [spare(name)] };
  return html`${optionButton(scene, take, true)}${optionButton(scene, leave, false)}`;
}

/** What can't be done now is there where there is room for it. */
function roomFor(scene: Scene<View>, token: string, label: string, why: string): TemplateResult | typeof nothing {
  return scene.legal.includes(token) || !isNarrow() ? action(scene, token, label, true, why) : nothing;
}

function canPawnAct({ view }: Scene<View>): boolean {
  return playerOf(view, view.turn.seat)?.pawns.some(({ hasActed }) => !hasActed) ?? false;
}

function whyNoDraw(scene: Scene<View>): string {
  return canPawnAct(scene) ? "" : words(scene.language).bothActed;
}

function whyNoEnd(scene: Scene<View>): string {
  return canPawnAct(scene) ? words(scene.language).canStillAct : "";
}

/** For a tile that fits nowhere (`void`). */
function voidTile(scene: Scene<View>): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const move = moveWith(scene, { kind: "void" });
  return move ? html`<p class="note">${text.voidHint}</p>${action(scene, move.token, text.void, true)}` : nothing;
}

/** A button with a picture of the tile that it returns. */
function returnButton(scene: Scene<View>, { token, target, amount = 0 }: Move): TemplateResult {
  const text = words(scene.language);
  const type = target as Type;
  const label = text.returnIt(text.types[type], amount);
  return html`<span class="with-tile">${loose(type)}${action(scene, token, label)}</span>`;
}

/** Over the map: the starting tiles that one has, of which the next is chosen. */
export function startingTiles(scene: Scene<View>, placement: Placement): TemplateResult | typeof nothing {
  const text = words(scene.language);
  if (scene.view.stage !== "start" || scene.moves.length === 0) {
    return nothing;
  }
  const types = [...new Set(playerOf(scene.view, scene.view.actor)?.starting ?? [])];
  return html`<div class="tray-types" role="group" aria-label=${text.whichTile}>${types.map(
    (type) => html`<button class="button tray-type" data-type=${type} aria-pressed=${type === placement.type}
      @click=${() => placement.choose(type)}>
      ${loose(type)}<span>${text.chosenTile(text.types[type])}</span>${bestOf(scene, type)}</button>`,
  )}</div>`;
}

/** What a hint says of the best space for a starting tile. */
function bestOf(scene: Scene<View>, type: Type): TemplateResult | typeof nothing {
  const marked = scene.marks.map(({ token }) => moveOf(scene, token));
  const best = marked.find((move) => move?.kind === "start" && move.target === type);
  return best ? mark(scene, best.token) : nothing;
}

/** What the others sell. A phone has a chip for each, so that all are in sight, and says once what they are for. */
function shops(scene: Scene<View>): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const goods = movesWith(scene, { kind: "shop" }).map((move) => (isNarrow() ? chip : ware)(scene, move));
  if (goods.length === 0) {
    return nothing;
  }
  const label = isNarrow() ? html`<span aria-hidden="true">${text.toBuy}</span>` : nothing;
  return html`<div class="tray-goods" role="group" aria-label=${text.toBuy}>${label}${goods}</div>`;
}

function ware(scene: Scene<View>, { token, from, target, amount = 0 }: Move): TemplateResult {
  const text = words(scene.language);
  const type = target as Type;
  return html`<span class="with-tile">${seller(scene, from)}${loose(type)}${action(scene, token, text.shop(text.types[type], amount), true)}</span>`;
}

function chip(scene: Scene<View>, { token, from, target, amount = 0 }: Move): TemplateResult {
  const text = words(scene.language);
  const type = target as Type;
  return pick(
    scene,
    token,
    html`<span class="sr-only">${text.shop(text.types[type], amount)},</span>${seller(scene, from)}${loose(type)}
      <span aria-hidden="true">${text.money(amount)}</span>`,
  );
}

function seller({ seats }: Scene<View>, from = ""): TemplateResult {
  return emblem(Number(from), seatName(seats, Number(from)));
}

/** Over the map: the turn ends by itself in a moment, unless somebody says no. */
export function nearEnd({ language }: Scene<View>, end: TurnEnd): TemplateResult | typeof nothing {
  const text = words(language);
  return end.isNear
    ? html`<div class="turn-end" role="status"><p>${text.endsByItself}</p>
        <button class="button" data-hold @click=${end.hold}>${text.notYet}</button><span class="turn-end-bar"></span></div>`
    : nothing;
}

function discards(scene: Scene<View>): TemplateResult | typeof nothing {
  if (scene.view.hand.isBought) {
    return nothing;
  }
  const text = words(scene.language);
  const prices = scene.view.prices.map((price) => pick(scene, discard(price), text.money(price)));
  return html`<div class="tray-line tray-discard" role="group" aria-label=${text.discardAt}
    ><span aria-hidden="true">${text.discardAt}</span>${prices}</div>`;
}

/** The prices of one's own market: what each tile costs now is pressed, the others can be chosen. */
function prices(scene: Scene<View>): TemplateResult | typeof nothing {
  const text = words(scene.language);
  const market = playerOf(scene.view, scene.view.turn.seat)?.market ?? [];
  if (market.length === 0) {
    return nothing;
  }
  const left = html`<small class="note">${text.changesLeft(scene.view.turn.priceChanges)}</small>`;
  return html`<div class="tray-line"><span>${text.prices} ${left}</span>
    ${market.map(
      ({ type, price }) => html`<span class="price-line">${loose(type)}<span class="price-choice" role="group"
        aria-label=${text.goods(text.types[type], price)}>
      ${scene.view.prices.map((wanted) => priceButton(scene, type, price, wanted))}</span></span>`,
    )}</div>`;
}

function priceButton(scene: Scene<View>, type: Type, price: number, wanted: number): TemplateResult {
  const text = words(scene.language);
  const label = text.setPrice(text.types[type], price, wanted);
  if (price === wanted) {
    return html`<button class="price is-set" aria-pressed="true"
      aria-label=${label} disabled>${text.money(wanted)}</button>`;
  }
  const token = reprice(type, price, wanted);
  const isLegal = scene.legal.includes(token);
  return html`<button class="price ${isLegal ? "" : "is-closed"}" aria-pressed="false" aria-label=${label}
    data-token=${token} ?data-legal=${isLegal}
    @click=${(e: Event) => tryToken(e.currentTarget!, token, true)}
    >${text.money(wanted)}${mark(scene, token)}</button>`;
}
