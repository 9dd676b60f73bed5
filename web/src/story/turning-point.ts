/** The ply after which the winner's chances had risen most, and for good. */
export interface TurningPoint {
  /** The index of the ply. */
  readonly ply: number;
  readonly before: number;
  readonly after: number;
}

interface Known {
  readonly at: number;
  readonly chance: number;
}

/** Below this nothing turned. */
const LEAST = 0.1;

/**
 * Where the winners' chances rose most by one ply, after they were last no better than everybody's.
 *
 * @param values the share of the win of each seat at each moment; nothing where it is not known
 */
export function turningPoint(
  values: readonly (readonly number[] | undefined)[],
  winners: readonly number[],
): TurningPoint | undefined {
  const known = values.flatMap((shares, at): Known[] => (shares ? [{ at, chance: chanceOf(shares, winners) }] : []));
  const equal = winners.length / (values.find((shares) => shares)?.length ?? 1);
  const from = Math.max(
    0,
    known.findLastIndex(({ chance }) => chance <= equal),
  );
  const rises = known.slice(from + 1).map(({ at, chance }, i): TurningPoint => {
    return { ply: at - 1, before: known[from + i]!.chance, after: chance };
  });
  return rises
    .filter(({ before, after }) => after - before >= LEAST)
    .sort((a, b) => b.after - b.before - (a.after - a.before))[0];
}

function chanceOf(shares: readonly number[], winners: readonly number[]): number {
  return winners.reduce((sum, seat) => sum + (shares[seat - 1] ?? 0), 0);
}
