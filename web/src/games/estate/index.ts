import { html } from "lit";
import type { GameUi } from "../../board/game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const estate: GameUi<View> = {
  id: "estate",
  words,
  picture,
  board: (scene) => html`<estate-board .scene=${scene}></estate-board>`,
  controls,
  badge,
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
