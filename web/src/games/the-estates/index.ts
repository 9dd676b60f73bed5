import { html } from "lit";
import type { GameFace } from "../game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const theEstates: GameFace<View> = {
  id: "the-estates",
  minutes: "30–60",
  words,
  picture,
  board: (scene) => html`<the-estates-board .scene=${scene}></the-estates-board>`,
  controls,
  badge,
  hasSecrets: (options) => options["money"] !== "open",
  slip: (token, { view, language }) => {
    const text = words(language);
    return token === "discard" ? text.discardSure(text.piece(view.sale.piece)) : undefined;
  },
};
