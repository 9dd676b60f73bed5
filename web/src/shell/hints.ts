import type { AnalysisLine } from "../api/schema";
import type { Mark } from "../games/game";
import { engine } from "./services";

const MILLIS = 1500;
const MOST = 3;
/** A move that search hardly looked at is no advice. */
const LEAST_SHARE = 0.05;

/** The moves that search thinks best, with what they are worth. */
export async function hintsAt(table: string, millis = MILLIS): Promise<Mark[]> {
  let last: AnalysisLine | undefined;
  for await (const found of engine.hint(table, millis)) {
    last = found;
  }
  return last ? marksOf(last) : [];
}

export function marksOf({ moves }: AnalysisLine): Mark[] {
  return moves
    .filter((move, i) => i === 0 || move.share >= LEAST_SHARE)
    .slice(0, MOST)
    .map((move, i) => ({ token: move.token, text: move.text, label: `${Math.round(move.value * 100)} %`, weight: 1 - i / MOST }));
}
