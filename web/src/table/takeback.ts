import type { LogLine, Seat } from "../api/schema";
import { seatName } from "../core/names";
import { spoken } from "../core/sentence";
import { t } from "../core/words";

/** So many decisions are named one by one; more are counted. */
const FEW = 3;

/** What a take-back takes back: a decision, and all that came after it. */
export interface Takeback {
  readonly decision: LogLine;
  readonly after: readonly LogLine[];
}

/** The last decision of these seats. */
export function lastDecision(log: readonly LogLine[], seats: readonly number[]): Takeback | undefined {
  return from(
    log,
    log.findLastIndex(({ by }) => seats.includes(by)),
  );
}

/** How many plies whoever acts has played one after the other in this turn: they can go at once, down to the last draw. */
export function pliesOfTurn(log: readonly LogLine[], by: number | null | undefined): number {
  const last = log.at(-1);
  const other = log.findLastIndex((line) => line.by !== last?.by || line.turn !== last.turn);
  return last && last.by === by ? log.length - 1 - other : 0;
}

/** The last so many plies. */
export function lastPlies(log: readonly LogLine[], plies: number): Takeback | undefined {
  return from(log, log.length - plies);
}

function from(log: readonly LogLine[], at: number): Takeback | undefined {
  const decision = log[at];
  return decision && { decision, after: log.slice(at + 1) };
}

/** What was decided, in words. */
export function decisionText({ decision }: Takeback, seats: readonly Seat[]): string {
  return spoken(decision.text, seats);
}

/** What goes with it, in words; nothing if nobody has acted since. */
export function consequencesOf({ after }: Takeback, seats: readonly Seat[]): string {
  if (after.length === 0) {
    return "";
  }
  const decisions = after.map(({ by, text }) => t().does(seatName(seats, by), spoken(text, seats)));
  return after.length > FEW ? t().undoGoesMany(after.length) : t().undoGoes(decisions.join(t().semicolon));
}
