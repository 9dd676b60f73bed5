import { html } from "lit";
import type { GameUi } from "../../board/game";
import "./board";
import { badge, controls } from "./controls";
import { picture } from "./picture";
import type { View } from "./view";
import { words } from "./words";

export const theEstates: GameUi<View> = {
  id: "the-estates",
  words,
  picture,
  board: (scene) => html`<the-estates-board .scene=${scene}></the-estates-board>`,
  controls,
  badge,
  score: (points, language) => (language === "ja" ? `${points}点` : points === 1 ? "1 point" : `${points} points`),
  hasSecrets: (options) => options.money !== "open",
  actionText: (move, { view, language }) => words(language).actionTexts[move.kind]?.(move, view.sale.piece),
  questionBefore: ({ kind }, { view, language }) => {
    const text = words(language);
    return kind === "discard" ? text.discardSure(text.piece(view.sale.piece)) : undefined;
  },
};
