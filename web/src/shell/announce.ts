/** Says something to whoever listens instead of looking. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent("freehold-announce", { detail: text }));
}

/** Shows something for a few seconds, and says it. */
export function toast(text: string): void {
  dispatchEvent(new CustomEvent("freehold-toast", { detail: text }));
}
