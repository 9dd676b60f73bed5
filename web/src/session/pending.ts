import type { LogLine } from "../api/schema";
import type { Ahead } from "../engine/engine";
import type { Ply } from "../play/history";
import type { TableState } from "./table-state";

/** A ply that somebody has played here and the table has not confirmed. */
export interface PendingPly {
  readonly token: string;
  /** The seat that plays it. */
  readonly by: number;
  /** The same each time that it is sent, so that it is played once. */
  readonly key: string;
  /** Only what happened after this event can be it. */
  readonly after: number;
}

/** What the table has confirmed, and what is still on its way. */
export interface Settled {
  /** The numbers of the events. */
  readonly confirmed: readonly number[];
  readonly left: readonly PendingPly[];
}

/** Looks for pending plies among those that stand at the table. */
export function settle(pending: readonly PendingPly[], plies: readonly Ply[]): Settled {
  const after = pending[0]?.after ?? 0;
  const fresh = plies.filter(({ v }) => v > after);
  const confirmed: number[] = [];
  for (const [i, { token, by }] of pending.entries()) {
    const ply = fresh[i];
    if (ply?.token !== token || ply.by !== by) {
      break;
    }
    confirmed.push(ply.v);
  }
  const last = confirmed.at(-1) ?? 0;
  const left = pending.slice(confirmed.length).map((ply) => ({ ...ply, after: Math.max(ply.after, last) }));
  return { confirmed, left };
}

/** How many of the pending plies are played by whom they are meant for, by the sentences that end with them. */
export function meantFor(pending: readonly PendingPly[], lines: readonly LogLine[]): number {
  const told = lines.slice(lines.length - pending.length);
  const wrong = pending.findIndex(({ by }, i) => told[i]?.by !== by);
  return wrong === -1 ? pending.length : wrong;
}

/** What is shown of a table: what is known, and pending plies as if they were confirmed. */
export interface Shown extends Pick<TableState, "table" | "log"> {
  readonly plies: readonly Ply[];
  /** How many of them are not confirmed. */
  readonly ahead: number;
}

/** Where somebody's own plies lead, and for which line that was asked. */
export interface Sight {
  readonly tokens: readonly string[];
  readonly ahead: Ahead;
}

/**
 * The table with as many pending plies as there is a sight of.
 *
 * @param mayAct whether it may go on at once if it is up to this seat
 */
export function shownWith(
  known: TableState,
  pending: readonly PendingPly[],
  sights: readonly Sight[],
  mayAct: (seat: number) => boolean,
): Shown {
  const { table, history, log } = known;
  const fitting = sights.filter(({ tokens }) => fits(tokens, history.plies, pending));
  const sight = fitting.reduce<Sight | undefined>(farther, undefined);
  if (!sight) {
    return { table, log, plies: history.plies, ahead: 0 };
  }
  const ahead = sight.tokens.length - history.plies.length;
  const { position, lines } = sight.ahead;
  const isNext = mayAct(position.by ?? 0);
  return {
    table: {
      ...table,
      by: position.by,
      view: position.view,
      legal: isNext ? position.legal : [],
      moves: isNext ? position.moves : [],
      prompt: isNext ? position.prompt : "",
    },
    log: [...log, ...lines.filter(({ ply }) => ply > log.length)],
    plies: [...history.plies, ...pending.slice(0, ahead).map(({ token, by }) => ({ token, by, v: Infinity }))],
    ahead,
  };
}

/**
 * What is shown, with the view that was shown before if a table has only confirmed it. Boards take another view for news:
 * what somebody has opened since would close, and a moment that has begun would begin again.
 */
export function steady(shown: Shown, before: Shown | undefined): Shown {
  const view = before?.table.view;
  const isConfirmed = before !== undefined && areSame(before.plies, shown.plies);
  return view && isConfirmed && JSON.stringify(view) === JSON.stringify(shown.table.view)
    ? { ...shown, table: { ...shown.table, view } }
    : shown;
}

function areSame(plies: readonly Ply[], others: readonly Ply[]): boolean {
  return plies.length === others.length && plies.every(({ token }, i) => token === others[i]!.token);
}

/** Whether tokens are those of the table, and then one or more of the pending plies. */
function fits(tokens: readonly string[], plies: readonly Ply[], pending: readonly PendingPly[]): boolean {
  const all = [...plies, ...pending];
  return (
    tokens.length > plies.length && tokens.length <= all.length && tokens.every((token, i) => token === all[i]?.token)
  );
}

function farther(one: Sight | undefined, other: Sight): Sight {
  return one && one.tokens.length > other.tokens.length ? one : other;
}
