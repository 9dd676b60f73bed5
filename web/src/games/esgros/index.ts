import { html } from "lit";
import type { GameUi } from "../../board/game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import { cellOf } from "./tokens";
import { type Colour, cellsByColour, type View } from "./view";
import { words } from "./words";

export const esgros: GameUi<View> = {
  id: "esgros",
  words,
  picture,
  board: (scene) => html`<esgros-board .scene=${scene}></esgros-board>`,
  controls,
  badge,
  placing: {
    present: ({ groups, mover }) => ({ pieces: cellsByColour(groups), to: mover, numbers: {} }),
    placeOf: cellOf,
    nameOf: (colour, language) => words(language)[colour as Colour],
  },
  questionBefore: ({ kind }, scene) => (kind === "swap" ? words(scene.language).swapSure : undefined),
};
