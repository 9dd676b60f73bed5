import type { Move } from "../../api/schema";
import type { Scene } from "../../board/game";
import { moveWith } from "../../board/moves";
import { nameOf } from "./grid";
import type { Placing, View } from "./view";

/**
 * The move of a placement. That it earns or costs something, and how large the area becomes, is in the view, because
 * it is about the land and not about the move alone.
 */
export function placingMove(scene: Scene<View>, one: Placing): Move | undefined {
  const place = nameOf(one);
  return scene.view.stage === "start"
    ? moveWith(scene, { kind: "start", target: one.type, place })
    : moveWith(scene, { kind: "place", from: `${one.pawn}`, place });
}
