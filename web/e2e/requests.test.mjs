// After a page is loaded, whatever somebody plays reaches it over its socket: it asks the server for nothing.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { brief, games, tastes } from "./games.mjs";
import { House } from "./house.mjs";
import { dice } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** What a page asks for from now on: requests, and sockets that it opens. */
function asked(visitor) {
  const seen = [];
  visitor.page.on("request", (request) => {
    // An icon that is part of the program is no question.
    if (!request.url().startsWith("data:")) {
      seen.push(`${request.method()} ${request.url()}`);
    }
  });
  visitor.page.on("websocket", (socket) => seen.push(`socket ${socket.url()}`));
  return seen;
}

/** Plays without the page: by the cookie of its owner. */
async function play(visitor, token, basedOn) {
  const url = `${visitor.address}/api/tables/${visitor.tableId}/plies`;
  const answer = await visitor.context.request.post(url, {
    data: { token, basedOn },
    headers: { Origin: visitor.address },
  });
  assert.ok(answer.ok(), await answer.text());
}

/** One step of whoever acts; whether the game goes on. */
async function step(players, roll) {
  for (const player of players) {
    const { status, game, legal, view, version } = await player.look();
    if (status === "over") {
      return false;
    }
    if (legal?.length) {
      const tokens = tastes[game]?.(legal, view) ?? legal;
      await play(player, tokens[roll(tokens.length)], version);
    }
  }
  return true;
}

/** The mouse rests on the board: nobody who rests asks for anything. */
async function rest({ page }) {
  const { x, y, width, height } = await page.locator(".table-board").boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** Until all that a page asks for by itself has been asked for and answered. */
async function settle(visitor) {
  await visitor.untilShown();
  await visitor.page.waitForLoadState("networkidle");
}

for (const game of games) {
  describe(game, () => {
    test("a whole game is followed by players and a watcher without a request", async () => {
      const [ada, ben, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
      await ada.open({ game, options: brief[game], seats: [{ kind: "me" }, { kind: "open" }] });
      await ben.page.goto(ada.page.url());
      await ben.sitDown();
      await eve.page.goto(ada.page.url());
      await eve.seeTable();
      const everybody = [ada, ben, eve];
      for (const visitor of everybody) {
        await rest(visitor);
        await settle(visitor);
      }
      const questions = everybody.map(asked);
      for (const roll = dice(7); await step([ada, ben], roll); );
      for (const visitor of everybody) {
        await visitor.untilShown();
        await visitor.page.locator(".actions a[href^='/analysis/']").waitFor();
        assert.equal((await visitor.page.locator(".log .log-ply").count()) > 0, true);
      }
      assert.deepEqual(questions, [[], [], []]);
      await Promise.all(everybody.map((visitor) => visitor.leave()));
    });
  });
}

test("one's own move is one request, and taking it back another", async () => {
  const ada = await house.visitor();
  await ada.open({ game: "esgros", seats: [{ kind: "me" }, { kind: "me" }] });
  await settle(ada);
  const questions = asked(ada);
  const cell = ada.page.locator('[data-token="d4"][data-legal]');
  await cell.dispatchEvent("click"); // without pointing at it first, which would ask for a preview
  await ada.untilStones(1);
  await ada.page.keyboard.press("u");
  await ada.untilStones(0);
  const table = `POST ${ada.address}/api/tables/${ada.tableId}`;
  assert.deepEqual(questions, [`${table}/plies`, `${table}/undo`]);
  await ada.leave();
});

test("a question does not go unnoticed", async () => {
  const ada = await house.visitor();
  await ada.open({ game: "esgros", seats: [{ kind: "me" }, { kind: "me" }] });
  const questions = asked(ada);
  await ada.page.evaluate((id) => fetch(`/api/tables/${id}?unnoticed`), ada.tableId);
  assert.ok(questions.some((question) => question.endsWith("?unnoticed")));
  await ada.leave();
});
