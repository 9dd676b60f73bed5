import { html } from "lit";
import type { GameUi, Scene } from "../../board/game";
import { seatName } from "../../core/names";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import { cellOf, isSwap } from "./tokens";
import { type Colour, cellsByColour, colourOf, type View } from "./view";
import { words } from "./words";

/** How long each piece of the chain that has won stands out before the next one. */
const FINALE_MILLIS = 140;

export const estate: GameUi<View> = {
  id: "estate",
  words,
  picture,
  board: (scene) => html`<estate-board .scene=${scene}></estate-board>`,
  controls,
  badge,
  hasOwnColours: true,
  slips: ["E3"],
  easyOptions: { pie: false },
  notice: ({ token, by }, scene) => (isSwap(token) ? swapNotice(by, scene) : undefined),
  finale: ({ won: { cells, sides } }) =>
    cells.length > 0 ? { steps: cells.length + sides.length, millis: FINALE_MILLIS } : undefined,
  placing: {
    present: ({ groups, mover, pointsLeft }) => ({
      pieces: cellsByColour(groups),
      to: mover,
      numbers: { points: pointsLeft },
    }),
    placeOf: cellOf,
    nameOf: (what, language) =>
      what === "points" ? words(language).pointsLabel : (words(language).colours[what as Colour] ?? what),
  },
  questionBefore: ({ kind }, { view, language }) => {
    switch (kind) {
      case "swap":
        return words(language).swapSure;
      case "end early":
        return words(language).endSure(view.pointsLeft);
      default:
        return undefined;
    }
  },
};

/** Who has taken over what, and what whoever looks plays now. */
function swapNotice(by: number, scene: Scene<View>): string {
  const text = words(scene.language);
  const colour = (seat: number): string => words(scene.language).colours[colourOf(scene.view, seat)];
  const name = seatName(scene.seats, by);
  if (scene.viewer === 0) {
    return text.swapped.watched(name, colour(by));
  }
  return by === scene.viewer ? text.swapped.own(colour(by)) : text.swapped.yours(name, colour(scene.viewer));
}
