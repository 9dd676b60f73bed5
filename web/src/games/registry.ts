import { esgros } from "./esgros";
import { estate } from "./estate";
import type { GameFace } from "./game";
import { hexploration } from "./hexploration";
import { theEstates } from "./the-estates";

// The one place that names the games; a fifth one adds a line here.
const faces: readonly GameFace<never>[] = [estate, theEstates, esgros, hexploration];

const byId = new Map(faces.map((face) => [face.id, face as unknown as GameFace]));

/** The face of a game, if the client has one. */
export function faceOf(game: string): GameFace | undefined {
  return byId.get(game);
}
