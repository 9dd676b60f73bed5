// What somebody plays is on the board at once, whatever the line to the server does, and it arrives.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Line } from "./broken-line.mjs";
import { eventually, pause } from "./eventually.mjs";
import { games } from "./games.mjs";
import { House } from "./house.mjs";

const LATENCY = 400;
const BETWEEN_CLICKS = 100;
const BREAK = 2000;

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** What makes a table of a game without secrets, so that people at one screen need not look away. */
const open = { "the-estates": { money: "open" } };

/** Somebody with a slow line at a table where both seats are theirs, once the rules run in the page. */
async function atOneScreen(game, options = open[game]) {
  const visitor = await house.visitor();
  const line = await Line.between(visitor.page, LATENCY);
  await visitor.open({ game, ...(options && { options }), seats: [{ kind: "me" }, { kind: "me" }] });
  await prepared(visitor);
  return { visitor, line };
}

async function prepared({ page }) {
  await page.waitForFunction(() => document.querySelector("table-page").prepared);
  await page.evaluate(() => document.querySelector("table-page").prepared);
}

/** What the page shows: how many plies, how many of them ahead of the server, and the view. */
function shown({ page }) {
  return page.evaluate(() => {
    const { session } = document.querySelector("table-page").desk;
    const { plies, ahead, table } = session;
    return { tokens: plies.map(({ token }) => token), ahead, view: JSON.stringify(table.view) };
  });
}

/** Clicks something that can be played now; the tokens that this plays. A piece of The Estates says `hold` first. */
async function click({ page }) {
  const thing = page.locator("[data-token][data-legal]:visible, .is-choosable:visible").first();
  await thing.waitFor();
  const token = await thing.getAttribute("data-token");
  const isLegal = (await thing.getAttribute("data-legal")) !== null;
  await thing.click();
  const yes = page.locator("ask-dialog dialog[open] button[value=yes]");
  if (await yes.isVisible()) {
    await yes.click();
  }
  return isLegal ? [token] : ["hold", token];
}

/** All tokens that were played at the table, as the server has them. */
async function played(visitor) {
  const answer = await visitor.context.request.get(`${visitor.address}/api/tables/${visitor.tableId}/log`);
  const lines = await answer.json();
  return lines.filter(({ by }) => by > 0).map(({ token }) => token);
}

for (const game of games) {
  describe(game, () => {
    test("a click shows its piece before the server has answered", async () => {
      const { visitor, line } = await atOneScreen(game);
      const before = await shown(visitor);
      line.hold();
      const tokens = await click(visitor);
      await eventually(async () => assert.equal((await shown(visitor)).ahead, tokens.length));
      const after = await shown(visitor);
      assert.equal(line.answers, 0, "the server has answered nothing");
      assert.deepEqual(after.tokens.slice(-tokens.length), tokens);
      assert.notEqual(after.view, before.view);
      assert.equal(
        await visitor.page.locator(".log-ply.is-on-its-way").count(),
        tokens.length,
        "the log tells it, too",
      );
      line.release();
      await eventually(async () => assert.equal((await shown(visitor)).ahead, 0));
      const confirmed = await shown(visitor);
      if (confirmed.tokens.length === after.tokens.length) {
        assert.equal(confirmed.view, after.view, "the server shows the same");
      }
      assert.equal((await played(visitor)).at(-1), tokens.at(-1));
      assert.deepEqual(visitor.complaints, []);
      await visitor.leave();
    });

    test("five clicks 100 ms apart arrive in order, though the connection breaks for two seconds", async () => {
      const { visitor, line } = await atOneScreen(game);
      const clicked = [];
      for (let i = 0; i < 5; i++) {
        clicked.push(...(await click(visitor)));
        await pause(BETWEEN_CLICKS);
        if (i === 1) {
          line.cut();
          void pause(BREAK).then(() => line.mend());
        }
      }
      await eventually(async () => assert.equal((await shown(visitor)).ahead, 0));
      await eventually(async () => assert.deepEqual(await played(visitor), clicked));
      await visitor.untilShown();
      assert.deepEqual(visitor.complaints, []);
      await visitor.leave();
    });
  });
}

test("at a table with secrets a ply is shown at once, as the server shows it then", async () => {
  const [ada, ben] = [await house.visitor(), await house.visitor()];
  const lines = [await Line.between(ada.page, LATENCY), await Line.between(ben.page, LATENCY)];
  await ada.open({ game: "the-estates", seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  await ada.untilShown();
  const people = [ada, ben];
  let ahead = 0;
  for (let i = 0; i < 12; i++) {
    for (const [seat, visitor] of people.entries()) {
      await prepared(visitor);
      await visitor.untilShown();
      if ((await visitor.look()).legal?.length) {
        lines[seat].hold();
        const clicked = await click(visitor);
        await eventually(async () => assert.equal((await shown(visitor)).ahead, clicked.length));
        const { view, tokens } = await shown(visitor);
        lines[seat].release();
        await eventually(async () => assert.equal((await shown(visitor)).ahead, 0));
        const confirmed = await shown(visitor);
        if (confirmed.tokens.length === tokens.length) {
          assert.equal(confirmed.view, view);
          ahead++;
        }
      }
    }
  }
  assert.ok(ahead > 5, `${ahead} plies were compared`);
  const hidden = (await shown(ben)).tokens.filter((token) => token === "");
  assert.ok(hidden.length > 0, "some plies are hidden from Ben");
  await Promise.all(people.map((visitor) => visitor.leave()));
});

test("what somebody has opened stays open when the server confirms the ply before it", async () => {
  const { visitor, line } = await atOneScreen("hexploration");
  const { page } = visitor;
  line.hold();
  await click(visitor);
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 1));
  await page.locator(".land .tile").first().click();
  await page.locator(".area-card .area-head").waitFor();
  line.release();
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 0));
  await visitor.untilShown();
  assert.ok(await page.locator(".area-card .area-head").isVisible(), "the card of the area");
  assert.deepEqual(visitor.complaints, []);
  await visitor.leave();
});

test("if somebody was faster, the board goes back and says so", async () => {
  const { visitor, line } = await atOneScreen("esgros");
  line.hold();
  const before = await shown(visitor);
  await visitor.page.locator('[data-token="d4"][data-legal]').click();
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 1));
  // The same person, in another window.
  const { version } = await visitor.look();
  const url = `${visitor.address}/api/tables/${visitor.tableId}/plies`;
  const answer = await visitor.context.request.post(url, {
    data: { token: "e4", basedOn: version },
    headers: { Origin: visitor.address },
  });
  assert.ok(answer.ok(), await answer.text());
  line.release();
  await visitor.page.locator(".toast", { hasText: "Your move was not played" }).waitFor();
  await eventually(async () => assert.deepEqual((await shown(visitor)).tokens, [...before.tokens, "e4"]));
  assert.deepEqual(await played(visitor), ["e4"]);
  assert.deepEqual(visitor.complaints, []);
  await visitor.leave();
});

test("taking back what was not sent costs nothing", async () => {
  const { visitor, line } = await atOneScreen("esgros");
  line.hold();
  const first = await click(visitor);
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 1));
  await click(visitor);
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 2));
  await visitor.page.keyboard.press("u");
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 1));
  line.release();
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 0));
  assert.deepEqual(await played(visitor), first);
  await visitor.leave();
});

test("what is on its way arrives though somebody goes to another page, and nobody leaves the site unwarned", async () => {
  const { visitor, line } = await atOneScreen("esgros");
  const { tableId } = visitor;
  line.hold();
  const token = await click(visitor);
  await eventually(async () => assert.equal((await shown(visitor)).ahead, 1));
  const warning = new Promise((resolve) => visitor.page.once("dialog", resolve));
  void visitor.page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await warning;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await visitor.page.locator("a.brand").click();
  await visitor.page.waitForSelector("home-page");
  line.release();
  const there = { ...visitor, address: visitor.address, context: visitor.context, tableId };
  await eventually(async () => assert.deepEqual(await played(there), token));
  await visitor.leave();
});

test("the compiled rules are fetched at a table at which somebody may act, and nowhere else", async () => {
  const [ada, eve] = [await house.visitor(), await house.visitor()];
  const fetched = [ada, eve].map(({ page }) => {
    const seen = [];
    page.on("request", (request) => /\/worker-|\.wasm/.test(request.url()) && seen.push(request.url()));
    return seen;
  });
  await ada.home();
  await ada.page.waitForLoadState("networkidle");
  assert.deepEqual(fetched[0], []);
  await ada.open({ game: "esgros", seats: [{ kind: "me" }, { kind: "open" }] });
  await prepared(ada);
  assert.notEqual(fetched[0].length, 0);
  await eve.page.goto(ada.page.url());
  await eve.seeTable();
  await eve.page.waitForLoadState("networkidle");
  assert.deepEqual(fetched[1], [], "who watches needs no rules");
  await Promise.all([ada.leave(), eve.leave()]);
});

test("without the compiled rules it works as before", async () => {
  const visitor = await house.visitor();
  await visitor.page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  const line = await Line.between(visitor.page, LATENCY);
  await visitor.open({ game: "esgros", seats: [{ kind: "me" }, { kind: "me" }] });
  line.hold();
  await visitor.page.locator('[data-token="d4"][data-legal]').click();
  assert.equal((await shown(visitor)).ahead, 0);
  line.release();
  await visitor.untilStones(1);
  assert.deepEqual(await played(visitor), ["d4"]);
  assert.deepEqual(visitor.complaints, []);
  await visitor.leave();
});
