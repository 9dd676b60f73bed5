/** How many workers may think at once: one core is left for the page and everything else. */
export function cores(): number {
  return Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1);
}
