import type { Seat } from "../api/schema";
import { spoken } from "./sentence";
import { t } from "./words";

/** Says something to screen readers. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent("freehold-announce", { detail: text }));
}

/** Shows something for a few seconds, and says it. */
export function toast(text: string): void {
  dispatchEvent(new CustomEvent("freehold-toast", { detail: text }));
}

/** Takes back what was said or shown last, because somebody else looks now. */
export function hush(): void {
  announce("");
  toast("");
}

/** Says what went wrong; without a reason of the server, that it can't be reached. */
export function complain(e: unknown, seats: readonly Seat[] = []): void {
  toast(sentenceOf(e, seats));
}

/** What went wrong, as a sentence that begins like one. */
export function sentenceOf(e: unknown, seats: readonly Seat[] = []): string {
  const text = e instanceof Error && e.message ? spoken(e.message, seats) : t().unreachable;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
