import { html, nothing, type TemplateResult } from "lit";
import { choice, mark } from "../../board/choice";
import { askWhyAfter, type Scene, type TokenTry, tryTokenAfter } from "../../board/game";
import { limitedTo, moveWith, pointedAt } from "../../board/moves";
import "./offer.css";
import { t } from "../../core/words";
import { pieceIcon } from "./pieces";
import { auction, HOLD, MAYOR, ROOF, readPiece, STOW } from "./tokens";
import { isPlacing, meansLots, type View } from "./view";
import { words } from "./words";

/** What a player who chooses a piece wants besides: to put a check aside, or not. */
export interface Stowing {
  readonly isOn: boolean;
  readonly toggle: (isOn: boolean) => void;
}

/** What can be auctioned: cubes with their open ends, rooftops and special pieces. */
export function offer(scene: Scene<View>, stowing?: Stowing): TemplateResult {
  const text = words(scene.language);
  const before = isChoosing(scene) ? [stowing?.isOn ? STOW : HOLD] : [];
  return html`<section class="offer" aria-label=${text.offer}
    @try-token=${(e: CustomEvent<TokenTry>) => chooseAfter(e, before, scene.view)}>
    <div class="offer-head"><h3>${text.offer} <small>${text.offerHint}</small></h3>${stowing ? stow(scene, stowing) : nothing}</div>
    <div class="offer-pieces" data-rove>
      <div class="offer-rows">${scene.view.offer.map((cubes, i) => offerRow(scene, cubes, i))}</div>
      <div class="specials">${roofs(scene)}${specials(scene.view).map((piece) => special(scene, piece))}</div>
    </div>
  </section>`;
}

/** How a piece looks that may be chosen at once. */
function look(scene: Scene<View>, piece: string): string {
  return isChoosing(scene) && scene.view.selectable.includes(piece) ? "is-choosable" : "";
}

/** Whether a piece may be chosen at once, though it is asked before whether something is stowed. */
function isChoosing({ view, inPlay, moves }: Scene<View>): boolean {
  return inPlay === true && view.stage === "stow" && moves.length > 0;
}

/**
 * Both are sent together, whatever was decided: a pause before one of them would tell others what it was. What can't be
 * chosen says why not, and nothing is decided.
 */
function chooseAfter(e: CustomEvent<TokenTry>, before: readonly string[], { selectable }: View): void {
  const { token, before: known, supposing } = e.detail;
  if (before.length > 0 && known === undefined && supposing === undefined) {
    e.stopPropagation();
    const ask = selectable.some((piece) => auction(piece) === token) ? tryTokenAfter : askWhyAfter;
    ask(e.currentTarget!, before, token);
  }
}

/** The switch stays in its place when there is nothing to switch. */
function stow(scene: Scene<View>, { isOn, toggle }: Stowing): TemplateResult {
  const text = words(scene.language);
  const isAsked = isChoosing(scene) && moveWith(scene, { kind: "stow" }) !== undefined;
  return html`<label class="stow ${isAsked ? "" : "is-idle"}" title=${text.asked.stow ?? ""}>
    <input type="checkbox" data-stow .checked=${isOn} ?disabled=${!isAsked}
      @change=${(e: Event) => toggle((e.target as HTMLInputElement).checked)}>
    <span>${text.stowToo}</span>${mark(scene, STOW)}${mark(scene, HOLD)}</label>`;
}

/** The offer is there to be auctioned: where lots are chosen, `B2` means one of them, and no cube stands for it. */
function onOffer(scene: Scene<View>): Scene<View> {
  const { view, lit, marks } = scene;
  return {
    ...pointedAt(limitedTo(scene, ["auction"]), !isPlacing(view)),
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
      const looks = `${isOpen ? "is-open" : "is-inner"} ${look(scene, cube)}`;
      const icon = html`<span data-piece=${cube} data-place="offer" data-enter="none">${pieceIcon(cube)}</span>`;
      return choice(onOffer(scene), auction(cube), looks, text.offered(cube, isOpen, isLegal), icon);
    })}</div>`;
}

function roofs(scene: Scene<View>): TemplateResult {
  const { rooftopsLeft } = scene.view;
  const label = words(scene.language).roofs(rooftopsLeft);
  return choice(
    scene,
    auction(ROOF),
    rooftopsLeft === 0 ? "is-gone" : `is-open ${look(scene, ROOF)}`,
    label,
    html`<span data-spot="roofs">${pieceIcon(ROOF)}</span><span class="count">${rooftopsLeft}</span>`,
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
    isLeft ? `is-open ${look(scene, piece)}` : "is-gone",
    `${text.piece(piece)}${t().comma}${where}`,
    html`${isLeft ? html`<span data-piece=${piece} data-place="offer">${pieceIcon(piece)}</span>` : pieceIcon(piece)}
      <span class="where" title=${text.piece(piece)}>${isLeft ? text.kinds[readPiece(piece)?.kind ?? ""] : where}</span>`,
  );
}
