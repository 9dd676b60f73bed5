import { t } from "../words";

/** Says something to whoever listens instead of looking. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent("freehold-announce", { detail: text }));
}

/** Shows something for a few seconds, and says it. */
export function toast(text: string): void {
  dispatchEvent(new CustomEvent("freehold-toast", { detail: text }));
}

/** Says what went wrong; without a reason of the server, that it can't be reached. */
export function complain(e: unknown): void {
  toast(e instanceof Error && e.message ? e.message : t().unreachable);
}
