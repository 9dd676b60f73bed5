import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import "./ribbon.css";
import { legend } from "./tile";
import type { Area, Payout, View } from "./view";
import { words } from "./words";

/** What areas pay, with one's own areas where they stand on that scale; and how the figures on an area are read. */
export function ribbon(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  return html`<div class="ribbon">
    <section class="payouts" aria-label=${text.payouts}><strong aria-hidden="true">${text.payouts}</strong>
      <ul>${scene.view.payouts.map((payout) => step(scene, payout))}</ul></section>
    <p class="key">${sample()}<span>${text.legend}</span></p>
  </div>`;
}

function step(scene: Scene<View>, payout: Payout): TemplateResult {
  const text = words(scene.language);
  const own = scene.view.areas.filter((area) => area.owner > 0 && area.owner === eyes(scene) && isWithin(area, payout));
  return html`<li class=${own.length > 0 ? "is-mine" : ""} aria-label=${text.payout(payout, own.length)}>
    <span aria-hidden="true">${range(payout)}</span><b aria-hidden="true">${text.money(payout.income)}</b>
    ${
      own.length > 0
        ? html`<span class="payout-own"
        aria-hidden="true">${own.map((area) => emblem(area.owner))}</span>`
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

const SAMPLE = {
  name: "0,0",
  tiles: ["-9,0", "0,0", "9,0"],
  owner: 1,
  markers: 1,
  pawns: [],
  income: 2,
  price: 6,
} as unknown as Area;

/** An area of three tiles, as it is labelled on the map. */
function sample(): TemplateResult {
  return html`<svg class="key-sample is-F" viewBox="-24 -24 48 46" aria-hidden="true"><rect x="-24" y="-24" width="48"
    height="46" rx="8"></rect>
    ${legend(SAMPLE, false, false)}</svg>`;
}
