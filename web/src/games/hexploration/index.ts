import { html } from "lit";
import type { GameFace } from "../game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const hexploration: GameFace<View> = {
  id: "hexploration",
  words,
  picture,
  board: (scene) => html`<hexploration-board .scene=${scene}></hexploration-board>`,
  controls,
  badge,
  score: (money) => `$${money}`,
  slip: (token, { language }) => (token.startsWith("spare:") ? words(language).spareSure : undefined),
};
