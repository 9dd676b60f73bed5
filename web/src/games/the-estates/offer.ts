import { html, nothing, type TemplateResult } from "lit";
import { choice } from "../../board/choice";
import type { Scene } from "../../board/game";
import "./offer.css";
import { t } from "../../core/words";
import { pieceIcon } from "./pieces";
import { isPlacing, meansLots, SPECIALS, type View } from "./view";
import { words } from "./words";

/** What can be auctioned: cubes with their open ends, rooftops and special pieces. */
export function offer(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  return html`<section class="offer" aria-label=${text.offer}>
    <h3>${text.offer} <small>${text.offerHint}</small></h3>
    <div data-rove>
      ${scene.view.offer.map((cubes, i) => offerRow(scene, cubes, i))}
      <div class="specials">${roofs(scene)}${SPECIALS.map((piece) => special(scene, piece))}</div>
    </div>
  </section>`;
}

/** Where lots are chosen, tokens such as B2 mean them, and no cube stands for one. */
function besidesLots(scene: Scene<View>): Scene<View> {
  const lit = meansLots(scene.view) ? [] : scene.lit;
  return isPlacing(scene.view) ? { ...scene, legal: [], marks: [], lit } : { ...scene, lit };
}

function offerRow(scene: Scene<View>, cubes: readonly string[], row: number): TemplateResult {
  const text = words(scene.language);
  return html`<div class="offer-row" role="group" aria-label=${text.offerRow(row + 1)}>
    ${cubes.length === 0 ? html`<span class="note">${text.empty}</span>` : nothing}
    ${cubes.map((cube, i) => {
      const isOpen = i === 0 || i === cubes.length - 1;
      const inPlay = besidesLots(scene);
      const spoken = text.offered(cube, isOpen, inPlay.legal.includes(cube));
      return choice(inPlay, cube, isOpen ? "is-open" : "is-inner", spoken, pieceIcon(cube, scene.details));
    })}</div>`;
}

function roofs(scene: Scene<View>): TemplateResult {
  const { rooftopsLeft } = scene.view;
  const label = words(scene.language).roofs(rooftopsLeft);
  return choice(
    scene,
    "roof",
    rooftopsLeft === 0 ? "is-gone" : "is-open",
    label,
    html`${pieceIcon("roof")}<span class="count">${rooftopsLeft}</span>`,
  );
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
  const inPlay = isLeft || stage !== "use_cancel" ? scene : { ...scene, legal: [], marks: [] };
  return choice(
    inPlay,
    piece,
    isLeft ? "is-open" : "is-gone",
    `${text.piece(piece)}${t().comma}${where}`,
    html`${pieceIcon(piece)}${isLeft ? nothing : html`<span class="where">${where}</span>`}`,
  );
}
