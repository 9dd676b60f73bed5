import type { Game, Seat } from "../api/schema";
import { isNameless, t } from "./words";

/**
 * How a seat is called everywhere; chance has no name. Those who would be called the same
 * have the seat's number behind it.
 */
export function seatName(seats: readonly Seat[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  if (!found) {
    return "";
  }
  if (found.kind === "open") {
    return t().openSeat;
  }
  if (found.kind === "kept") {
    return t().keptFor(givenName(found, seats));
  }
  const name = givenName(found, seats);
  const isAlone = seats.every((other) => other.seat === seat || !isTaken(other) || givenName(other, seats) !== name);
  return isAlone ? name : t().numbered(name, seat);
}

function isTaken({ kind }: Seat): boolean {
  return kind === "human" || kind === "agent";
}

/** Without the number that tells those of one name from each other. */
function givenName({ kind, name, seat, level = 1 }: Seat, seats: readonly Seat[]): string {
  if (kind === "agent") {
    return computerName(
      level,
      seats.filter((other) => other.kind === "agent" && (other.level ?? 1) === level && other.seat < seat).length,
    );
  }
  return calledName(name, seat);
}

/** How somebody is called who gave this name, or none; whoever only watches has no seat. */
export function calledName(name: string, seat: number): string {
  return !isNameless(name) ? name : seat > 0 ? t().player(seat) : t().somebody;
}

/** The names of a level in their order; what has none left is just a computer. */
function computerName(level: number, before: number): string {
  return t().lobby.computers[level - 1]?.[before] ?? t().computer;
}

/** Seats as they are called where one person is told of their own game: who gave no name is "you" there. */
export function addressed(seats: readonly Seat[]): readonly Seat[] {
  return isShared(seats)
    ? seats
    : seats.map((seat) => (seat.you && isNameless(seat.name) ? { ...seat, name: t().you } : seat));
}

/** The same where sentences speak of everybody as of others: "Player 1 (you) buys e5". */
export function pointedOut(seats: readonly Seat[]): readonly Seat[] {
  return isShared(seats)
    ? seats
    : seats.map((seat) =>
        seat.you && isNameless(seat.name) ? { ...seat, name: t().thatIsYou(t().player(seat.seat)) } : seat,
      );
}

/** Whether several people play at one screen, so that none of them is "you". */
export function isShared(seats: readonly Seat[]): boolean {
  return seats.filter(({ you }) => you).length > 1;
}

/** Who sits at a table, in few words: oneself once, the like together, computers with their level. */
export function peopleOf(seats: readonly Seat[]): string {
  if (seats.every((seat) => seat.you)) {
    return t().playHereHint;
  }
  const names = seats.map((seat) =>
    seat.you
      ? t().you
      : seat.kind === "agent"
        ? t().withLevel(seatName(seats, seat.seat), seat.level ?? 1)
        : seatName(seats, seat.seat),
  );
  return [...new Set(names)].map((name) => counted(name, names.filter((other) => other === name).length)).join(" · ");
}

function counted(name: string, count: number): string {
  return count > 1 ? t().counted(name, count) : name;
}

/** Players without names, of a game that is only looked at. */
export function playersOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => ({ seat: i + 1, kind: "human", name: t().player(i + 1), you: false }));
}

/** A level as it is chosen: its number, its name and its rating. */
export function levelName(game: Rated | undefined, level: number): string {
  const text = t();
  return withRating(text.levelName(level, text.levels[level - 1] ?? ""), game, level);
}

/** Words about a level, and how strong it is among those of its game, where somebody has measured that. */
export function withRating(words: string, game: Rated | undefined, level: number): string {
  const rating = ratingOf(game, level);
  return rating === undefined ? words : t().rated(words, rating);
}

/** How strong a level is, if somebody has measured that. */
export function ratingOf(game: Rated | undefined, level: number): number | undefined {
  return game?.ratings[level - 1];
}

type Rated = Pick<Game, "ratings">;
