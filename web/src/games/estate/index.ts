import { html } from "lit";
import type { GameUi } from "../../board/game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import { cellOf } from "./tokens";
import { type Colour, cellsByColour, type View } from "./view";
import { words } from "./words";

export const estate: GameUi<View> = {
  id: "estate",
  words,
  picture,
  board: (scene) => html`<estate-board .scene=${scene}></estate-board>`,
  controls,
  badge,
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
