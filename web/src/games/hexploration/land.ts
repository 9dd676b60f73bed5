import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { considerToken, type Mark, type Scene } from "../../board/game";
import { moveOf, movesWith, moveWith } from "../../board/moves";
import { seatName } from "../../core/names";
import type { Language } from "../../core/settings";
import type { Camera } from "../../hex/camera";
import { hexagon } from "../../hex/layout";
import type { Outside, Point, WorthSeeing } from "../../hex/sight";
import { countedLand } from "./counting";
import { distance, fromTheMiddle, isSpace, middle, nameOf, outline, RADIUS, type Space, shore, spaceOf } from "./grid";
import { placingMove } from "./offer";
import { border, ground, type Label, legend } from "./tile";
import { laidAt, spacesIn } from "./tokens";
import { type Area, areaAt, areaOf, type Placing, type Tile, type View } from "./view";
import { words } from "./words";
import "./land.css";

const CHEVRON = "M-3,-9L4,0L-3,9";

/** What is drawn of the land. */
export interface Survey {
  /** Tells this map from others in the page. */
  readonly id: string;
  readonly scene: Scene<View>;
  /** The placements to choose from, of the tile that is being placed. */
  readonly placings: readonly Placing[];
  /** The area that is looked at. */
  readonly selected: string;
  /** Too far away for small print. */
  readonly isFar: boolean;
  /** Pixels to a unit. */
  readonly scale: number;
  choose(space: string): void;
}

/** Tiles, areas and the spaces to place on, with everything that stands on them. */
export function land(survey: Survey): SVGTemplateResult {
  const { view, last, marks } = survey.scene;
  return svg`${view.startingBoard.map((name, i) => starting(survey, name, i))}
    ${view.tiles.map((one) => tile(survey, one))}
    ${view.areas.map((area) => border(area, survey.id, spreadFrom(last)))}
    ${edge(survey).map((space) => emptySpace(survey, space))}
    ${selectedRing(survey)}
    ${view.areas.map((area) => legend(area, labelOf(survey)))}
    ${view.areas.map((area) => target(survey, area))}
    ${countedLand(survey.scene, survey.scale)}
    ${[...survey.scene.lit, view.enclosed].map((name) => ring(view, name))}
    ${last.map((token, i) => lastMark(token, i === last.length - 1))}
    ${marks.filter(({ token }) => isInHand(survey, token)).map((mark) => hint(survey.scene, mark))}`;
}

/** How far a space is from the tile that was laid last: what changes an area goes outwards from there. */
function spreadFrom(last: readonly string[]): (space: Space) => number {
  const laid = last.map(laidAt).findLast((name) => name !== undefined);
  return (space) => (laid === undefined ? 0 : distance(space, spaceOf(laid)));
}

function labelOf({ scene, isFar }: Survey): Label {
  const { turn, stage } = scene.view;
  return {
    isFar,
    hasNames: scene.details,
    isReady: ({ seat, hasActed }) => seat === turn.seat && !hasActed && stage !== "start" && stage !== "over",
  };
}

/** A ring around what a text speaks of, which leaves everything within it to be seen. */
function ring(view: View, name: string): SVGTemplateResult | typeof nothing {
  if (!isSpace(name)) {
    return nothing;
  }
  const spaces = (areaAt(view, name)?.tiles ?? [name]).map(spaceOf);
  const around = outline(spaces, RADIUS + 2);
  return svg`<g class="look-ring is-lit" aria-hidden="true"><path d=${around}></path><path d=${around}></path></g>`;
}

/** Nothing can be placed there; whoever tries it is told why. */
function starting({ placings, choose }: Survey, name: string, i: number): SVGTemplateResult {
  const at = middle(spaceOf(name));
  return svg`<g class="starting" @click=${() => placings.length > 0 && choose(name)}>
    <polygon points=${hexagon(at, RADIUS - 1)}></polygon>
    ${
      i === 0 ? svg`<path d="M${at.cx},${at.cy - 20}l6,14l14,6l-14,6l-6,14l-6,-14l-14,-6l14,-6z"></path>` : nothing
    }</g>`;
}

function tile({ scene, selected, choose }: Survey, tile: Tile): SVGTemplateResult {
  const text = words(scene.language);
  const name = nameOf(tile);
  const area = areaAt(scene.view, tile.area)!;
  const isTarget = moveWith(scene, { kind: "move", target: area.name }) !== undefined;
  const spoken = [text.tile(name, area, (seat) => seatName(scene.seats, seat)), isTarget ? text.canMove : ""]
    .filter(Boolean)
    .join(", ");
  return svg`<g class="tile ${isTarget ? "is-target" : ""}" role="button" data-stop data-space=${name}
    data-piece="tile-${name}" aria-label=${spoken}
      aria-pressed=${selected === area.name} ?data-legal=${movesWith(scene, { target: area.name }).length > 0}
      @click=${() => choose(name)}>
    <g aria-hidden="true">${ground(middle(tile), tile.type)}
    <polygon class="focus-ring" points=${hexagon(middle(tile), RADIUS - 4)}></polygon></g></g>`;
}

/** Around an area to which a pawn can move: a dot that is seen on any terrain, by day and by night. */
function target({ scene, isFar }: Survey, area: Area): SVGTemplateResult | typeof nothing {
  if (!moveWith(scene, { kind: "move", target: area.name })) {
    return nothing;
  }
  const { cx, cy } = middle(fromTheMiddle(area.tiles.map(spaceOf))[0]!);
  return svg`<circle class="tile-target" cx=${cx - (isFar ? 20 : 18)} cy=${cy + 2} r=${isFar ? 9.5 : 7.5}></circle>`;
}

/** Around the area that is looked at; its owner's border stays to be seen. */
function selectedRing({ scene, selected }: Survey): SVGTemplateResult | typeof nothing {
  const area = selected ? areaAt(scene.view, selected) : undefined;
  const around = area && outline(area.tiles.map(spaceOf), RADIUS + 3);
  return around
    ? svg`<g class="selected-ring" aria-hidden="true"><path d=${around}></path><path d=${around}></path></g>`
    : nothing;
}

/** What should be in sight: pawns, what happened, where a tile can lie, what a question is about and a hint speaks of. */
export function worthSeeing(scene: Scene<View>, placings: readonly Placing[]): WorthSeeing {
  const { view, last, viewer } = scene;
  const pawns = view.areas.filter(({ pawns }) => pawns.some(({ seat }) => seat === viewer)).map(({ name }) => name);
  const happened = last.flatMap(spacesIn).filter((name) => areaOf(view, name));
  const asked = [...placings.map(nameOf), ...(areaAt(view, view.enclosed)?.tiles ?? []), ...advised(scene)];
  return { happened: happened.map(placeOf), own: pawns.map(placeOf), asked: asked.map(placeOf) };
}

/** Where the next step of a hint is to be done. */
function advised(scene: Scene<View>): readonly string[] {
  const next = scene.marks.filter(({ weight }) => weight === 1).map(({ token }) => moveOf(scene, token));
  return next.flatMap((move) => move?.place ?? move?.target ?? []).filter(isSpace);
}

function placeOf(name: string): Point {
  return middle(spaceOf(name));
}

/** What the map's tools do. */
export interface Tools {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly lookAt: (point: Point) => void;
}

/** One of them leads to what matters most of all that is out of sight: signs at the rim can't be touched by mistake. */
export function tools(
  language: Language,
  isWhole: boolean,
  outside: readonly Outside[],
  { zoom, fit, lookAt }: Tools,
): TemplateResult {
  const text = words(language);
  const fitting = isWhole ? text.near : text.fit;
  const away = outside.at(-1);
  return html`<div class="land-tools">
      <button class="icon" aria-label=${text.zoomIn} title=${text.zoomIn} @click=${() => zoom(1.3)}>+</button>
      <button class="icon" aria-label=${text.zoomOut} title=${text.zoomOut} @click=${() => zoom(1 / 1.3)}>−</button>
      <button class="icon" data-fit aria-label=${fitting} title=${fitting} @click=${fit}>${isWhole ? "⤡" : "⤢"}</button>
      ${
        away
          ? html`<button class="icon" data-look aria-label=${text.outThere} title=${text.outThere}
        @click=${() => lookAt(away)}><svg viewBox="-12 -12 24 24" aria-hidden="true"><path
        transform="rotate(${away.angle})" d="M-9,0H8M1,-7L8,0L1,7"></path></svg></button>`
          : nothing
      }
    </div>`;
}

/** Signs at the rim of the window: something worth seeing lies beyond. They lie above the tiles, and can't be touched. */
export function rim(outside: readonly Outside[], { width, height }: Camera): TemplateResult | typeof nothing {
  return outside.length === 0
    ? nothing
    : html`<svg class="land-rim" viewBox="0 0 ${width} ${height}" aria-hidden="true">${outside.map(
        ({ x, y, angle }) => svg`<g transform="translate(${x} ${y}) rotate(${angle})"><path d=${CHEVRON}></path><path
          d=${CHEVRON}></path></g>`,
      )}</svg>`;
}

/** Empty spaces at the edge of the land: all of them while a tile is placed, so that a wrong one can be asked about. */
function edge({ scene, placings }: Survey): readonly Space[] {
  const { view, moves } = scene;
  if (moves.length === 0 || placings.length === 0) {
    return [];
  }
  const places = new Map(
    [...shore([...view.startingBoard.map(spaceOf), ...view.tiles]), ...placings].map((space) => [
      nameOf(space),
      { q: space.q, r: space.r },
    ]),
  );
  return [...places.values()];
}

function emptySpace({ id, scene, placings, isFar, choose }: Survey, space: Space): SVGTemplateResult {
  const name = nameOf(space);
  const at = middle(space);
  const here = placings.filter((one) => nameOf(one) === name);
  const tokens = here.flatMap((one) => placingMove(scene, one)?.token ?? []);
  const isGhost = here[0] && scene.considered && tokens.includes(scene.considered.token);
  return svg`<g class="space ${here.length > 0 ? "is-legal" : ""}" role="button" data-stop data-space=${name}
      data-token=${tokens.length === 1 ? tokens[0]! : nothing} ?data-legal=${here.length > 0}
      aria-label=${words(scene.language).space(name, here)}
      @click=${() => choose(name)}
      @pointerenter=${(e: PointerEvent) => e.pointerType !== "touch" && considerToken(e.currentTarget!, tokens[0])}>
    <g aria-hidden="true"><polygon class="space-ground" points=${hexagon(at, RADIUS - 2)}></polygon>
    ${here.length > 0 && !isGhost ? svg`${result(at, here, isFar)} ${isFar ? nothing : growth(at, here[0]!, scene)}` : nothing}
    <polygon class="focus-ring" points=${hexagon(at, RADIUS - 4)}></polygon></g></g>
    ${
      isGhost
        ? svg`<g aria-hidden="true"
      pointer-events="none">${ghost(id, scene, space, here[0]!, isFar)}${result(at, here, isFar)}</g>`
        : nothing
    }`;
}

/** The tile as it would lie, and the area that it would make. */
function ghost(
  id: string,
  { considered }: Scene<View>,
  space: Space,
  { type }: Placing,
  isFar: boolean,
): SVGTemplateResult {
  const made = considered?.view && areaOf(considered.view, nameOf(space));
  return svg`<g class="is-ghost">${ground(middle(space), type)}</g>
    ${
      made
        ? svg`<g class="is-made">${border(made, `${id}-made`)}</g>
          <text class="space-size ${isFar ? "is-far" : ""}" x=${middle(space).cx}
            y=${middle(space).cy + 24}>${made.tiles.length}</text>`
        : nothing
    }`;
}

function lastMark(token: string, isLatest: boolean): SVGTemplateResult | typeof nothing {
  const space = laidAt(token);
  return space
    ? svg`<polygon class="last ${isLatest ? "is-latest" : ""}"
      points=${hexagon(middle(spaceOf(space)), RADIUS - 6)}></polygon>`
    : nothing;
}

/** Of two starting tiles, only what is said of the chosen one. */
function isInHand({ scene, placings }: Survey, token: string): boolean {
  const move = moveOf(scene, token);
  return move?.kind !== "start" || placings.some(({ type }) => type === move.target);
}

/** What is said of a move stands where the move is about; a label of a figure names the space itself. */
function hint(scene: Scene<View>, { token, label, weight }: Mark): SVGTemplateResult | typeof nothing {
  const move = moveOf(scene, token);
  const name = move ? (move.place ?? move.target ?? "") : token;
  if (!isSpace(name)) {
    return nothing;
  }
  const { cx, cy } = middle(spaceOf(name));
  return svg`<g class="mark ${weight === 1 ? "is-best" : ""}"><rect x=${cx - 23} y=${cy - 33} width="46" height="20"
    rx="10"></rect>
    <text x=${cx} y=${cy - 18}>${label}</text></g>`;
}

/** What a placement earns or costs, one figure for each pawn that could make it. */
function result(at: { cx: number; cy: number }, placings: readonly Placing[], isFar: boolean): SVGTemplateResult {
  const texts = [...new Set(placings.map(({ gains, pays }) => figureOf(gains - pays)))];
  return svg`<text class="space-result ${isFar ? "is-far" : ""}" x=${at.cx} y=${at.cy + 6}>${texts.join(" / ")}</text>`;
}

/** How large the area becomes that the tile joins. */
function growth(
  { cx, cy }: { cx: number; cy: number },
  { size }: Placing,
  { language }: Scene<View>,
): SVGTemplateResult | typeof nothing {
  return size > 1
    ? svg`<text class="space-growth" x=${cx} y=${cy + 22}>${words(language).tilesShort(size)}</text>`
    : nothing;
}

function figureOf(amount: number): string {
  if (amount === 0) {
    return "•";
  }
  return amount > 0 ? `+$${amount}` : `−$${-amount}`;
}
