import type { LessonStep, LessonWay } from "../api/schema";

/** Where a learner is: what led there, the cases that have happened on the way, and what the learner did last. */
export interface Reached {
  readonly plies: readonly string[];
  readonly happened: readonly string[];
  /** In the words of the log. */
  readonly played: string;
  /** The token, which is the name of a place where a text asks for one. */
  readonly place: string;
}

export const NOWHERE: Reached = { plies: [], happened: [], played: "", place: "" };

/** A learner at the beginning of a step. */
export function arrived(step: LessonStep, from: Reached): Reached {
  return step.plies
    ? { ...NOWHERE, plies: step.plies }
    : { ...from, plies: [...from.plies, ...wayOf(step, from).then] };
}

/** The learner after a token was played in a step. */
export function after(step: LessonStep, at: Reached, token: string, played: string): Reached {
  const now = step.cases.find(({ tokens }) => holds(tokens, token));
  return {
    plies: [...at.plies, token],
    happened: now ? [...at.happened, now.name] : at.happened,
    played,
    place: token,
  };
}

/** How a step is told: as the latest case wants it that the step knows. */
export function wayOf(step: LessonStep, { happened }: Reached): LessonWay {
  const known = happened.findLast((name) => name in step.ways);
  return known === undefined ? step : step.ways[known]!;
}

/** Whether a token is one of these; one that ends with * stands for all that begin so. */
export function holds(tokens: readonly string[], token: string): boolean {
  return tokens.some((each) => (each.endsWith("*") ? token.startsWith(each.slice(0, -1)) : each === token));
}

/** A text with what the learner did filled in. */
export function filled(text: string, { played, place }: Reached): string {
  return text.replaceAll("{played}", played).replaceAll("{place}", place);
}
