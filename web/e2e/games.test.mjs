// For each game: a whole game against the computer, at one screen, and between two browsers over an invite link.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { brief, games } from "./games.mjs";
import { House } from "./house.mjs";
import { playToEnd, pressAny } from "./playing.mjs";
import { outOfReach, shifted, watchShifts } from "./steadiness.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

for (const game of games) {
  describe(game, () => {
    test("one press on the home page, and the computer is the opponent", async () => {
      const ada = await house.visitor();
      await ada.home();
      await ada.page.locator(`[data-game="${game}"] [data-level="1"]`).click();
      assert.match(await ada.text(`[data-game="${game}"] .card-level`), / · 1000$/, "the level with its rating");
      await ada.enter(game, "computer");
      const { seats, status } = await ada.look();
      assert.equal(status, "playing");
      assert.ok(seats.slice(1).every(({ kind, level }) => kind === "agent" && level === 1));
      await ada.leave();
    });

    test("a whole game against the computer, from the home page", async () => {
      const ada = await house.visitor();
      await ada.home();
      await ada.choose(game, ["me", "agent1"], brief[game]);
      await watchShifts(ada);
      const table = await playToEnd([ada]);
      const { total, what } = await shifted(ada);
      assert.ok(total < 0.02, `nothing jumps: ${total} by ${what.slice(0, 5)}`);
      await ada.page.waitForFunction(() => document.querySelector(".actions a[href^='/analysis/']"));
      assert.ok(table.winners, "somebody won, or it is a draw");
      assert.notEqual(await ada.text(".status"), "");
      const [card, board] = [
        await ada.page.locator(".stage-card").boundingBox(),
        await ada.page.locator(".table-board > :first-child").boundingBox(),
      ];
      assert.ok(
        card.y + card.height <= board.y + 2,
        `the result ends at ${card.y + card.height}, the board is at ${board.y}`,
      );
      await ada.picture(`${game}-over`);
      assert.deepEqual(ada.complaints, []);
      await ada.leave();
    });

    test("a whole game at one screen, on a phone that never has to be scrolled for a decision", async () => {
      const ada = await house.visitor({ width: 390, height: 844, touch: true });
      await ada.home();
      await ada.choose(game, ["me", "me"], brief[game]);
      const hidden = new Set();
      await playToEnd([ada], {
        seed: 2,
        press: async (visitor, token) => {
          await visitor.takeOver();
          await visitor.untilShown();
          for (const one of await outOfReach(visitor)) {
            hidden.add(one);
          }
          await pressAny(visitor, token, game);
        },
      });
      assert.deepEqual([...hidden], []);
      await ada.page.waitForFunction(() => document.querySelector(".actions a[href^='/analysis/']"));
      assert.deepEqual(ada.complaints, []);
      await ada.leave();
    });

    test("a whole game between browsers over an invite link, watched by a third", async () => {
      const ada = await house.visitor();
      await ada.home();
      await ada.choose(game, ["me", "open"], brief[game]);
      const link = await ada.page.locator(".invite-link").inputValue();
      const others = [];
      while ((await ada.look()).status === "open") {
        const other = await house.visitor();
        await other.page.goto(link);
        await other.sitDown();
        others.push(other);
      }
      const watcher = await house.visitor();
      await watcher.page.goto(link);
      await watcher.seeTable();
      await playToEnd([ada, ...others], { seed: 3 });
      for (const visitor of [ada, ...others, watcher]) {
        await visitor.page.waitForFunction(() => document.querySelector(".actions a[href^='/analysis/']"));
        assert.deepEqual(visitor.complaints, []);
      }
      assert.notEqual(await watcher.text(".status"), "");
      await Promise.all([ada, ...others, watcher].map((visitor) => visitor.leave()));
    });
  });
}
