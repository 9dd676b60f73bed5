import { html, nothing, type TemplateResult } from "lit";
import { choice } from "../../board/choice";
import { isLit, type Scene } from "../../board/game";
import { limitedTo, moveWith, pointedAt } from "../../board/moves";
import { seatName } from "../../core/names";
import { mayor, permit } from "./pieces";
import "./streets.css";
import { lot as lotNamed, MAYOR, numeral } from "./tokens";
import { isTall, lotDrawing } from "./tower";
import { fate, isPlacing, lotsToBuild, meansLots, type Permit, type Row, roofsToBuild, type View } from "./view";
import { words } from "./words";

/** The streets, or one of them: their towers from the side, their ends, permits and the Mayor. */
export function streets(scene: Scene<View>, only = ""): TemplateResult {
  const { board } = scene.view;
  const rows = scene.view.rows.filter(({ name }) => only === "" || name === only);
  const near = Math.max(board.beforeTheRiver + 3, ...rows.map((row) => row.length + 1));
  return html`<section class="streets" data-rove aria-label=${words(scene.language).board}>
    ${rows.map((row) => street(scene, row, near))}</section>`;
}

/** What can be seen on the board and is written nowhere on it. */
export function legend({ language }: Scene<View>): TemplateResult {
  const text = words(language);
  return html`<p class="legend note">
    <span><i class="legend-white"></i>${text.whiteLegend}</span>
    <span><i class="legend-end"></i>${text.endLegend}</span>
    <span><i class="legend-river river"></i>${text.river}</span></p>`;
}

function street(scene: Scene<View>, row: Row, near: number): TemplateResult {
  const look = `${isLit(scene, row.name, "row") ? "is-lit" : ""} is-${fate(scene.view, row)}`;
  return html`<div class="street ${look}" role="group" aria-label=${words(scene.language).rowSpoken(row)}>
    ${head(scene, row)}
    <div class="street-lots">
      ${row.length === 0 ? html`<span class="street-end"></span>` : nothing}
      ${Array.from({ length: scene.view.board.lots }, (_, i) => place(scene, row, i + 1, near))}
    </div>
  </div>`;
}

function head(scene: Scene<View>, row: Row): TemplateResult {
  const text = words(scene.language);
  const points = row.points < 0 ? `−${-row.points}` : `${row.points}`;
  return html`<div class="street-head">
    <h3>${numeral(row.name)}</h3>
    <strong class="street-points">${points}</strong>
    <span class="street-mayor" data-spot="row-${row.name}">${
      row.hasMayor
        ? html`<span data-piece=${MAYOR} data-place=${row.name}><svg class="piece is-small" viewBox="0 0 44 40"
          role="img" aria-label=${text.doubled}>${mayor()}</svg></span>`
        : nothing
    }</span>
    <span class="street-state">${text.fates[fate(scene.view, row)]} · ${text.lots(row.length)}${
      scene.details && !row.isComplete ? html` · ${text.missing(lotsToBuild(row), roofsToBuild(row))}` : nothing
    }</span>
  </div>`;
}

function place(scene: Scene<View>, row: Row, number: number, near: number): TemplateResult {
  const classes = [
    "lot",
    number > near ? "is-far" : "",
    number > row.length ? "is-beyond" : "",
    number === row.length ? "is-end" : "",
  ];
  const permits = number === row.length + 1 ? row.permits : [];
  return html`<div class=${classes.filter(Boolean).join(" ")}>
    ${permits.length > 0 ? stack(scene, permits) : lot(scene, row, number)}</div>
    ${
      number === scene.view.board.beforeTheRiver
        ? html`<span class="river" title=${words(scene.language).river} aria-hidden="true"></span>`
        : nothing
    }`;
}

function lot(scene: Scene<View>, row: Row, number: number): TemplateResult {
  const { view } = scene;
  const name = lotNamed(row.name, number);
  const tower = row.buildings[number - 1];
  const isLegal = moveWith(scene, { place: name }) !== undefined;
  const isWhite = row.whiteLots.includes(name);
  const ghost = isLegal && scene.considered?.token === name ? view.sale.piece : undefined;
  const spoken = words(scene.language).lot(
    row.name,
    number,
    tower,
    isWhite,
    number > row.length,
    tower ? owner(scene, tower.owner) : "",
    isLegal,
  );
  // Cubes that were drawn have names like lots, too; where nothing stands nothing was put.
  const isLast = tower !== undefined && view.sale.piece === "" && scene.last.includes(name);
  const drawing = lotDrawing({ name, number, tower, isWhite, ghost });
  const look = [isLast ? "is-last" : "", isTall(tower) ? "is-tall" : ""].filter(Boolean).join(" ");
  return choice(asLot(scene), name, look, spoken, drawing, "lot");
}

/** Outside of placing, `B2` means a cube: the lot itself then stands for nothing that could be played or marked. */
function asLot(scene: Scene<View>): Scene<View> {
  const { view, lit, marks } = scene;
  return {
    ...pointedAt(limitedTo(scene, ["build", "put a roof"]), isPlacing(view)),
    lit: meansLots(view) ? lit : lit.filter((place) => place.includes(":")),
    marks: isPlacing(view) ? marks : [],
  };
}

function stack(scene: Scene<View>, permits: readonly Permit[]): TemplateResult {
  const text = words(scene.language);
  return html`<div class="permits">${permits.map((one) =>
    choice(
      scene,
      one.name,
      "is-permit",
      text.permitSpoken(one),
      html`<span data-piece=${one.name} data-place=${one.lot}><svg class="piece" viewBox="0 0 44 40"
        aria-hidden="true">${permit(one.name, one.change)}</svg></span>`,
    ),
  )}</div>`;
}

function owner(scene: Scene<View>, seat: number): string {
  return `${seatName(scene.seats, seat)} (${seat})`;
}
