import { html } from "lit";
import type { GameUi, Scene } from "../../board/game";
import { seatName } from "../../core/names";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import { cellOf, isSwap } from "./tokens";
import { type Colour, cellsByColour, colourOf, stonesFrom, type View, winnerOf } from "./view";
import { words } from "./words";

/** How long each stone that is left stands out before the next one. */
const FINALE_MILLIS = 110;

export const esgros: GameUi<View> = {
  id: "esgros",
  words,
  picture,
  board: (scene) => html`<esgros-board .scene=${scene}></esgros-board>`,
  controls,
  badge,
  hasOwnColours: true,
  slips: ["G3"],
  easyOptions: { pie: false },
  notice: ({ token, by }, scene) => (isSwap(token) ? swapNotice(by, scene) : undefined),
  hasRemoved: (before, after) => stonesFrom(after, "").length < stonesFrom(before, "").length,
  finale: (view) =>
    winnerOf(view) === undefined ? undefined : { steps: stonesFrom(view, "").length, millis: FINALE_MILLIS },
  placing: {
    present: ({ groups, mover }) => ({ pieces: cellsByColour(groups), to: mover, numbers: {} }),
    placeOf: cellOf,
    nameOf: (colour, language) => words(language)[colour as Colour],
  },
  questionBefore: ({ kind }, scene) => (kind === "swap" ? words(scene.language).swapSure : undefined),
};

/** Who has taken over what, and what whoever looks plays now. */
function swapNotice(by: number, scene: Scene<View>): string {
  const text = words(scene.language);
  const colour = (seat: number): string => words(scene.language)[colourOf(scene.view, seat)];
  const name = seatName(scene.seats, by);
  if (scene.viewer === 0) {
    return text.swapped.watched(name, colour(by));
  }
  return by === scene.viewer ? text.swapped.own(colour(by)) : text.swapped.yours(name, colour(scene.viewer));
}
