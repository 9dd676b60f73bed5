import { html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../../board/game";
import { emblem } from "../../core/emblem";
import { addressed, seatName } from "../../core/names";
import "./count.css";
import { mayor, swatch } from "./pieces";
import { signed } from "./standing";
import { numeral, readPiece } from "./tokens";
import type { Player, RoundEnd, Row, Tower, View } from "./view";
import { words } from "./words";

/** How many steps it takes to count a round: each row, its buildings and its Mayor, and then what everybody has. */
export function stepsOf({ rows }: Pick<RoundEnd, "rows">): number {
  return rows.reduce((sum, row) => sum + stepsOfRow(row), 1);
}

function stepsOfRow({ buildings, hasMayor }: Row): number {
  return 1 + buildings.length + (hasMayor ? 1 : 0);
}

/** A round counted row by row and building by building, as far as so many steps lead; what is to come has its room. */
export function count(
  scene: Pick<Scene<View>, "seats" | "viewer" | "language">,
  round: RoundEnd,
  shown: number,
): TemplateResult {
  const starts = round.rows.map((_, i) => round.rows.slice(0, i).reduce((sum, row) => sum + stepsOfRow(row), 0));
  const isDone = shown >= stepsOf(round);
  return html`<div class="count ${isDone ? look(scene.viewer, round.players) : ""}">
    ${round.rows.map((row, i) => countedRow(scene, row, shown - starts[i]!))}
    ${totals(scene, round.players, isDone)}</div>`;
}

/** Winning and losing look different. */
function look(viewer: number, players: readonly Player[]): string {
  const own = players.find(({ seat }) => seat === viewer);
  return own ? (best(players).includes(viewer) ? "is-won" : "is-lost") : "";
}

/** Who is ahead: by points, then by checks (T23). */
function best(players: readonly Player[]): readonly number[] {
  const rank = (player: Player): number => totalOf(player) * 1000 + (player.purse[0]?.cash ?? 0) + stowedOf(player);
  const most = Math.max(...players.map(rank));
  return players.filter((player) => rank(player) === most).map(({ seat }) => seat);
}

function stowedOf({ purse }: Player): number {
  return purse[0]?.stowed ?? 0;
}

function totalOf(player: Player): number {
  return player.pointsNow + player.pointsBefore + stowedOf(player);
}

type Told = Pick<Scene<View>, "seats" | "viewer" | "language">;

function countedRow({ seats, language }: Told, row: Row, shown: number): TemplateResult {
  const text = words(language);
  const isDoubled = row.hasMayor && shown > 1 + row.buildings.length;
  return html`<section class="count-row ${row.isComplete ? "is-complete" : "is-dead"} ${hidden(shown > 0)}">
    <h3>${numeral(row.name)} <small>${row.isComplete ? `✓ ${text.complete}` : `✗ ${text.incomplete}`}</small></h3>
    <ol>${row.buildings.map(
      (tower, i) => html`<li class=${hidden(shown > i + 1)}>${building(tower)}
        <span class="count-owner">${emblem(tower.owner, seatName(seats, tower.owner))}
        <b>${signed(row.hasMayor && !isDoubled ? tower.points / 2 : tower.points)}</b></span></li>`,
    )}</ol>
    ${
      row.hasMayor
        ? html`<span class="count-mayor ${hidden(isDoubled)}"><svg class="piece is-small" viewBox="0 0 44 40" role="img"
          aria-label=${text.doubled}>${mayor()}</svg></span>`
        : nothing
    }</section>`;
}

/** Its floors from the bottom to the top and its roof, as a sum. */
function building({ floors, roof }: Tower): TemplateResult {
  return html`<span class="count-floors">${floors.map((floor) => {
    const piece = readPiece(floor);
    return piece?.kind === "cube" ? html`<span>${swatch(piece.colour)}${piece.number}</span>` : nothing;
  })}${roof > 0 ? html`<span>▲${roof}</span>` : nothing}</span>`;
}

function totals({ seats, viewer, language }: Told, players: readonly Player[], isShown: boolean): TemplateResult {
  const text = words(language);
  const hasBefore = players.some(({ pointsBefore }) => pointsBefore !== 0);
  const ahead = best(players);
  return html`<table class="count-totals ${hidden(isShown)}">
    <thead><tr><th scope="col">${text.player}</th><th scope="col">${text.buildings}</th><th scope="col">${text.stowedColumn}</th>
      ${hasBefore ? html`<th scope="col">${text.earlier}</th>` : nothing}<th scope="col">${text.total}</th></tr></thead>
    <tbody>${[...players]
      .sort((a, b) => totalOf(b) - totalOf(a))
      .map(
        (
          player,
        ) => html`<tr class="${ahead.includes(player.seat) ? "is-ahead" : ""} ${player.seat === viewer ? "is-own" : ""}">
      <th scope="row">${emblem(player.seat)} ${seatName(addressed(seats), player.seat)}${ahead.includes(player.seat) ? " ★" : ""}</th>
      <td>${signed(player.pointsNow)}</td><td>${stowedOf(player)}</td>
      ${hasBefore ? html`<td>${signed(player.pointsBefore)}</td>` : nothing}<td><b>${signed(totalOf(player))}</b></td></tr>`,
      )}</tbody></table>`;
}

function hidden(isShown: boolean): string {
  return isShown ? "" : "is-to-come";
}
