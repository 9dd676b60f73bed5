// Tables that are kept in the browser, with a server, without one, and on a site that never had one.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { brief, games } from "./games.mjs";
import { House } from "./house.mjs";
import { playToEnd } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

describe("kept in this browser while there is a server", () => {
  for (const game of games) {
    test(`${game}: a whole game against the computer`, async () => {
      const ada = await house.visitor();
      await ada.home();
      await ada.page.locator(`[data-game="${game}"] [data-here]`).check();
      await ada.choose(game, ["me", "agent3"], brief[game]);
      assert.match(ada.tableId, /^here-/);
      await playToEnd([ada]);
      await ada.page.locator(".actions a[href*='/analysis/']").waitFor();
      assert.deepEqual(ada.complaints, []);
      await ada.leave();
    });
  }
});
