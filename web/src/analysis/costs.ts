import type { AnalysisLine, Candidate } from "../api/schema";
import type { Ply } from "../play/history";

/** What a ply gave away, as a share of the win. */
export interface Cost {
  /** The index of the ply. */
  readonly ply: number;
  readonly by: number;
  /** The turn that would have been better, in words. */
  readonly better: readonly string[];
  readonly cost: number;
  /** Whether it threw away what was proven to be won. */
  readonly isWin: boolean;
}

/** Below this, search itself is not sure enough. */
const LEAST = 0.04;

/** A move that search hardly looked at has no value worth the name; then the position after it tells. */
const LEAST_SHARE = 0.03;

/** Whoever had won and still acts, in what search takes for hardly better than an even game, has given it away. */
const HARDLY_BETTER = 0.6;

/** The plies that cost most: those of one's own seats before those of others, and the worst first. */
export function costliest(
  plies: readonly Ply[],
  found: readonly (AnalysisLine | undefined)[],
  end: readonly number[] | undefined,
  own: readonly number[] = [],
  most = 5,
): Cost[] {
  const isOthers = ({ by }: Cost): number => (own.includes(by) ? 0 : 1);
  return plies
    .flatMap((ply, i) => {
      const here = found[i];
      const after = i + 1 < plies.length ? found[i + 1] : end && { values: end, proven: "win" as const };
      const goesOn = plies[i + 1]?.by === ply.by;
      const cost = here && costOf(ply, i, here, after, goesOn);
      return cost ? [cost] : [];
    })
    .filter(({ cost }) => cost >= LEAST)
    .sort((a, b) => isOthers(a) - isOthers(b) || b.cost - a.cost)
    .slice(0, most);
}

type Proven = NonNullable<AnalysisLine["proven"]>;
interface After {
  readonly values: readonly number[];
  readonly proven?: Proven;
}

function costOf(
  { token, by }: Ply,
  ply: number,
  { moves }: AnalysisLine,
  after: After | undefined,
  goesOn: boolean,
): Cost | undefined {
  const best = moves[0];
  const played = moves.find((move) => move.token === token);
  const value = valueOfMove(by, best, played, after);
  if (
    !best ||
    value === undefined ||
    best.token === token ||
    isStillWon(best.proven, played?.proven ?? after?.proven, value, goesOn)
  ) {
    return undefined;
  }
  const isWin = best.proven === "win" && after?.proven !== undefined && value === 0;
  return { ply, by, better: best.turn.map(({ text }) => text), cost: best.value - value, isWin };
}

/** A proof that was found before a move need not be found again after it; no winning move is blamed for that. */
function isStillWon(before: Proven | undefined, after: Proven | undefined, value: number, goesOn: boolean): boolean {
  return before === "win" && after === undefined && value >= (goesOn ? HARDLY_BETTER : 0.5);
}

/**
 * What search thought of the move; where that was little, or something is proven, what it thought of what came of it.
 */
function valueOfMove(
  by: number,
  best: Candidate | undefined,
  played: Candidate | undefined,
  after: After | undefined,
): number | undefined {
  const isTrusted = played && (played.proven || (!best?.proven && !after?.proven && played.share >= LEAST_SHARE));
  return isTrusted ? played.value : after?.values[by - 1];
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
