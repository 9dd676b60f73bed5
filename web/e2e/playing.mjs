// Whole games, played by pressing what the page offers.
import { presses, tastes } from "./games.mjs";

/** A small generator, so that the same choices are made each time. */
export function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays until the game is over; whoever of the visitors may act does. */
export async function playToEnd(visitors, { seed = 1, press } = {}) {
  const roll = dice(seed);
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    for (const visitor of visitors) {
      const table = await visitor.look();
      if (table.status === "over") {
        return table;
      }
      if (table.legal?.length) {
        const legal = tastes[table.game]?.(table.legal, table.view) ?? table.legal;
        const token = legal[roll(legal.length)];
        await (press ?? pressAny)(visitor, token, table.game);
      }
    }
    await visitors[0].page.waitForTimeout(30);
  }
  throw new Error("the game does not end");
}

/** Presses whatever plays a token of a game. */
export function pressAny(visitor, token, game) {
  return presses[game] ? presses[game](visitor, token) : visitor.press(token);
}

/** A table of Esgros for two at one screen, after some plies. */
export async function atOneScreen(visitor, ...tokens) {
  await visitor.home();
  await visitor.enter("esgros", "here");
  for (const token of tokens) {
    await visitor.press(token);
  }
}
