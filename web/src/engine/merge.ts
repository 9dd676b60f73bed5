import type { AnalysisLine, Candidate } from "../api/schema";

/** Moves that were tried that much less often than the best were hardly looked at; `Analysis.advice` has the same. */
const GLANCE = 0.05;

/**
 * What several searches of the same position found, each with a tree of its own, as one: tries are summed, and values
 * are means by tries.
 */
export function merged(found: readonly AnalysisLine[]): AnalysisLine {
  const [only, ...others] = found;
  if (!only) {
    throw new Error("nothing was found");
  }
  const proven = found.find((line) => line.proven);
  if (others.length === 0 || proven) {
    // A proof holds, whoever has found it.
    return { ...(proven ?? only), nodes: sum(found.map(({ nodes }) => nodes)) };
  }
  const nodes = sum(found.map((line) => line.nodes));
  const moves = inOrder(tokensOf(found).map((token) => candidate(token, found, nodes)));
  const best = moves[0]!;
  return {
    nodes,
    value: best.value,
    values: valuesAfter(best, found),
    pv: best.line,
    moves: advised(moves),
    final: found.every((line) => line.final),
  };
}

function tokensOf(found: readonly AnalysisLine[]): string[] {
  return [...new Set(found.flatMap(({ moves }) => moves.map(({ token }) => token)))];
}

/** One move in all searches. What would follow is told by the search that has tried it most. */
function candidate(token: string, found: readonly AnalysisLine[], nodes: number): Candidate {
  const seen = found.flatMap((line) => {
    const move = line.moves.find((one) => one.token === token);
    return move ? [{ move, tries: move.share * line.nodes }] : [];
  });
  const tries = sum(seen.map((one) => one.tries));
  const { move } = seen.reduce((most, one) => (isBetterKnown(one, most) ? one : most));
  const value = tries === 0 ? move.value : sum(seen.map((one) => one.move.value * one.tries)) / tries;
  const proof = seen.find((one) => one.move.proven)?.move;
  return { ...move, value: proof?.value ?? value, share: nodes === 0 ? 0 : tries / nodes, ...provenBy(proof) };
}

interface Seen {
  readonly move: Candidate;
  readonly tries: number;
}

/** A line that is told is worth more than one that is not. */
function isBetterKnown(one: Seen, other: Seen): boolean {
  const [told, otherTold] = [one.move.turn.length > 0, other.move.turn.length > 0];
  return told === otherTold ? one.tries > other.tries : told;
}

function provenBy(proof: Candidate | undefined): Pick<Candidate, "proven"> {
  return proof?.proven ? { proven: proof.proven } : {};
}

/** What search trusts most comes first; what is proven to lose comes last. */
function inOrder(moves: Candidate[]): Candidate[] {
  const isLost = ({ proven }: Candidate): number => (proven === "loss" ? 1 : 0);
  return moves.sort((a, b) => isLost(a) - isLost(b) || b.share - a.share);
}

/** The best, and what was looked at and is worth no more than the best, in the order of what it is worth. */
function advised(moves: readonly Candidate[]): Candidate[] {
  const [best, ...others] = moves;
  const percent = ({ value }: Candidate): number => Math.round(100 * value);
  const isGood = (move: Candidate): boolean =>
    move.proven !== "loss" &&
    move.turn.length > 0 &&
    move.share >= GLANCE * best!.share &&
    percent(move) <= percent(best!);
  const good = others.filter(isGood).sort((a, b) => percent(b) - percent(a));
  const rest = others.filter((move) => !good.includes(move));
  return [
    { ...best!, advised: true },
    ...good.map((move) => ({ ...move, advised: true })),
    ...rest.map((move) => ({ ...move, advised: false })),
  ];
}

/** Every seat's value: of the searches that prefer the same move, by how much they searched. */
function valuesAfter(best: Candidate, found: readonly AnalysisLine[]): readonly number[] {
  const agreeing = found.filter(({ moves }) => moves[0]?.token === best.token);
  const heard = agreeing.length > 0 ? agreeing : found;
  const nodes = Math.max(1, sum(heard.map((line) => line.nodes)));
  return heard[0]!.values.map((_, seat) => sum(heard.map((line) => (line.values[seat] ?? 0) * line.nodes)) / nodes);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
