import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Finale, Scene } from "../../board/game";
import { between } from "../../core/between";
import { emblem } from "../../core/emblem";
import { addressed, seatName } from "../../core/names";
import { hexagon } from "../../hex/layout";
import { fromTheMiddle, middle, outline, RADIUS, spaceOf } from "./grid";
import { type Area, type Player, playerOf, type View } from "./view";
import { words } from "./words";

const AREAS_A_SEAT = 2;
const STEP_MILLIS = 900;
/** In how many pixels to a unit the worth of an area is written; smaller maps have larger labels, up to so many times. */
const LABEL = 0.72;
const LARGEST = 2.4;
/** A label is as wide as its letters, wherever a browser's own are wide, and has round ends. */
const LETTER = 15;
const LABEL_ENDS = 16;

/** An area that counts at the end, and what it brings. */
interface Counted {
  readonly seat: number;
  readonly area: Area;
  readonly worth: number;
}

/** The end of the game: area by area, seat by seat, whoever has least first; then who has won. */
export function countingFinale(view: View): Finale | undefined {
  return view.stage === "over" ? { steps: allCounted(view).length + 1, millis: STEP_MILLIS } : undefined;
}

function allCounted(view: View): readonly Counted[] {
  return [...view.players].sort((a, b) => a.score - b.score).flatMap((player) => countedOf(view, player));
}

/** The largest areas of a seat, which share what the view says that they bring together. */
function countedOf(view: View, { seat, land }: Player): readonly Counted[] {
  const largest = view.areas
    .filter(({ owner }) => owner === seat)
    .sort((a, b) => b.tiles.length - a.tiles.length)
    .slice(0, AREAS_A_SEAT);
  const tiles = largest.reduce((sum, area) => sum + area.tiles.length, 0);
  return largest.map((area) => ({ seat, area, worth: (land * area.tiles.length) / tiles }));
}

/** What is counted so far; all of it for whoever comes later. */
function countedSoFar({ view, finale = Infinity }: Scene<View>): readonly Counted[] {
  return view.stage === "over" ? allCounted(view).slice(0, finale) : [];
}

function isDecided({ view, finale = Infinity }: Scene<View>): boolean {
  return finale > allCounted(view).length;
}

function winners({ players }: View): readonly number[] {
  const most = Math.max(...players.map(({ score }) => score));
  return players.filter(({ score }) => score === most).map(({ seat }) => seat);
}

/** On the map: what counts is lit, everything else lies in the shade; in the end only the winner's land is lit. */
export function countedLand(scene: Scene<View>, scale: number): SVGTemplateResult | typeof nothing {
  const { view, figure } = scene;
  if (view.stage !== "over" || figure !== undefined) {
    return nothing;
  }
  const best = winners(view);
  const lit = countedSoFar(scene).filter(({ seat }) => !isDecided(scene) || best.includes(seat));
  const spaces = new Set(lit.flatMap(({ area }) => area.tiles));
  const shade = view.areas.flatMap(({ tiles }) => tiles).filter((space) => !spaces.has(space));
  return svg`<g class="counted" aria-hidden="true">
    ${shade.map((space) => svg`<polygon class="counted-shade" points=${hexagon(middle(spaceOf(space)), RADIUS)}></polygon>`)}
    ${lit.map((one) => countedArea(one, between(1, LABEL / scale, LARGEST)))}</g>`;
}

function countedArea({ seat, area, worth }: Counted, size: number): SVGTemplateResult {
  const spaces = area.tiles.map(spaceOf);
  const { cx, cy } = middle(fromTheMiddle(spaces)[0]!);
  const around = outline(spaces, RADIUS + 2);
  const label = `+$${worth}`;
  const width = LABEL_ENDS + LETTER * label.length;
  return svg`<g class="seat-${seat}"><path class="counted-edge" d=${around}></path><path class="counted-line" d=${around}></path>
    <g transform="translate(${cx} ${cy}) scale(${size})">
      <rect class="counted-label" x=${-width / 2} y="-17" width=${width} height="34" rx="17"></rect>
      <text class="counted-worth" y="7">${label}</text></g></g>`;
}

/** Beside the map: everybody's money, what their land brings, and the sum, as far as it is counted. */
export function tally(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const rows = [...scene.view.players].sort((a, b) => b.score - a.score);
  return html`<section class="tray tally" data-focus-fallback tabindex="-1" aria-label=${text.tally}>
    <div class="tray-body"><h3>${text.tally}</h3>
      <table><thead><tr><th scope="col">${text.player}</th><th scope="col">${text.moneyColumn}</th>
        <th scope="col">${text.largest}</th><th scope="col">${text.scoreColumn}</th></tr></thead>
        <tbody>${rows.map(({ seat }) => tallyRow(scene, seat))}</tbody></table></div></section>`;
}

function tallyRow(scene: Scene<View>, seat: number): TemplateResult {
  const text = words(scene.language);
  const money = playerOf(scene.view, seat)?.money ?? 0;
  const parts = countedSoFar(scene).filter((one) => one.seat === seat);
  const sum = parts.reduce((total, { worth }) => total + worth, money);
  const hasWon = isDecided(scene) && winners(scene.view).includes(seat);
  return html`<tr class=${hasWon ? "has-won" : ""}><th scope="row">${emblem(seat)} ${seatName(addressed(scene.seats), seat)}
      ${hasWon ? html`<span aria-hidden="true">★</span>` : nothing}</th>
    <td>${text.money(money)}</td>
    <td>${parts.map(({ worth, area }) => html`<span class="tally-part">${text.countedPart(worth, text.types[area.type], area.tiles.length)}</span>`)}</td>
    <td class="ledger-total">${text.money(sum)}</td></tr>`;
}
