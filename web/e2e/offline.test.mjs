// Tables that are kept in the browser: with a server, after it is gone, and when it is back.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { brief } from "./games.mjs";
import { House } from "./house.mjs";
import { playToEnd } from "./playing.mjs";
import { playSome, worksWithoutServer } from "./without-server.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

describe("after the server is gone", () => {
  worksWithoutServer(async () => {
    const ada = await house.visitor({ keeps: true });
    await ada.home();
    await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await house.stop();
    return ada;
  });
});

describe("with a server again", () => {
  before(() => house.start());

  test("when the server is back the home page notices by itself, and local tables stay", async () => {
    const ada = await house.visitor({ keeps: true });
    await ada.home();
    await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ada.page.locator("input[data-here]").check();
    await ada.enter("esgros", "computer");
    assert.match(ada.tableId, /^here-/);
    await house.stop();
    await ada.home();
    await ada.page.locator("[data-offline]").waitFor();
    await house.start();
    await ada.page.locator("[data-offline]").waitFor({ state: "detached" });
    await ada.page.locator(".table-kept").waitFor();
    await ada.page.locator("input[data-here]").uncheck();
    await ada.enter("esgros", "computer");
    assert.doesNotMatch(ada.tableId, /^here-/);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });

  for (const game of ["esgros", "hexploration"]) {
    test(`${game}: a game that was begun here goes on at the server`, async () => {
      const ada = await house.visitor();
      await ada.home();
      await ada.page.locator("input[data-here]").check();
      await ada.choose(game, ["me", "me"], brief[game]);
      await playSome(ada, 4);
      const before = await ada.look();
      await ada.page.locator("[data-take]").click();
      await ada.page.waitForURL((url) => !url.pathname.includes("here-"));
      await ada.seeTable();
      const after = await ada.look();
      assert.deepEqual([after.view, after.by, after.legal], [before.view, before.by, before.legal]);
      assert.ok(after.brought > 0);
      await playSome(ada, 2);
      await ada.home();
      await ada.page.locator("table-card").waitFor();
      // The page shows first what it knew when it was last seen.
      await eventually(async () =>
        assert.equal(await ada.page.locator(".table-kept").count(), 0, "it is only there now"),
      );
      assert.deepEqual(ada.complaints, []);
      await ada.leave();
    });
  }

  test("a finished game is taken to the server as a record", async () => {
    const ada = await house.visitor();
    await ada.home();
    await ada.page.locator("input[data-here]").check();
    await ada.choose("esgros", ["me", "me"], { size: 2 });
    await playToEnd([ada], { seed: 5 });
    await ada.page.locator("[data-take]").click();
    await ada.page.waitForURL((url) => /^\/analysis\/(?!here-)/.test(url.pathname));
    await ada.page.locator("value-curve").waitFor();
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });
});
