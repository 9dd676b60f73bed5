import type { Seat, Table } from "../api/schema";
import { seatName } from "../core/names";
import { endingOf } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { scoreText } from "./score";

/** How a game ended: who won, with how much, what that makes whoever looks, and then why it was over. */
export interface Outcome {
  readonly verdict: string;
  /** "You are third with 15", where the verdict is about others. */
  readonly place?: string;
  readonly reason: string;
}

/** What a result means to whoever looks. */
export type Feeling = "won" | "lost" | "drawn" | "watched";

/** Whoever plays several seats has not won or lost, but seen it. */
export function feelingOf({ winners }: Pick<Table, "winners">, own: readonly number[]): Feeling {
  if (!winners || winners.length === 0) {
    return "drawn";
  }
  if (own.length !== 1) {
    return "watched";
  }
  return winners.includes(own[0]!) ? "won" : "lost";
}

/** How a game ended, for whoever sits on these seats. */
export function outcomeOf(table: Table, own: readonly number[]): Outcome {
  const text = t();
  switch (table.ending) {
    case "abandoned":
      return { verdict: text.nobodyBegan, reason: "" };
    case "closed":
      return { verdict: text.closedByServer, reason: "" };
    case "imported":
      return { verdict: text.ended, reason: text.recordEnds };
    case "resigned":
    case "flagged":
      return givenUp(table, own);
    default:
      return {
        verdict: playedOut(table, own),
        place: placeOf(table, own),
        reason: text.endedBecause(endingOf(table.game, table.ending ?? "") ?? ""),
      };
  }
}

/** The whole of it, for whoever listens. */
export function toldOutcome(table: Table, own: readonly number[]): string {
  const { verdict, place = "", reason } = outcomeOf(table, own);
  return t().sentences([verdict, place, reason].filter(Boolean));
}

/** People ended it before its end. */
function givenUp({ seats, winners }: Table, own: readonly number[]): Outcome {
  const text = t();
  const gone = own.length === 1 ? seats.find(({ seat }) => seat === own[0])?.gone : undefined;
  if (!winners || winners.length === 0) {
    return { verdict: text.givenUp, reason: "" };
  }
  const victory = won(seats, winners, own);
  return gone ? { verdict: text.youAreGone[gone], reason: victory } : { verdict: victory, reason: departuresOf(seats) };
}

/** "Ben resigned, Cleo and Dan ran out of time". */
function departuresOf(seats: readonly Seat[]): string {
  const ways = (["resigned", "flagged"] as const).map((way) => {
    const names = seats.filter(({ gone }) => gone === way).map(({ seat }) => seatName(seats, seat));
    return names.length > 0 ? t().areGone[way](listed(names)) : "";
  });
  return ways.filter(Boolean).join(t().comma);
}

function playedOut(table: Table, own: readonly number[]): string {
  const { seats, winners } = table;
  if (!winners || winners.length === 0) {
    return t().draw;
  }
  const hasLost = own.length === 1 && seats.length === 2 && !winners.includes(own[0]!);
  return hasLost
    ? withScore(table, t().youLost, own, t().behind)
    : withScore(table, won(seats, winners, own), winners, t().ahead);
}

/** Among more than two, the place of somebody who has not won; those who have as much share it. */
function placeOf({ game, seats, winners, scores }: Table, own: readonly number[]): string {
  const [seat = 0] = own;
  const score = scores?.[seat - 1];
  if (own.length !== 1 || seats.length < 3 || !scores || score === undefined || !winners?.length) {
    return "";
  }
  const better = scores.filter((other, i) => other > score || winners.includes(i + 1)).length;
  return winners.includes(seat) ? "" : t().placed(better + 1, scoreText(game, score) ?? `${score}`);
}

function won(seats: readonly Seat[], winners: readonly number[], own: readonly number[]): string {
  if (winners.length > 1) {
    return t().shareWin(listed(winners.map((seat) => seatName(seats, seat))));
  }
  return own.length === 1 && own[0] === winners[0] ? t().youWon : t().won(seatName(seats, winners[0]!));
}

/** Where players count something: how much these have, and how far they are from the nearest of the others. */
function withScore(
  { game, scores }: Table,
  verdict: string,
  seats: readonly number[],
  distance: (by: string) => string,
): string {
  const score = scores?.[seats[0]! - 1];
  const text = score === undefined ? undefined : scoreText(game, score);
  if (!scores || score === undefined || text === undefined) {
    return verdict;
  }
  const others = scores.filter((_, i) => !seats.includes(i + 1));
  const margin = Math.abs(score - Math.max(...others));
  // Nobody is ahead by nothing: who has as much loses by something else.
  return t().withScore(
    verdict,
    margin > 0 && others.length > 0 ? [text, distance(scoreText(game, margin) ?? "")] : [text],
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.get("language"), { type: "conjunction" }).format(names);
}
