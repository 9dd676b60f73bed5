import type { Move } from "../api/schema";
import type { Scene } from "./game";

/** What a move does, without its token. */
type Data = Partial<Omit<Move, "token">>;

/** The legal moves that have all of these data. */
export function movesWith({ moves }: Pick<Scene, "moves">, data: Data): readonly Move[] {
  const wanted = Object.entries(data) as [keyof Data, Move[keyof Data]][];
  return moves.filter((move) => wanted.every(([field, value]) => move[field] === value));
}

/** The legal move with these data, if there is one. Data of all fields mean one move at most. */
export function moveWith(scene: Pick<Scene, "moves">, data: Data): Move | undefined {
  return movesWith(scene, data)[0];
}

/** What a token would do, if it is legal. */
export function moveOf({ moves }: Pick<Scene, "moves">, token: string): Move | undefined {
  return moves.find((move) => move.token === token);
}

/** The scene with the moves of some kinds only, for a part of a board where other tokens may be spelled alike. */
export function limitedTo<V>(scene: Scene<V>, kinds: readonly string[]): Scene<V> {
  const moves = scene.moves.filter(({ kind }) => kinds.includes(kind));
  return { ...scene, moves, legal: moves.map(({ token }) => token) };
}

/** The scene without what is pointed at, unless it is meant: elsewhere a token may be spelled alike. */
export function pointedAt<V>(scene: Scene<V>, isMeant: boolean): Scene<V> {
  const { considered, ...rest } = scene;
  return considered && isMeant ? scene : rest;
}
