import type { AnalysisLine } from "../api/schema";
import type { Ply } from "../shell/history";

/** What a ply gave away, as a share of the win. */
export interface Cost {
  /** The index of the ply. */
  readonly ply: number;
  readonly by: number;
  /** What would have been better, in words. */
  readonly better: string;
  readonly cost: number;
}

/** Below this, search itself is not sure enough. */
const LEAST = 0.04;

/** The plies that cost most, the worst first. */
export function costliest(plies: readonly Ply[], found: readonly (AnalysisLine | undefined)[], most = 5): Cost[] {
  return plies
    .flatMap((ply, i) => {
      const cost = found[i] && costOf(ply, i, found[i], found[i + 1]);
      return cost ? [cost] : [];
    })
    .filter(({ cost }) => cost >= LEAST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
}

/** A move that search hardly looked at has no value worth the name; then the position after it tells. */
const LEAST_SHARE = 0.03;

function costOf({ token, by }: Ply, ply: number, { moves }: AnalysisLine, next: AnalysisLine | undefined): Cost | undefined {
  const best = moves[0];
  const played = moves.find((move) => move.token === token);
  const value = played && played.share >= LEAST_SHARE ? played.value : next?.values[by - 1];
  if (!best || value === undefined || best.token === token) {
    return undefined;
  }
  return { ply, by, better: best.text, cost: best.value - value };
}

/**
 * The value of each moment for each seat, from the start to the end. Where nothing was found (chance acts there, or it
 * is yet to come) there is nothing.
 */
export function curveOf(
  found: readonly (AnalysisLine | undefined)[],
  end: readonly number[] | undefined,
): (readonly number[] | undefined)[] {
  return [...found.map((line) => line?.values), end];
}
