import type { GameUi } from "../board/game";
import { settings } from "../core/settings";
import { esgros } from "./esgros";
import { estate } from "./estate";
import { hexploration } from "./hexploration";
import { plainUi } from "./plain";
import { theEstates } from "./the-estates";

// The one place that names the games; a fifth one adds a line here.
const uis: readonly GameUi<never>[] = [estate, theEstates, esgros, hexploration];

const byId = new Map(uis.map((ui) => [ui.id, ui as unknown as GameUi]));

/** The ui of a game; a plain one if the client has none of its own. */
export function uiOf(game: string): GameUi {
  return byId.get(game) ?? plainUi(game);
}

/** A token as it stands in a list of moves, after another one. */
export function notationOf(game: string, token: string, before: string): string {
  return uiOf(game).notation?.(token, settings.get("language"), before) ?? token;
}
