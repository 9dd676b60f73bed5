import type { Event } from "../api/schema";

/** One ply as the viewer knows it. */
export interface Ply {
  /** "" if the viewer may not know it. */
  readonly token: string;
  /** 0 for chance, -1 if it is not known. */
  readonly by: number;
  /** The number of its event. */
  readonly v: number;
}

export interface Said {
  readonly v: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

/** Somebody stopped playing. */
export interface Departure {
  readonly v: number;
  readonly by: number;
  readonly way: "resigned" | "flagged";
}

/** What the events of a table amount to, as far as the client needs to know. */
export interface History {
  readonly plies: readonly Ply[];
  readonly said: readonly Said[];
  readonly departures: readonly Departure[];
  /** The seat that asked last to take something back. */
  readonly undoBy?: number;
  /** The seat that wants to play again. */
  readonly rematchBy?: number;
  readonly v: number;
}

export const NOTHING_YET: History = { plies: [], said: [], departures: [], v: 0 };

/** The history after one more event. */
export function follow(history: History, event: Event): History {
  const next = { ...history, v: event.v };
  switch (event.kind) {
    case undefined:
      return { ...next, plies: [...history.plies, { token: "", by: -1, v: event.v }] };
    case "ply":
      return { ...next, plies: [...history.plies, { token: event.token ?? "", by: event.by ?? -1, v: event.v }] };
    case "undone":
      return { ...next, plies: history.plies.slice(0, Math.max(0, history.plies.length - (event.plies ?? 0))) };
    case "said":
      return { ...next, said: [...history.said, said(event)] };
    case "resigned":
    case "flagged":
      return { ...next, departures: [...history.departures, { v: event.v, by: event.by ?? 0, way: event.kind }] };
    case "undo-asked":
      return { ...next, undoBy: event.by ?? 0 };
    case "rematch":
      return { ...next, rematchBy: event.by ?? 0 };
    default:
      return next;
  }
}

function said({ v, seat = 0, name = "", text = "", at = "" }: Event): Said {
  return { v, seat, name, text, at };
}

/** The tokens of the last turn up to a ply: all that the same seat did without a break. */
export function lastTurn(plies: readonly Ply[]): string[] {
  return plies.slice(turnStart(plies)).map((ply) => ply.token);
}

/** How many plies there were before the last turn. */
export function turnStart(plies: readonly Ply[]): number {
  const by = plies.at(-1)?.by;
  return plies.findLastIndex((ply) => ply.by !== by) + 1;
}

/** How many plies there were when these seats had played last and somebody else came; all that is known of a round. */
export function roundStart(plies: readonly Ply[], own: readonly number[]): number {
  const isOthers = ({ by }: Ply): boolean => by > 0 && !own.includes(by);
  const last = plies.findLastIndex(isOthers);
  if (own.length === 0 || last === -1) {
    return turnStart(plies);
  }
  return plies.slice(0, last).findLastIndex(({ by }) => own.includes(by)) + 1;
}

/** How many plies set the game up before anybody could act. */
export function setUpOf(plies: readonly Ply[]): number {
  const first = plies.findIndex(({ by }) => by !== 0);
  return first === -1 ? plies.length : first;
}

/** How many plies there are at the next moment worth a look; the last one always is. */
export function momentAfter(game: { plies: readonly Ply[]; isQuiet(ply: Ply): boolean }, ply: number): number {
  const next = game.plies.findIndex((one, i) => i >= ply && !game.isQuiet(one));
  return next === -1 ? game.plies.length : next + 1;
}
