import type { Event, LogLine, Seat } from "../api/schema";
import { announce, toast } from "../core/announce";
import { calledName, pointedOut, seatName } from "../core/names";
import { speaksOf, spoken, withoutPlaces } from "../core/sentence";
import { t } from "../core/words";
import type { History } from "../play/history";

/**
 * Makes known what has just happened at a table, besides what is seen on the board.
 *
 * @param isSeating whether seats are changed here at this moment, which is seen without a message
 */
export function announceEvent(event: Event, seats: readonly Seat[], { undoBy = 0 }: History, isSeating: boolean): void {
  const own = seats.filter(({ you }) => you).map(({ seat }) => seat);
  const seat = event.seat ?? event.by ?? 0;
  const name = event.name === undefined ? seatName(seats, seat) : calledName(event.name, seat);
  switch (event.kind) {
    case "undo-refused":
      refused(event.by ?? 0, undoBy, own, seats);
      break;
    case "undone":
      announce(t().tookBack(name));
      break;
    case "seated":
    case "left":
    case "filled":
    case "dropped":
      (isSeating ? announce : toast)(seatChange(event, name, seats));
      break;
    case "resigned":
    case "flagged":
      gone(event.kind, own.includes(event.by ?? 0) ? undefined : name);
      break;
    case "paused":
      toast(t().paused);
      break;
    case "said":
      said(t().says(name, event.text ?? ""), own.includes(event.seat ?? 0));
  }
}

/** What others did to oneself, such as buying one's land, is easily missed among all that happens on the board. */
export function announceDeeds(news: readonly LogLine[], own: readonly number[], seats: readonly Seat[]): void {
  const deeds = news
    .filter(({ by, text }) => own.length === 1 && !own.includes(by) && speaksOf(text, own))
    .map(({ by, text }) => t().does(seatName(seats, by), spoken(withoutPlaces(text), pointedOut(seats))));
  if (deeds.length > 0) {
    toast(t().sentences(deeds));
  }
}

/** Before the game: who has come or gone. */
function seatChange({ kind, seat = 0, level = 1 }: Event, name: string, seats: readonly Seat[]): string {
  const text = t().lobby;
  switch (kind) {
    case "seated":
      return text.came(name);
    case "left":
      return text.went(name);
    case "filled": {
      const filled = seats.map((one) => (one.seat === seat ? { ...one, kind: "agent" as const, level } : one));
      return text.filled(seatName(filled, seat));
    }
    default:
      return text.dropped;
  }
}

/** Somebody who reads the chat needs no other call. */
function said(words: string, isOwn: boolean): void {
  if (isOwn || document.querySelector("chat-panel")) {
    announce(words);
  } else {
    toast(words);
  }
}

/** Somebody stopped playing: another player, or oneself. */
function gone(way: "resigned" | "flagged", name: string | undefined): void {
  toast(t().sentences([name === undefined ? t().youAreGone[way] : t().areGone[way](name)]));
}

/** Only whoever asked cares for a no; the others hear that a question is withdrawn. */
function refused(by: number, asker: number, own: readonly number[], seats: readonly Seat[]): void {
  if (by === asker) {
    announce(t().undoWithdrawn(seatName(seats, by)));
  } else if (own.includes(asker)) {
    toast(t().undoRefused(seatName(seats, by)));
  }
}
