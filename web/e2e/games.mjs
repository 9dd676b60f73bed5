// The games that the browser tests play.
export const games = ["estate", "esgros"];

/**
 * How a token is played where pressing what has its `data-token` is not enough, for example because a number is chosen
 * first: game → (visitor, token) → done.
 */
export const presses = {};

/** The same within a lesson. */
export const lessonPresses = {};
