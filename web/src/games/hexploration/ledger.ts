import { html, nothing, type TemplateResult } from "lit";
import { choice } from "../../board/choice";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { addressed, seatName } from "../../core/names";
import "./ledger.css";
import { loose } from "./tile";
import { shop } from "./tokens";
import type { Good, Player, View } from "./view";
import { words } from "./words";

/** Everybody's money, income, land, markers and market. */
export function ledger(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const { view } = scene;
  const { player, moneyColumn, incomeColumn, landColumn, scoreColumn, reserveColumn } = text;
  const columns = [player, moneyColumn, incomeColumn, landColumn, scoreColumn, reserveColumn];
  return html`<div class="ledger">
    <section><table>
      <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
      <tbody>${view.players.map((player) => playerRow(scene, player))}</tbody></table>
      <p class="note">${text.landHint}</p></section>
    <section class="markets"><h3>${text.market}</h3>${view.players.map((player) => market(scene, player))}</section>
  </div>`;
}

function playerRow(scene: Scene<View>, player: Player): TemplateResult {
  const text = words(scene.language);
  const after = scene.considered?.view?.players.find((one) => one.seat === player.seat);
  const difference = after ? after.money - player.money : 0;
  return html`<tr class=${player.seat === scene.view.actor ? "is-acting" : ""}>
    <th scope="row">
      <span class="ledger-player">${emblem(player.seat)}<span>${seatName(addressed(scene.seats), player.seat)}</span></span></th>
    <td>${text.money(player.money)}${
      difference === 0
        ? nothing
        : html` <span class="ledger-change">(${difference > 0 ? "+" : "−"}${Math.abs(difference)})</span>`
    }</td>
    <td>+${player.income}</td><td>${player.land}</td>
    <td class="ledger-total">${player.score}</td><td>${player.reserve}</td></tr>`;
}

function market(scene: Scene<View>, player: Player): TemplateResult {
  const text = words(scene.language);
  return html`<div class="market">${emblem(player.seat, seatName(scene.seats, player.seat))}
    ${player.market.length === 0 ? html`<span class="note">${text.emptyMarket}</span>` : nothing}
    ${player.market.map((good) => goods(scene, player, good))}</div>`;
}

function goods(scene: Scene<View>, { seat }: Player, { type, price }: Good): TemplateResult {
  const text = words(scene.language);
  const content = html`${loose(type)}<strong>${text.money(price)}</strong>`;
  return choice(scene, shop(seat, type, price), "goods", text.goods(text.types[type], price), content);
}
