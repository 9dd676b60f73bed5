import { html, nothing } from "lit";
import type { GameUi } from "../../board/game";
import { gameOf } from "../../core/services";
import "./board";

/** For a game that the server has and the client knows nothing of: its view in plain text, its tokens as buttons. */
export function plainUi(id: string): GameUi {
  return {
    id,
    words: () => ({ name: gameOf(id)?.name ?? id, about: gameOf(id)?.about ?? "", options: {} }),
    picture: () => html`<span class="note" aria-hidden="true">${gameOf(id)?.name ?? id}</span>`,
    board: (scene) => html`<plain-board .scene=${scene}></plain-board>`,
    controls: () => nothing,
    badge: () => nothing,
  };
}
