import { html } from "lit";
import type { GameFace } from "../game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const esgros: GameFace<View> = {
  id: "esgros",
  words,
  picture,
  board: (scene) => html`<esgros-board .scene=${scene}></esgros-board>`,
  controls,
  badge,
  slip: (token, scene) => (token === "swap" ? words(scene.language).swapSure : undefined),
};
