/** A number, kept within bounds. */
export function between(low: number, n: number, high: number): number {
  return Math.max(low, Math.min(n, high));
}
