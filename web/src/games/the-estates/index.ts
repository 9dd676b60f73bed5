import { html } from "lit";
import type { GameUi } from "../../board/game";
import { seatName } from "../../core/names";
import "./board";
import { asked, badge, controls, facts } from "./controls";
import { stepsOf } from "./count";
import { picture } from "./picture";
import { isSecret, notation, readPiece } from "./tokens";
import { reasonsFor, type View } from "./view";
import { words } from "./words";

export const theEstates: GameUi<View> = {
  id: "the-estates",
  words,
  picture,
  board: (scene) => html`<the-estates-board .scene=${scene}></the-estates-board>`,
  controls,
  badge,
  minutesAlone: "10",
  listsSeats: true,
  facts,
  asked,
  score: (points, language) => (language === "ja" ? `${points}点` : points === 1 ? "1 point" : `${points} points`),
  hasSecrets: (options) => options.money !== "open",
  screenOptions: { money: "open" },
  actionText: (move, { view, language }) => words(language).actionTexts[move.kind]?.(move, view.sale.piece),
  chosenText: (token, { language }) => words(language).auctionIt(token),
  finale: (view) => (view.stage === "over" ? { steps: stepsOf(view), millis: 450 } : undefined),
  isQuiet: (token, by) => isSecret(token) || (by === 0 && readPiece(token)?.kind === "cube"),
  notation: (token, language, before) => notation(token, before, words(language)),
  reason: (before, after, viewer, seats, language) =>
    reasonsFor(before, after, { viewer, nameOf: (seat) => seatName(seats, seat), text: words(language) }),
  questionBefore: ({ kind }, { view, language }) => {
    const text = words(language);
    return kind === "discard" ? text.discardSure(text.piece(view.sale.piece)) : undefined;
  },
};
