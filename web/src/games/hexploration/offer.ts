import { html, nothing, type TemplateResult } from "lit";
import type { Move } from "../../api/schema";
import { action } from "../../board/choice";
import { considerToken, type Scene, tryTokens } from "../../board/game";
import { moveWith } from "../../board/moves";
import { icon } from "../../core/icons";
import { nameOf } from "./grid";
import { loose } from "./tile";
import { DRAW, laidAt, mark, STAY, STEP } from "./tokens";
import { type Area, areaOf, type Placing, playerOf, type View } from "./view";
import { words } from "./words";

/**
 * The move of a placement. That it earns or costs something, and how large the area becomes, is in the view, because
 * it is about the land and not about the move alone.
 */
export function placingMove(scene: Scene<View>, one: Placing): Move | undefined {
  const place = nameOf(one);
  return scene.view.stage === "start"
    ? moveWith(scene, { kind: "start", target: one.type, place })
    : moveWith(scene, { kind: "place", from: `${one.pawn}`, place });
}

/** What can be chosen at a space of the map. */
export interface Offer {
  readonly space: string;
  readonly content: TemplateResult;
}

/** Something to choose: all the plies that it takes. */
interface Option {
  readonly label: string;
  readonly tokens: readonly string[];
}

/** A space on which the tile in hand may lie: which pawn lays it, and whether that pawn follows and claims. */
export function placingOffer(
  scene: Scene<View>,
  placings: readonly Placing[],
  pawn: number,
  close: () => void,
): Offer | undefined {
  const one = placings.find((placing) => placing.pawn === pawn) ?? placings[0];
  const token = one && placingMove(scene, one)?.token;
  if (!one || token === undefined) {
    return undefined;
  }
  const space = nameOf(one);
  const after = scene.considered?.token === token ? scene.considered.view : undefined;
  const text = words(scene.language);
  const options = optionsAfter(scene, token, space, after);
  const content = html`<header class="offer-head">${loose(one.type)}
      <strong>${text.makes(text.types[one.type], one.size)}</strong>
      <span>${text.result(one)}</span>
      <button class="icon" aria-label=${text.closeArea} @click=${close}>${icon("close")}</button></header>
    ${placings.length > 1 ? whichPawn(scene, placings, one.pawn) : nothing}
    ${optionList(scene, options, canDrawOn(scene, one.pawn))}`;
  return { space, content: frame(text.makes(text.types[one.type], one.size), content) };
}

/** Only in play one press stands for several plies. */
function optionsAfter(scene: Scene<View>, token: string, space: string, after: View | undefined): readonly Option[] {
  const text = words(scene.language);
  return scene.inPlay && after?.stage === "follow"
    ? following(scene, after, space).map(({ label, tokens }) => ({ label, tokens: [token, ...tokens] }))
    : [{ label: text.layHere, tokens: [token] }];
}

/** The tile lies, and its pawn may follow: asked at the tile itself. */
export function followOffer(scene: Scene<View>): Offer | undefined {
  const { view, last } = scene;
  const space = last.map(laidAt).findLast((one) => one !== undefined);
  if (view.stage !== "follow" || !scene.legal.includes(STAY) || space === undefined) {
    return undefined;
  }
  const text = words(scene.language);
  const options = following(scene, view, space).filter(({ tokens }) => scene.inPlay || tokens.length === 1);
  return {
    space,
    content: frame(
      text.stages.follow,
      html`<strong>${text.stages.follow}</strong>${optionList(scene, options, canDrawOn(scene, 0))}`,
    ),
  };
}

function following(scene: Scene<View>, view: View, space: string): readonly Option[] {
  const text = words(scene.language);
  const area = areaOf(view, space);
  const options = [
    { label: text.stay, tokens: [STAY] },
    { label: text.step, tokens: [STEP] },
  ];
  return area && canClaim(view, area) ? [...options, { label: text.claim, tokens: [STEP, mark(area.name)] }] : options;
}

/** Nobody's so far, and a marker is left. */
function canClaim(view: View, { owner }: Area): boolean {
  return owner === 0 && (playerOf(view, view.turn.seat)?.reserve ?? 0) > 0;
}

/** Whether another pawn than this one can still act, so that the next tile may be drawn at once. */
function canDrawOn({ view, inPlay }: Scene<View>, pawn: number): boolean {
  const pawns = playerOf(view, view.turn.seat)?.pawns ?? [];
  return (inPlay ?? false) && pawns.some((one) => !one.hasActed && one.number !== pawn);
}

function frame(label: string, content: TemplateResult): TemplateResult {
  return html`<section class="offer" aria-label=${label}>${content}</section>`;
}

function whichPawn(scene: Scene<View>, placings: readonly Placing[], pawn: number): TemplateResult {
  const text = words(scene.language);
  return html`<div class="offer-pawns" role="group" aria-label=${text.whichPawn}>${placings.map((one) => {
    const token = placingMove(scene, one)?.token;
    return html`<button class="button" data-offer-pawn=${one.pawn} aria-pressed=${one.pawn === pawn}
      @click=${(e: Event) => considerToken(e.currentTarget!, token)}>${text.pawn(one.pawn)}</button>`;
  })}</div>`;
}

function optionList(scene: Scene<View>, options: readonly Option[], canDraw: boolean): TemplateResult {
  const text = words(scene.language);
  return html`<ul class="offer-options">${options.map(
    ({ label, tokens }) =>
      html`<li>${
        tokens.length === 1
          ? action(scene, tokens[0]!, label, true)
          : html`<button class="button is-main" data-offer=${tokens.join(" ")}
          @click=${(e: Event) => tryTokens(e.currentTarget!, tokens)}>${label}</button>`
      }${
        canDraw
          ? html`<button class="button" data-offer=${[...tokens, DRAW].join(" ")} aria-label=${text.thenDraw(label)}
          @click=${(e: Event) => tryTokens(e.currentTarget!, [...tokens, DRAW])}>${text.andDraw}</button>`
          : nothing
      }</li>`,
  )}</ul>`;
}
