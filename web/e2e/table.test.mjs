// What happens at a table besides playing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { games } from "./games.mjs";
import { House } from "./house.mjs";
import { playToEnd } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** A table of Esgros for two at one screen, after some plies. */
async function atOneScreen(visitor, ...tokens) {
  await visitor.home();
  await visitor.enter("esgros", "here");
  for (const token of tokens) {
    await visitor.press(token);
  }
}

async function stones(visitor) {
  return visitor.page.locator(".table-board .stone:not(.is-ghost)").count();
}

test("a move can be taken back", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "a1");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 2);
  await ada.page.keyboard.press("u");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 1);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("advice goes with the position that it was asked for", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "a1");
  await ada.page.keyboard.press("h");
  await ada.page.locator(".table-board .is-best").first().waitFor();
  await ada.page.keyboard.press("u");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 1);
  assert.equal(await ada.page.locator(".table-board .is-best").count(), 0);
  await ada.leave();
});

test("the other one is asked, and may refuse or allow", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "invite");
  await ben.page.goto(ada.page.url());
  await ben.page.locator(".waiting .button").click();
  await ada.press("d4");
  await ben.press("a1");
  await ada.page.locator(".actions button", { hasText: "Take back" }).click();
  await ben.page.locator(".asked button", { hasText: "Refuse" }).click();
  await ada.page.locator(".toast", { hasText: "said no" }).waitFor();
  assert.equal((await ada.look()).view.groups.length, 2);
  await ada.page.locator(".actions button", { hasText: "Take back" }).click();
  await ben.page.locator(".asked button", { hasText: "Allow" }).click();
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 0);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("something illegal is refused with its rule, the cells lit up and the rule in reach", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4");
  await ada.page.locator('[data-token="d4"]').click();
  await ada.page.locator(".refusal").waitFor();
  assert.match(await ada.text(".refusal h2"), /G3/);
  assert.match(await ada.text(".refusal p"), /^d4 already holds a black stone/);
  assert.match(await ada.text(".refusal blockquote"), /Black starts, then turns alternate/);
  assert.equal(await ada.page.locator(".cell.is-lit").getAttribute("data-cell"), "d4");
  await ada.page.locator(".refusal button", { hasText: "Read the rule" }).click();
  await ada.page.locator('.rule.is-wanted[data-rule="G3"]').waitFor();
  await ada.picture("refusal");
  await ada.page.keyboard.press("Escape");
  await ada.page.locator(".refusal").waitFor({ state: "detached" });
  await ada.leave();
});

test("before a stone is placed, the stones that it would remove are shown", async () => {
  const ada = await house.visitor();
  await ada.open({ game: "esgros", options: { size: 3, pie: false }, seats: [{ kind: "me" }, { kind: "me" }] });
  for (const token of "d3 b4 c1 e2 a2 d1 e1 d4 c5 c3".split(" ")) {
    await ada.press(token);
  }
  await ada.page.locator('[data-token="a3"][data-legal]').hover();
  await ada.page.locator(".stone.is-doomed").waitFor();
  assert.equal(await ada.page.locator(".stone.is-doomed").count(), 1);
  await ada.picture("esgros-removal");
  await ada.press("a3");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 10);
  await ada.leave();
});

test("the log tells what happened and leads the board to any moment", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "a1", "g1");
  await ada.page.locator(".log-ply").nth(2).waitFor();
  assert.match(await ada.text(".log-ply"), /places a black stone on d4/);
  await ada.page.locator(".log-ply").first().click();
  await ada.page.locator(".table-board.is-past").waitFor();
  assert.equal(await stones(ada), 1);
  await ada.page.keyboard.press(".");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 2);
  await ada.page.keyboard.press("[");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 0);
  await ada.page.locator(".actions .button", { hasText: "Back to the present" }).click();
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 3);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("after the server was started again, the game goes on", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4");
  await house.stop();
  await ada.page.locator(".banner.is-alarm").waitFor();
  await house.start();
  await ada.page.locator(".banner.is-alarm").waitFor({ state: "detached" });
  await ada.press("a1");
  await ada.page.waitForFunction(() => document.querySelectorAll(".table-board .stone:not(.is-ghost)").length === 2);
  await ada.leave();
});

test("whoever comes back is shown what happened meanwhile", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "invite");
  const address = ada.page.url();
  await ben.page.goto(address);
  await ben.page.locator(".waiting .button").click();
  await ada.press("d4");
  await ada.home();
  await ben.press("a1");
  // Somebody comes back to the tab: that is not the time to wait for the next round.
  await ada.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await ada.page.locator(".table-card.is-waiting").waitFor();
  await ada.page.waitForFunction(() => document.title.startsWith("●"), undefined, { timeout: 5000 });
  await ada.page.goto(address);
  await ada.page.locator(".banner", { hasText: "One move since" }).waitFor();
  await ada.page.locator(".banner button", { hasText: "Show me" }).click();
  await ada.page.locator(".table-board.is-past").waitFor();
  await ada.page.locator(".table-board:not(.is-past)").waitFor();
  await Promise.all([ada.leave(), ben.leave()]);
});

test("the title calls when it is somebody's turn", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "invite");
  await ben.page.goto(ada.page.url());
  await ben.page.locator(".waiting .button").click();
  await ada.page.waitForFunction(() => document.title.startsWith("●"));
  await ada.press("d4");
  await ada.page.waitForFunction(() => !document.title.startsWith("●"));
  await ben.page.locator("[role=status].sr-only", { hasText: "places a black stone on d4. It is your turn" }).waitFor({ state: "attached" });
  await ben.page.waitForFunction(() => document.title.startsWith("●") && document.querySelector("link[rel=icon]").href.includes("calling"));
  await Promise.all([ada.leave(), ben.leave()]);
});

test("a game is found on the home page and watched, and the players see that somebody watches", async () => {
  const [ada, ben, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
  await ada.home();
  await ada.choose("esgros", ["me", "open"]);
  await ben.page.goto(ada.page.url());
  await ben.page.locator(".waiting .button").click();
  await ada.press("d4");
  await eve.home();
  await eve.page.locator(`.to-watch a[href="/table/${ada.tableId}"]`).click();
  await eve.seeTable();
  for (const visitor of [ada, ben, eve]) {
    await visitor.page.locator(".watchers", { hasText: "1 person is watching" }).waitFor();
  }
  assert.match(await eve.text(".actions"), /You are watching/);
  await eve.home();
  await ada.page.locator(".watchers").waitFor({ state: "detached" });
  await Promise.all([ada, ben, eve].map((visitor) => visitor.leave()));
});

test("people talk at the table", async () => {
  const ada = await house.visitor();
  const eve = await house.visitor();
  await atOneScreen(ada, "d4");
  await eve.page.goto(ada.page.url());
  await eve.page.locator("#tab-chat").click();
  await eve.page.locator(".chat input").fill("<b>hello</b>");
  await eve.page.locator(".chat .button").click();
  await ada.page.locator("#tab-chat small").waitFor();
  await ada.page.locator("#tab-chat").click();
  assert.match(await ada.text(".chat-list li"), /watching.*<b>hello<\/b>/);
  // What was said changed the version; a move based on the one before is still played.
  await ada.press("a1");
  await Promise.all([ada.leave(), eve.leave()]);
});

test("resigning is asked about, ends the game, and leads to another one", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "computer");
  const first = ada.tableId;
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=no]").click();
  assert.equal((await ada.look()).status, "playing");
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ada.page.locator(".status", { hasText: "You lost" }).waitFor();
  await ada.page.locator(".actions button", { hasText: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(first));
  await ada.seeTable();
  assert.equal((await ada.look()).seats[1].you, true, "the seats moved on");
  await ada.leave();
});

test("somebody joins from the list of open tables, and is asked for another game", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.page.locator('[data-game="esgros"] new-table-dialog > button').click();
  await ada.page.locator('[data-game="esgros"] dialog select').last().selectOption("live5");
  await ada.page.locator('[data-game="esgros"] dialog .is-main').click();
  await ada.page.waitForURL("**/table/*");
  await ben.home();
  await ben.page.locator(".table-offer .button").first().click();
  await ben.page.waitForURL("**/table/*");
  await ben.page.locator(".seat-clock").first().waitFor();
  await ada.press("d4");
  await ben.press("a1");
  assert.match(await ben.text(".seat-clock"), /^[45]:\d\d$/);
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ben.page.locator(".status", { hasText: "You won: by resignation" }).waitFor();
  await ada.page.locator(".actions button", { hasText: "Play again" }).click();
  await ada.arrive();
  await ada.page.locator(".waiting", { hasText: "The others are told" }).waitFor();
  assert.match(await ada.text(".seats"), /not here yet/);
  await ben.page.locator(".asked button", { hasText: "Play again too" }).click();
  await ben.page.waitForURL(ada.page.url());
  await ben.press("c3");
  await ada.press("a1");
  await Promise.all([ada.leave(), ben.leave()]);
});

for (const game of games) {
  test(`a hint marks good moves in a game of ${game} against the computer`, async () => {
    const ada = await house.visitor();
    await ada.open({ game, seats: [{ kind: "me" }, { kind: "agent", level: 1 }] });
    await ada.page.locator(".status.is-yours").waitFor();
    await ada.page.keyboard.press("h");
    await ada.page.locator(".table-board .is-best:is(.mark, .pill)").first().waitFor();
    await ada.picture(`${game}-hint`);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });
}

test("addresses that lead nowhere say so, and lead home", async () => {
  const ada = await house.visitor();
  for (const path of ["/table/nobody", "/analysis/nobody", "/learn/nothing", "/rules/nothing", "/nothing/at/all"]) {
    await ada.go(path);
    await ada.page.locator(".lost", { hasText: "nothing at this address" }).waitFor();
  }
  await ada.page.locator(".lost a").click();
  await ada.page.locator(".card").first().waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a record is brought, walked through, analysed, varied and found fair", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.page.locator('[data-game="esgros"] select').first().selectOption("1");
  await ada.enter("esgros", "computer");
  await playToEnd([ada], { seed: 5 });
  await ada.page.locator(".actions a", { hasText: "Analyse" }).click();
  await ada.page.locator(".curve").waitFor();
  await ada.page.locator(".fair button").click();
  await ada.page.locator(".fair p", { hasText: "committed" }).waitFor();
  const played = ada.tableId;
  const record = await ada.page.evaluate((id) => fetch(`/api/tables/${id}/record.fgn`).then((answer) => answer.text()), ada.tableId);
  await ada.home();
  await ada.page.locator("import-dialog > .button").click();
  await ada.page.locator("import-dialog input[type=file]").setInputFiles({ name: "game.fgn", mimeType: "text/plain", buffer: Buffer.from(record) });
  await ada.page.waitForURL((url) => /^\/analysis\//.test(url.pathname) && !url.pathname.endsWith(played));
  await ada.page.locator(".curve").waitFor();
  await ada.page.keyboard.press("[");
  await ada.page.locator("ply-stepper output", { hasText: "Move 0" }).waitFor();
  await ada.page.locator(".button", { hasText: "Think about this position" }).click();
  await ada.page.locator(".mark.is-best").waitFor();
  await ada.page.locator(".button", { hasText: "Stop" }).click();
  await ada.picture("analysis");
  await ada.page.locator("[data-cell=a1]").click();
  const isMain = record.split("\n").some((line) => line.startsWith("1. a1"));
  if (!isMain) {
    await ada.page.locator(".banner", { hasText: "something else" }).waitFor();
    await ada.page.locator(".banner button").click();
  }
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a second tab follows the first; whoever has lost their cookie watches, and can play elsewhere", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada);
  const second = await ada.context.newPage();
  await second.goto(ada.page.url());
  await second.locator("[data-token=d4][data-legal]").waitFor();
  await ada.press("d4");
  await second.locator('[data-cell="d4"] .stone').waitFor();
  await ada.context.clearCookies();
  await ada.page.reload();
  await ada.page.locator(".actions", { hasText: "You are watching" }).waitFor();
  await atOneScreen(ada, "a1");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a broken record is refused with the place", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.page.locator("import-dialog > .button").click();
  await ada.page.locator("import-dialog textarea").fill("nonsense");
  await ada.page.locator("import-dialog dialog .is-main").click();
  await ada.page.locator("import-dialog .refusal").waitFor();
  await ada.leave();
});
