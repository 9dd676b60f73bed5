import { html, nothing, type TemplateResult } from "lit";
import { choice } from "../../board/choice";
import type { Scene } from "../../board/game";
import { limitedTo, moveWith } from "../../board/moves";
import "./offer.css";
import { t } from "../../core/words";
import { pieceIcon } from "./pieces";
import { auction, MAYOR, ROOF, readPiece } from "./tokens";
import { isPlacing, meansLots, type View } from "./view";
import { words } from "./words";

/** What can be auctioned: cubes with their open ends, rooftops and special pieces. */
export function offer(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  return html`<section class="offer" aria-label=${text.offer}>
    <h3>${text.offer} <small>${text.offerHint}</small></h3>
    <div data-rove>
      ${scene.view.offer.map((cubes, i) => offerRow(scene, cubes, i))}
      <div class="specials">${roofs(scene)}${specials(scene.view).map((piece) => special(scene, piece))}</div>
    </div>
  </section>`;
}

/** The offer is there to be auctioned: where lots are chosen, `B2` means one of them, and no cube stands for it. */
function onOffer(scene: Scene<View>): Scene<View> {
  const { view, lit, marks } = scene;
  return {
    ...limitedTo(scene, ["auction"]),
    lit: meansLots(view) ? [] : lit,
    marks: isPlacing(view) ? [] : marks,
  };
}

function offerRow(scene: Scene<View>, cubes: readonly string[], row: number): TemplateResult {
  const text = words(scene.language);
  return html`<div class="offer-row" role="group" aria-label=${text.offerRow(row + 1)}>
    ${cubes.length === 0 ? html`<span class="note">${text.empty}</span>` : nothing}
    ${cubes.map((cube, i) => {
      const isOpen = i === 0 || i === cubes.length - 1;
      const isLegal = moveWith(scene, { kind: "auction", target: cube }) !== undefined;
      const look = isOpen ? "is-open" : "is-inner";
      const icon = pieceIcon(cube, scene.details);
      return choice(onOffer(scene), auction(cube), look, text.offered(cube, isOpen, isLegal), icon);
    })}</div>`;
}

function roofs(scene: Scene<View>): TemplateResult {
  const { rooftopsLeft } = scene.view;
  const label = words(scene.language).roofs(rooftopsLeft);
  return choice(
    scene,
    auction(ROOF),
    rooftopsLeft === 0 ? "is-gone" : "is-open",
    label,
    html`${pieceIcon(ROOF)}<span class="count">${rooftopsLeft}</span>`,
  );
}

const KINDS = ["permit", "mayor", "cancel"];

/** All special pieces, wherever they are now: permits by their stripes, then the others. */
function specials({ specialsLeft, specialsGone, rows, sale }: View): string[] {
  const onBoard = rows.flatMap(({ permits, hasMayor }) => [
    ...permits.map(({ name }) => name),
    ...(hasMayor ? [MAYOR] : []),
  ]);
  const all = new Set([...specialsLeft, ...specialsGone, ...onBoard, sale.piece]);
  const rank = (piece: string): number => KINDS.indexOf(readPiece(piece)?.kind ?? "");
  return [...all].filter((piece) => rank(piece) >= 0).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

function special(scene: Scene<View>, piece: string): TemplateResult {
  const text = words(scene.language);
  const { specialsLeft, specialsGone, sale, stage } = scene.view;
  const isLeft = specialsLeft.includes(piece);
  const where = isLeft
    ? text.left
    : specialsGone.includes(piece)
      ? text.gone
      : sale.piece === piece
        ? text.onSale
        : text.onBoard;
  // A permit on the board is what the Cancel Cube takes; that one is touched there.
  const inPlay = { ...limitedTo(scene, ["auction"]), marks: isLeft || stage !== "use_cancel" ? scene.marks : [] };
  return choice(
    inPlay,
    auction(piece),
    isLeft ? "is-open" : "is-gone",
    `${text.piece(piece)}${t().comma}${where}`,
    html`${pieceIcon(piece)}${isLeft ? nothing : html`<span class="where">${where}</span>`}`,
  );
}
