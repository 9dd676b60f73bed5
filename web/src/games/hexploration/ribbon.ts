import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import "./ledger.css";
import { loose } from "./tile";
import type { Area, Payout, Supply, View } from "./view";
import { words } from "./words";

/** What areas pay, with one's own areas where they stand on that scale; and how near the end is. */
export function ribbon(scene: Scene<View>): TemplateResult {
  return html`<div class="ribbon">${payouts(scene)}${race(scene)}</div>`;
}

export function payouts(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  return html`<section class="payouts" aria-label=${text.payouts}><strong aria-hidden="true">${text.payouts}${
    scene.figure === undefined ? html`<span class="total-short">${text.totalShort}</span>` : nothing
  }</strong>
    <ul>${scene.view.payouts.map((payout) => step(scene, payout))}</ul></section>`;
}

/** The type that comes first to so many tiles ends the game. */
export function race(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const { bag } = scene.view;
  const title = text.race(bag[0]?.limit ?? 0);
  return html`<section class="race" aria-label=${title}><strong aria-hidden="true">${title}</strong>
    <ul>${bag.map((supply) => runner(scene, supply))}</ul></section>`;
}

/** Said over the map, where nothing makes room for it: the other way in which a game ends. */
export function quietNote({ view, language }: Scene<View>): TemplateResult | typeof nothing {
  const { quietTurns, quietLimit } = view.turn;
  return quietTurns > 0 && view.stage !== "over"
    ? html`<p class="quiet-note">${words(language).quiet(quietTurns, quietLimit)}</p>`
    : nothing;
}

function runner(scene: Scene<View>, supply: Supply): TemplateResult {
  const text = words(scene.language);
  const { out, limit, type } = supply;
  const isFirst = out > 0 && scene.view.bag.every((other) => other.out <= out);
  return html`<li class="runner is-${type} ${isFirst ? "is-first" : ""}" title=${text.supply(supply, text.types[type])}
    aria-label=${text.supply(supply, text.types[type])}>${loose(type)}<span aria-hidden="true">${out}</span>
    <svg class="gauge" viewBox="0 0 ${limit} 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-all" width=${limit} height="4"></rect><rect class="gauge-out" width=${Math.min(out, limit)}
      height="4"></rect></svg></li>`;
}

function step(scene: Scene<View>, payout: Payout): TemplateResult {
  const text = words(scene.language);
  const own = scene.view.areas.filter((area) => area.owner > 0 && area.owner === eyes(scene) && isWithin(area, payout));
  return html`<li class=${own.length > 0 ? "is-mine" : ""} aria-label=${text.payout(payout, own.length)}>
    <span aria-hidden="true">${range(payout)}</span><b aria-hidden="true">${text.money(payout.income)}</b>
    ${
      own.length > 0
        ? html`<span class="payout-own" aria-hidden="true">${emblem(eyes(scene))}${own.length > 1 ? `×${own.length}` : ""}</span>`
        : nothing
    }</li>`;
}

/** Whose areas are shown: the viewer's, and for somebody who watches those of the seat that acts. */
function eyes({ viewer, view }: Scene<View>): number {
  return viewer > 0 ? viewer : view.turn.seat;
}

function isWithin({ tiles }: Area, { from, to }: Payout): boolean {
  return tiles.length >= from && (to === 0 || tiles.length <= to);
}

function range({ from, to }: Payout): string {
  if (to === 0) {
    return `${from}+`;
  }
  return from === to ? `${from}` : `${from}–${to}`;
}
