import { html } from "lit";
import type { GameUi } from "../../board/game";
import { complain } from "../../core/announce";
import { asked, badge, controls, facts } from "./controls";
import { countingFinale } from "./counting";
import { picture } from "./picture";
import { isQuiet, notation, spacesIn } from "./tokens";
import { playerOf, type View } from "./view";
import { words } from "./words";

/** The land is the largest of all boards, so it is no part of the first page. */
function fetchBoard(): void {
  import("./board").catch(() => complain(undefined));
}

export const hexploration: GameUi<View> = {
  id: "hexploration",
  words,
  picture,
  board: (scene) => {
    fetchBoard();
    return html`<hexploration-board .scene=${scene}></hexploration-board>`;
  },
  controls,
  badge,
  asked,
  facts,
  slips: ["H2", "H5", "H8"],
  minutesAlone: "10–15",
  score: (money) => `$${money}`,
  actionText: ({ kind, amount = 0 }, { language }) =>
    kind === "discard" ? words(language).discardFor(amount) : undefined,
  finale: countingFinale,
  isQuiet,
  placesOf: spacesIn,
  notation: (token, language) => notation(token, words(language)),
  reason: (before, after, viewer, _, language) => {
    const [was, is] = [playerOf(before, viewer), playerOf(after, viewer)];
    return (["money", "income", "land"] as const).flatMap((what) => {
      const by = (is?.[what] ?? 0) - (was?.[what] ?? 0);
      return by === 0 ? [] : [words(language).changes(what, by)];
    });
  },
  questionBefore: ({ kind }, { language }) => (kind === "spare" ? words(language).spareSure : undefined),
};
