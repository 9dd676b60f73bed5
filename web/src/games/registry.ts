import type { GameUi } from "../board/game";
import { esgros } from "./esgros";
import { estate } from "./estate";
import { hexploration } from "./hexploration";
import { theEstates } from "./the-estates";

// The one place that names the games; a fifth one adds a line here.
const uis: readonly GameUi<never>[] = [estate, theEstates, esgros, hexploration];

const byId = new Map(uis.map((ui) => [ui.id, ui as unknown as GameUi]));

/** The ui of a game, if the client has one. */
export function uiOf(game: string): GameUi | undefined {
  return byId.get(game);
}
