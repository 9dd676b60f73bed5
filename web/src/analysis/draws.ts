/**
 * One of several outcomes, each as likely as its weight says; without weights all are alike.
 *
 * @param luck from 0 to 1, 1 excluded
 */
export function drawn(outcomes: readonly string[], weights: readonly number[], luck: number): string {
  const shares = sharesOf(outcomes, weights);
  let left = luck;
  for (const [i, outcome] of outcomes.entries()) {
    left -= shares[i]!;
    if (left < 0) {
      return outcome;
    }
  }
  return outcomes.at(-1)!;
}

/** How likely each outcome is. */
export function sharesOf(outcomes: readonly string[], weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return outcomes.map((_, i) => (sum > 0 ? (weights[i] ?? 0) / sum : 1 / outcomes.length));
}
