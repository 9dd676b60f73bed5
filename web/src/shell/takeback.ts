import type { Seat, Told } from "../api/schema";
import { t } from "../words";
import { seatName } from "./names";
import { spoken } from "./sentence";

/** So many deeds are named one by one; more are counted. */
const FEW = 3;

/** What a take-back takes back: a decision, and all that came after it. */
export interface Takeback {
  readonly deed: Told;
  readonly after: readonly Told[];
}

/** The last decision of these seats. */
export function lastDecision(told: readonly Told[], seats: readonly number[]): Takeback | undefined {
  return from(
    told,
    told.findLastIndex(({ by }) => seats.includes(by)),
  );
}

/** The last so many plies. */
export function lastPlies(told: readonly Told[], plies: number): Takeback | undefined {
  return from(told, told.length - plies);
}

function from(told: readonly Told[], at: number): Takeback | undefined {
  const deed = told[at];
  return deed && { deed, after: told.slice(at + 1) };
}

/** What was decided, in words. */
export function deedOf({ deed }: Takeback, seats: readonly Seat[]): string {
  return spoken(deed.text, seats);
}

/** What goes with it, in words; nothing if nobody has acted since. */
export function consequencesOf({ after }: Takeback, seats: readonly Seat[]): string {
  if (after.length === 0) {
    return "";
  }
  const deeds = after.map(({ by, text }) => t().does(seatName(seats, by), spoken(text, seats)));
  return after.length > FEW ? t().undoGoesMany(after.length) : t().undoGoes(deeds.join(t().semicolon));
}
