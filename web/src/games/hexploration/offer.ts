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

/** Something to choose: what it costs or brings, and all the plies that it takes. */
export interface Option {
  readonly label: string;
  readonly effect: string;
  readonly tokens: readonly string[];
}

/** Whether the next tile is drawn at once. */
export interface Drawing {
  readonly isOn: boolean;
  toggle(isOn: boolean): void;
}

/** A space on which the tile in hand may lie: which pawn lays it, and whether that pawn follows and claims. */
export function placingOffer(
  scene: Scene<View>,
  placings: readonly Placing[],
  pawn: number,
  drawing: Drawing,
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
    ${optionList(scene, options, canDrawOn(scene, one.pawn) ? drawing : undefined)}`;
  return { space, content: frame(text.makes(text.types[one.type], one.size), content) };
}

/** Only in play one press stands for several plies. */
function optionsAfter(scene: Scene<View>, token: string, space: string, after: View | undefined): readonly Option[] {
  const text = words(scene.language);
  return scene.inPlay && after?.stage === "follow"
    ? following(scene, after, space).map((option) => ({ ...option, tokens: [token, ...option.tokens] }))
    : [{ label: text.layHere, effect: "", tokens: [token] }];
}

/** The tile lies, and its pawn may follow. */
export function followOptions(scene: Scene<View>): readonly Option[] {
  const { view, last, inPlay } = scene;
  const space = last.map(laidAt).findLast((one) => one !== undefined) ?? "";
  return following(scene, view, space).filter(({ tokens }) => inPlay || tokens.length === 1);
}

function following(scene: Scene<View>, view: View, space: string): readonly Option[] {
  const text = words(scene.language);
  const area = areaOf(view, space);
  const options = [
    { label: text.stay, effect: text.stayEffect, tokens: [STAY] },
    { label: text.step, effect: text.stepEffect, tokens: [STEP] },
  ];
  return area && canClaim(view, area)
    ? [...options, { label: text.claim, effect: text.takes(area.income), tokens: [STEP, mark(area.name)] }]
    : options;
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

/** The last one goes farthest, and stands out. */
function optionList(scene: Scene<View>, options: readonly Option[], drawing: Drawing | undefined): TemplateResult {
  const text = words(scene.language);
  const then = drawing?.isOn ? [DRAW] : [];
  return html`<div class="offer-options">${options.map((option, i) =>
    optionButton(scene, { ...option, tokens: [...option.tokens, ...then] }, i === options.length - 1),
  )}</div>
    ${
      drawing
        ? html`<label class="offer-draw"><input type="checkbox" data-draws .checked=${drawing.isOn}
          @change=${(e: Event) => drawing.toggle((e.target as HTMLInputElement).checked)}>${text.thenDraw}</label>`
        : nothing
    }`;
}

/**
 * A button that says what it does, and below that what it costs or brings. It takes the place of "lay it here" as soon as
 * is known what follows from that, and its focus, too.
 */
export function optionButton(scene: Scene<View>, { label, effect, tokens }: Option, isMain: boolean): TemplateResult {
  const content = html`<span>${label}${effect ? html`<small>${effect}</small>` : nothing}</span>`;
  return tokens.length === 1
    ? action(scene, tokens[0]!, content, isMain)
    : html`<button class="button ${isMain ? "is-main" : ""}" data-offer=${tokens.join(" ")} data-focus-fallback
      @click=${(e: Event) => tryTokens(e.currentTarget!, tokens)}>${content}</button>`;
}
