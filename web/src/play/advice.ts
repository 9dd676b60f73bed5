import type { AnalysisLine, Candidate, LogLine, Step } from "../api/schema";
import type { Mark } from "../board/game";
import { t } from "../core/words";

const MOST_OTHERS = 2;

/** What search advises: the best turn, step by step, and what else is nearly as good. */
export interface Advice {
  readonly turn: readonly Step[];
  readonly best: Candidate;
  readonly others: readonly Candidate[];
  /** What somebody else is expected to do then, where that is known: it tells what the turn is good for. */
  readonly answer?: Answer;
  /** What the turn changes at once, where the game can tell that. */
  readonly reasons?: readonly string[];
}

export interface Answer {
  readonly by: number;
  readonly texts: readonly string[];
}

export function adviceOf({ moves }: AnalysisLine): Advice | undefined {
  const [best, ...others] = moves.filter(({ advised }) => advised);
  return best && { turn: best.turn, best, others: best.proven ? [] : others.slice(0, MOST_OTHERS) };
}

/** The first turn of somebody else in what is told of the plies after one's own; chance is nobody. */
export function answerIn(later: readonly LogLine[], own: number): Answer | undefined {
  const others = later.filter(({ by }) => by !== 0);
  const first = others[0];
  if (!first || first.by === own) {
    return undefined;
  }
  const turn = others.filter(({ by, turn }) => by === first.by && turn === first.turn);
  return { by: first.by, texts: turn.map(({ text }) => text) };
}

/** What a move is worth, in a word or a number: what is proven is no matter of percents. */
export function worthOf({ proven, value }: Pick<Candidate, "proven" | "value">): string {
  return proven ? t().proven[proven] : t().percent(Math.round(value * 100));
}

/** What a turn is, before its steps are told. */
export function adviceTitle({ best }: Advice): string {
  return best.proven ? t().hintProven[best.proven] : t().hintBest(worthOf(best));
}

/** The steps of the turn that are still to come, each with its number; a turn of one step has its worth instead. */
export function marksOf({ turn, best }: Advice, played = 0): Mark[] {
  return turn.slice(played).map(({ token, text }, i) => ({
    token,
    text,
    label: turn.length === 1 ? worthOf(best) : String(played + i + 1),
    weight: i === 0 ? 1 : 0.5,
  }));
}

/** How many steps of the advice have been played since it was given; nothing if something else was. */
export function stepsPlayed({ turn }: Advice, since: readonly { readonly token: string }[]): number | undefined {
  return since.length < turn.length && since.every(({ token }, i) => token === turn[i]?.token)
    ? since.length
    : undefined;
}
