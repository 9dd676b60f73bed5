import { html } from "lit";
import type { GameUi } from "../../board/game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import { END, read, SWAP } from "./tokens";
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
    placeOf: (token) => {
      const said = read(token);
      return said?.kind === "cell" ? said.cell : undefined;
    },
    nameOf: (what, language) =>
      what === "points" ? words(language).pointsLabel : (words(language).colours[what as Colour] ?? what),
  },
  questionBefore: (token, { view, language }) => {
    switch (token) {
      case SWAP:
        return words(language).swapSure;
      case END:
        return words(language).endSure(view.pointsLeft);
      default:
        return undefined;
    }
  },
};
