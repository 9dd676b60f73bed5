import { type Pace, settings } from "../core/settings";

/**
 * In milliseconds: how long a ply of others stays alone on the board, how long a piece is on its way, and how long a
 * moment stays when a game is replayed.
 */
const PACES: Readonly<Record<Pace, { readonly pause: number; readonly move: number; readonly replay: number }>> = {
  slow: { pause: 1100, move: 480, replay: 1400 },
  normal: { pause: 550, move: 300, replay: 900 },
  fast: { pause: 250, move: 170, replay: 450 },
  once: { pause: 0, move: 0, replay: 900 },
};

/** So far the board may be behind what has happened. */
const FARTHEST_BEHIND_MILLIS = 3500;
/** Then a turn with many plies still shows them one by one. */
const SHORTEST_PAUSE_MILLIS = 40;

/** Whether nothing moves: the device wants that, or whoever looks. */
export function isStill(): boolean {
  return settings.get("pace") === "once" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a ply is looked at before the next one, while so many wait; shorter if there are many. */
export function pauseMillis(waiting: number): number {
  const { pause } = PACES[settings.get("pace")];
  const shared = FARTHEST_BEHIND_MILLIS / Math.max(1, waiting);
  return isStill() ? 0 : Math.max(Math.min(pause, shared), SHORTEST_PAUSE_MILLIS);
}

/** How long a piece is on its way. */
export function moveMillis(): number {
  return isStill() ? 0 : PACES[settings.get("pace")].move;
}

export function replayMillis(): number {
  return PACES[settings.get("pace")].replay;
}
