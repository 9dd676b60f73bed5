/** The ply after which the winner's chances had risen most. */
export interface TurningPoint {
  /** The index of the ply. */
  readonly ply: number;
  readonly before: number;
  readonly after: number;
}

/** Below this nothing turned. */
const LEAST = 0.1;

/**
 * Where the winners' chances rose most by one ply.
 *
 * @param values the share of the win of each seat at each moment; nothing where it is not known
 */
export function turningPoint(
  values: readonly (readonly number[] | undefined)[],
  winners: readonly number[],
): TurningPoint | undefined {
  const chances = values.map((shares) => shares && winners.reduce((sum, seat) => sum + (shares[seat - 1] ?? 0), 0));
  let found: TurningPoint | undefined;
  let known = 0;
  for (let i = 1; i < chances.length; i++) {
    const before = chances[known];
    const after = chances[i];
    if (before !== undefined && after !== undefined && after - before >= Math.max(LEAST, rise(found))) {
      found = { ply: i - 1, before, after };
    }
    known = after === undefined ? known : i;
  }
  return found;
}

function rise(point: TurningPoint | undefined): number {
  return point ? point.after - point.before : 0;
}
