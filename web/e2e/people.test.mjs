// Who sits at a table, watches, talks and leaves.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { House } from "./house.mjs";
import { atOneScreen, pressAny } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

test("a game is found on the home page and watched, and the players see that somebody watches", async () => {
  const [ada, ben, eve] = [await house.visitor(), await house.visitor(), await house.visitor()];
  await ada.home();
  await ada.choose("esgros", ["me", "open"], {}, { isListed: true });
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  await ada.press("d4");
  await eve.home();
  await eve.page.locator(`.to-watch a[href="/table/${ada.tableId}"]`).click();
  await eve.seeTable();
  for (const visitor of [ada, ben, eve]) {
    await visitor.page.locator(".watchers", { hasText: "1 person is watching" }).waitFor();
  }
  await eventually(async () => assert.match(await eve.text(".actions"), /You are watching/));
  // At home she would still look at it, as the game to watch.
  await eve.leave();
  await ada.page.locator(".watchers", { hasText: "watching" }).waitFor({ state: "detached" });
  await Promise.all([ada, ben].map((visitor) => visitor.leave()));
});

test("people talk at the table", async () => {
  const ada = await house.visitor();
  const eve = await house.visitor();
  await atOneScreen(ada, "d4");
  await eve.page.goto(ada.page.url());
  await eve.page.locator("#tab-chat").click();
  await eve.page.locator(".chat", { hasText: "only the players chat" }).waitFor();
  await ada.open({ game: "esgros", seats: [{ kind: "me" }, { kind: "me" }], watchersTalk: true });
  await eve.page.goto(ada.page.url());
  await eve.page.locator("#tab-chat").click();
  await eve.page.locator(".chat input").fill("<b>hello</b>");
  await eve.page.locator(".chat .button").click();
  await ada.page.locator("#tab-chat small").waitFor();
  await ada.page.locator("#tab-chat").click();
  await eventually(async () => assert.match(await ada.text(".chat-list li"), /watching.*<b>hello<\/b>/));
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
  await ada.page.locator(".status", { hasText: "You resigned" }).waitFor();
  await ada.page.locator(".actions button", { hasText: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(first));
  await ada.seeTable();
  assert.equal((await ada.look()).seats[1].you, true, "the seats moved on");
  await ada.leave();
});

test("whoever resigns among several reads what happens, and goes on seeing their own", async () => {
  const [ada, ben, cleo] = [await house.visitor(), await house.visitor(), await house.visitor()];
  await ada.open({ game: "the-estates", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
  for (const guest of [ben, cleo]) {
    await guest.page.goto(ada.page.url());
    await guest.sitDown();
  }
  await pressAny(ada, "stow", "the-estates");
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page
    .locator("ask-dialog dialog[open]", { hasText: "A computer takes over your seat" })
    .locator("button[value=yes]")
    .click();
  await ada.page.locator(".actions", { hasText: "You no longer play" }).waitFor();
  await eventually(async () =>
    assert.equal(await ada.page.locator(".actions button", { hasText: /Take back|Resign/ }).count(), 0),
  );
  assert.equal((await ada.look()).view.players[0].purse.length, 1);
  for (const visitor of [ada, ben, cleo]) {
    await visitor.page.locator(".log-note", { hasText: "Ada resigned." }).waitFor();
    await visitor.page.locator(".seats", { hasText: "a computer plays on" }).waitFor();
  }
  await ada.page.locator(".log-ply", { hasText: "stows" }).first().waitFor();
  await Promise.all([ada, ben, cleo].map((visitor) => visitor.leave()));
});

test("people at one screen have names of their own, and none of them is you", async () => {
  const ada = await house.visitor();
  await ada.home();
  const dialog = ada.page.locator('[data-game="esgros"] new-table-dialog');
  await dialog.locator("> button").click();
  await dialog.locator(".seat-choice select").nth(1).selectOption("me");
  await dialog.locator('[data-name="2"]').fill("Bea");
  await dialog.locator(".is-main").click();
  await ada.arrive();
  assert.deepEqual(await ada.page.locator(".seat-name").allInnerTexts(), ["Player 1", "Bea"]);
  assert.equal(await ada.page.locator(".seat-you").count(), 0);
  assert.match(await ada.text(".status"), /Player 1/);
  await ada.leave();
});

test("whoever loses what the browser keeps, but not the cookie, is still the same", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4");
  const table = ada.tableId;
  await ada.page.evaluate(() => localStorage.clear());
  await ada.home();
  await ada.page.locator(`.table-card[href="/table/${table}"]`).waitFor();
  await atOneScreen(ada, "a1");
  await ada.go(`/table/${table}`);
  await ada.press("a1");
  await ada.leave();
});

test("a watcher who clicks is told that they are watching", async () => {
  const [ada, eve] = [await house.visitor(), await house.visitor()];
  await atOneScreen(ada, "d4");
  await eve.page.goto(ada.page.url());
  await eve.page.locator('[data-token="a1"]').click();
  await eve.page.locator(".toast", { hasText: "You are watching." }).waitFor();
  await Promise.all([ada.leave(), eve.leave()]);
});

test("somebody joins from the list of open tables, and is asked for another game", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.page.locator('[data-game="esgros"] new-table-dialog > button').click();
  await ada.page.locator('[data-game="esgros"] dialog select').last().selectOption("live5");
  await ada.page.locator('[data-game="esgros"] dialog .is-toggle', { hasText: "everybody" }).locator("input").check();
  await ada.page.locator('[data-game="esgros"] dialog .is-main').click();
  await ada.page.waitForURL("**/table/*");
  await ben.home();
  assert.match(await ben.text(".table-offer .table-state"), /2 players · 5 min \+ 5 s a turn/);
  await ben.page.locator(".table-offer .button").first().click();
  await ben.page.waitForURL("**/table/*");
  await ben.page.locator(".seat-clock").first().waitFor();
  await ada.press("d4");
  await ben.press("a1");
  await eventually(async () => assert.match(await ben.text(".seat-clock"), /^[45]:\d\d$/));
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ben.page.locator(".status", { hasText: "You won" }).waitFor();
  for (const place of [".actions", ".log"]) {
    await eventually(async () => assert.match(await ben.text(place), /Player 1 resigned\./));
  }
  const over = ada.tableId;
  await ada.page.locator(".actions button", { hasText: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(over));
  await ada.seeTable();
  await ada.page.locator(".waiting", { hasText: "The others are told" }).waitFor();
  await eventually(async () => assert.match(await ada.text(".seats"), /not here yet/));
  await ben.page.locator(".asked button", { hasText: "Play again too" }).click();
  await ben.page.waitForURL(ada.page.url());
  await ben.press("c3");
  await ada.press("a1");
  await Promise.all([ada.leave(), ben.leave()]);
});

test("whoever logs out gives up, and comes back as somebody else", async () => {
  const [ada, ben] = await Promise.all([house.visitor(), house.visitor()]);
  await ada.home();
  await ada.enter("esgros", "invite");
  const address = ada.page.url();
  await ben.page.goto(address);
  await ben.page.locator(".waiting .button.is-main", { hasText: "Sit down" }).waitFor();
  await ben.sitDown();
  await ada.page.locator(".waiting").waitFor({ state: "detached" });
  await ada.page.locator("settings-dialog > button").click();
  await ada.picture("settings");
  // Nobody has an account here, so nobody logs out.
  assert.equal(await ada.text("[data-log-out]"), "Forget me in this browser");
  await ada.page.locator("[data-log-out]").click();
  await ada.page.locator("ask-dialog", { hasText: "Games in play are resigned" }).locator("button[value=yes]").click();
  await ada.page.locator(".card").first().waitFor();
  await ben.page.locator(".status", { hasText: "You won" }).waitFor();
  await ada.page.goto(address);
  await ada.seeTable();
  assert.equal(
    (await ada.look()).seats.some(({ you }) => you),
    false,
  );
  assert.deepEqual(ada.complaints, []);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("whoever leaves a table that nobody began goes home, and it was no draw", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "invite");
  const address = ada.page.url();
  await ada.page.locator(".actions button", { hasText: "Leave the table" }).click();
  await ada.page.locator(".card").first().waitFor();
  await ada.page.goto(address);
  await ada.page.locator(".status", { hasText: "Nobody began" }).waitFor();
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

test("a guest reads who invites to what and gives a name once; the host fills and drops seats, and starts", async () => {
  const [ada, ben] = [await house.visitor(), await house.visitor()];
  await ada.home();
  await ada.enter("the-estates", "invite");
  await ben.page.goto(ada.page.url());
  await ben.page.locator(".waiting", { hasText: "Player 1 invites you to The Estates" }).waitFor();
  assert.match(await ben.text(".waiting"), /4 players · no clock/);
  assert.deepEqual(await violations(ben), []);
  await ben.page.locator(".name-input").fill("Ben");
  await ben.sitDown();
  assert.equal(await ben.page.locator("host-seats").count(), 0, "only the host changes seats");
  await ada.page.locator(".toast", { hasText: "Ben has sat down." }).waitFor();
  await ada.page.locator(".seat", { hasText: "Ben" }).locator('.presence[data-here="true"]').waitFor();
  assert.deepEqual(await violations(ada), []);
  await ada.page.locator('[data-change="agent"]').first().click();
  await ada.page.locator(".host-seats", { hasText: "Bramble" }).waitFor();
  await ada.page.locator('[data-change="none"]').click();
  await ada.page.locator(".waiting").waitFor({ state: "detached" });
  await eventually(async () =>
    assert.deepEqual(
      (await ben.look()).seats.map(({ kind }) => kind),
      ["human", "human", "agent"],
    ),
  );
  await ben.leave();
  await ada.page.locator(".seat", { hasText: "Ben" }).locator(".presence", { hasText: "away" }).waitFor();
  assert.deepEqual([ada.complaints, ben.complaints], [[], []]);
  await ada.leave();
});

test("what others say calls until it is read; computers are not talked to", async () => {
  const [ada, ben] = [await house.visitor(), await house.visitor()];
  await ada.home();
  await ada.enter("esgros", "computer");
  assert.equal(await ada.page.locator("#tab-chat").count(), 0);
  await ada.home();
  await ada.enter("esgros", "invite");
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  await ben.page.locator("#tab-chat").click();
  await ben.page.locator(".chat input").fill("good luck");
  await ben.page.locator(".chat .button").click();
  await ada.page.locator(".toast", { hasText: "good luck" }).waitFor();
  await ada.page.locator("#tab-chat .unread", { hasText: "1" }).waitFor();
  await ada.page.locator("#tab-chat").click();
  await ada.page.locator(".chat-list", { hasText: "good luck" }).waitFor();
  await ada.page.locator("#tab-log").click();
  assert.equal(await ada.page.locator(".unread").count(), 0);
  await ada.page.reload();
  await ada.seeTable();
  assert.equal(await ada.page.locator(".unread").count(), 0);
  assert.equal(await ben.page.locator(".unread").count(), 0, "one's own words are not new");
  await Promise.all([ada.leave(), ben.leave()]);
});

test("computers play for whoever watches: two of one's choice, or those of the house", async () => {
  const lively = await House.open({ houseGame: true });
  const eve = await lively.visitor();
  await eve.home();
  const news = () => eve.text(".watch-news");
  await eve.page.locator("watch-card").scrollIntoViewIfNeeded();
  await eve.page.locator("[data-watch] .table-picture[data-live=true]").waitFor();
  const before = await news();
  await eventually(async () => assert.notEqual(await news(), before));
  assert.deepEqual(await violations(eve), []);
  await eve.choose("esgros", ["agent1", "agent2"], { size: 2 });
  await eve.page.locator(".status", { hasText: "won" }).waitFor();
  assert.match(await eve.text(".status"), /^(Acorn|Bramble) won/);
  assert.deepEqual(eve.complaints, []);
  await lively.close();
});

test("whoever invites is asked for a name, which the others read, and at one screen everybody has one", async () => {
  const [ada, ben] = [await house.visitor({ width: 390, height: 844, touch: true }), await house.visitor()];
  await ada.home();
  await ada.page.locator('[data-game="hexploration"] [data-way="invite"]').click();
  await ada.page.locator("who-dialog dialog[open] input").fill("Ada");
  await ada.page.locator("who-dialog dialog[open] [data-who]").click();
  await ada.arrive();
  await ben.go(new URL(ada.page.url()).pathname);
  await ben.page.locator(".waiting h2", { hasText: "Ada invites you to Hexploration" }).waitFor();
  await ada.home();
  await ada.page.locator('[data-game="hexploration"] [data-way="here"]').click();
  const dialog = ada.page.locator("who-dialog dialog[open]");
  await dialog.locator('[data-name="2"]').fill("Cleo");
  await ada.picture("who-plays");
  assert.deepEqual(await violations(ada), []);
  await dialog.locator('[data-seats="less"]').click();
  await dialog.locator("[data-who]").click();
  await ada.arrive();
  const { seats } = await ada.look();
  assert.deepEqual(
    seats.map(({ name }) => name),
    ["Ada", "Cleo"],
  );
  assert.deepEqual([...ada.complaints, ...ben.complaints], []);
  await ada.leave();
  await ben.leave();
});
