import { html, nothing, type TemplateResult } from "lit";
import { isLit, type Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { addressed, seatName } from "../../core/names";
import { mayor, swatch } from "./pieces";
import "./standing.css";
import { t } from "../../core/words";
import { numeral } from "./tokens";
import { type Certificate, isOpen, type Player, pointsIn, type Row, type View } from "./view";
import { words } from "./words";

/** Points if the round ended now, per player and per row; beside them what the considered move would change. */
export function standing(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const { view } = scene;
  return html`<section class="standing ${isLit(scene, "scores") ? "is-lit" : ""}">
    <h3>${view.stage === "over" ? text.finalStanding : text.standing} ${
      view.rounds > 1 ? html`<small>${text.round(view.round, view.rounds)}</small>` : nothing
    }</h3>
    <table>
      <thead><tr><th scope="col">${text.player}</th>
        ${isOpen(view) ? html`<th scope="col">${text.cashColumn}</th>` : nothing}
        ${view.rows.map((row) => rowHead(scene, row))}
        <th scope="col">${text.stowedColumn}</th>
        ${view.rounds > 1 ? html`<th scope="col">${text.earlier}</th>` : nothing}
        <th scope="col">${text.total}</th></tr></thead>
      <tbody>${view.players.map((player) => playerRow(scene, player))}</tbody>
      <tfoot><tr><th scope="row">${text.all}</th>
        ${isOpen(view) ? html`<td></td>` : nothing}
        ${view.rows.map((row) => html`<td>${signed(row.points)}</td>`)}
        <td></td>${view.rounds > 1 ? html`<td></td>` : nothing}<td></td></tr></tfoot>
    </table>
  </section>`;
}

function rowHead(scene: Scene<View>, row: Row): TemplateResult {
  const text = words(scene.language);
  const isComplete = row.isComplete ? text.complete : text.incomplete;
  const state = row.hasMayor ? isComplete + t().comma + text.doubled : isComplete;
  const tick = row.isComplete ? html`<span aria-hidden="true"> ✓</span>` : nothing;
  const mayors = html`<svg class="piece is-tiny" viewBox="0 0 44 40" aria-hidden="true">${mayor()}</svg>`;
  return html`<th scope="col" title=${state}>${numeral(row.name)}${tick}<span class="sr-only">${t().comma}${state}</span>
    ${row.hasMayor ? mayors : nothing}</th>`;
}

function playerRow(scene: Scene<View>, player: Player): TemplateResult {
  const { view } = scene;
  const [purse] = player.purse;
  const look = isLit(scene, `scores:${player.seat}`) ? "is-lit" : "";
  return html`<tr class="${player.seat === view.actor ? "is-acting" : ""} ${look}">
    <th scope="row">
      <span class="standing-player">${emblem(player.seat)}<span>${seatName(addressed(scene.seats), player.seat)}</span></span></th>
    ${isOpen(view) ? html`<td>${words(scene.language).money(purse?.cash ?? 0)}</td>` : nothing}
    ${view.rows.map((row) => html`<td>${signed(pointsIn(row, player.seat))}</td>`)}
    <td>${purse ? signed(purse.stowed) : unseen(scene)}</td>
    ${view.rounds > 1 ? html`<td>${signed(player.pointsBefore)}</td>` : nothing}
    <td class="standing-total">${signed(player.pointsNow + player.pointsBefore + (purse?.stowed ?? 0))}${
      purse ? nothing : html`<span class="note"> + ${unseen(scene)}</span>`
    }${change(scene, player)}</td></tr>`;
}

export function unseen(scene: Scene<View>): TemplateResult {
  const label = words(scene.language).unknown;
  return html`<abbr title=${label}>?<span class="sr-only"> ${label}</span></abbr>`;
}

/** What the considered move would add or cost, where that can be known. */
export function change(scene: Scene<View>, player: Player): TemplateResult | typeof nothing {
  const after = scene.considered?.view?.players.find((one) => one.seat === player.seat);
  const difference = after ? after.pointsNow - player.pointsNow : 0;
  return difference === 0
    ? nothing
    : html` <span class="standing-change">(${difference > 0 ? "+" : "−"}${Math.abs(difference)})</span>`;
}

/** With a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** The certificates, and who owns which. */
export function companies(scene: Scene<View>): TemplateResult {
  return html`<section class="companies ${isLit(scene, "companies") ? "is-lit" : ""}">
    <h3>${words(scene.language).certificates}</h3>
    <ul class="certificates">${scene.view.certificates.map((one) => certificate(scene, one))}</ul></section>`;
}

function certificate(scene: Scene<View>, { letter, owner }: Certificate): TemplateResult {
  const text = words(scene.language);
  const company = text.companies[letter];
  const name = owner ? seatName(scene.seats, owner) : "";
  return html`<li class="certificate"
    aria-label=${text.certificate(text.colours[letter], company, owner ? `${name} (${owner})` : "")}>
    ${swatch(letter)}
    <span class="certificate-company" aria-hidden="true"><b>${text.colours[letter]}</b> ${company}</span>
    ${owner ? emblem(owner) : html`<span class="note" aria-hidden="true">–</span>`}</li>`;
}
