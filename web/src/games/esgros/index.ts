import { html } from "lit";
import type { GameUi } from "../../board/game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const esgros: GameUi<View> = {
  id: "esgros",
  words,
  picture,
  board: (scene) => html`<esgros-board .scene=${scene}></esgros-board>`,
  controls,
  badge,
  questionBefore: ({ kind }, scene) => (kind === "swap" ? words(scene.language).swapSure : undefined),
};
