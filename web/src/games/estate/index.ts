import { html } from "lit";
import type { GameFace } from "../game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const estate: GameFace<View> = {
  id: "estate",
  words,
  picture,
  board: (scene) => html`<estate-board .scene=${scene}></estate-board>`,
  controls,
  badge,
  slip: (token, { view, language }) => {
    switch (token) {
      case "swap":
        return words(language).swapSure;
      case "end":
        return words(language).endSure(view.pointsLeft);
      default:
        return undefined;
    }
  },
};
