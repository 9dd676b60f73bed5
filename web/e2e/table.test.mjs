// What happens at a table besides playing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Line } from "./broken-line.mjs";
import { eventually } from "./eventually.mjs";
import { games } from "./games.mjs";
import { House } from "./house.mjs";
import { atOneScreen, playToEnd } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

test("a move can be taken back", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "a1");
  await ada.untilStones(2);
  await ada.page.keyboard.press("u");
  await ada.untilStones(1);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("advice goes with the position that it was asked for", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "a1");
  await ada.untilStones(2);
  await ada.page.keyboard.press("h");
  await ada.page.locator(".table-board .is-best").first().waitFor();
  await ada.page.keyboard.press("u");
  await ada.untilStones(1);
  await eventually(async () => assert.equal(await ada.page.locator(".table-board .is-best").count(), 0));
  await ada.leave();
});

test("the other one is asked, and may refuse or allow", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "invite");
  await ben.page.goto(ada.page.url());
  await ben.page.locator(".waiting", { hasText: "Player 1 invites you to Esgros" }).locator(".name-input").waitFor();
  await ben.sitDown();
  const askBack = async (deed) => {
    await ada.untilShown();
    await ada.page.locator(".actions .undo:enabled", { hasText: `places a black stone on ${deed}` }).click();
    const question = ada.page.locator("ask-dialog dialog[open]");
    if (deed !== "d4") {
      await question.getByText("goes, too: Player 2 places a white stone on").waitFor();
      await question.locator("button[value=yes]").click();
    }
    await ada.page.locator(".asked", { hasText: "Waiting for Player 2" }).waitFor();
    await ben.page
      .locator(".asked", { hasText: `Player 1 would like to take back “places a black stone on ${deed}”` })
      .waitFor();
  };
  await ada.press("d4");
  await ben.page.locator(".happened", { hasText: "Player 1 places a black stone on d4" }).waitFor();
  await askBack("d4");
  await ada.page.locator(".asked button", { hasText: "Never mind" }).click();
  await ben.page.locator(".asked").waitFor({ state: "detached" });
  await ada.page.locator(".actions .undo:enabled").click();
  await ada.page.locator(".toast", { hasText: "you have asked already" }).waitFor();
  await ben.press("a1");
  await ada.press("g1");
  await ben.press("g4");
  await askBack("g1");
  await ben.page.locator(".asked button", { hasText: "Refuse" }).click();
  await ada.page.locator(".toast", { hasText: "Player 2 said no." }).waitFor();
  assert.equal(await ben.page.locator(".toast").count(), 0, "a no is for whoever asked");
  assert.equal((await ada.look()).view.groups.length, 4);
  await ada.press("a4");
  await ben.press("d1");
  await askBack("a4");
  await ben.page.locator(".asked button", { hasText: "Allow" }).click();
  await ada.untilStones(4);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("whoever can't open a table is told so in the dialog, and everything chosen is still there", async () => {
  const ada = await house.visitor();
  await ada.home();
  const dialog = ada.page.locator('[data-game="esgros"] new-table-dialog');
  const isNew = (request) => request.method() === "POST" && new URL(request.url()).pathname === "/api/tables";
  await ada.page.route("**/api/tables", (route) =>
    isNew(route.request())
      ? route.fulfill({ status: 400, json: { error: "bad-setup", message: "not today" } })
      : route.continue(),
  );
  await dialog.locator("> button").click();
  await dialog.locator('[data-option="size"]').selectOption("3");
  await dialog.locator('[data-option="pie"]').uncheck();
  await dialog.locator(".is-main").click();
  await dialog.locator(".refusal", { hasText: "Not today" }).waitFor();
  assert.equal(await dialog.locator('[data-option="size"]').inputValue(), "3");
  assert.equal(await dialog.locator('[data-option="pie"]').isChecked(), false);
  await ada.page.unroute("**/api/tables");
  await dialog.locator(".is-main").click();
  await ada.arrive();
  const { options } = await ada.look();
  assert.deepEqual([options.size, options.pie], [3, false]);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("something illegal is refused with its rule, the cells lit up and the rule in reach", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4");
  await ada.page.locator('[data-token="d4"]').click();
  await ada.page.locator(".refusal").waitFor();
  await eventually(async () => assert.match(await ada.text(".refusal p"), /d4 already holds a black stone\s+Rule G3$/));
  await eventually(async () =>
    assert.ok((await ada.page.locator(".refusal").boundingBox()).height < 70, "a slip is told in one line"),
  );
  const [line, cell] = await Promise.all(
    [".refusal", '[data-cell="d4"]'].map((selector) => ada.page.locator(selector).first().boundingBox()),
  );
  assert.ok(Math.abs(line.y - cell.y) < 120 && line.x < cell.x + cell.width, "at the cell itself");
  assert.equal(await ada.page.locator(".cell.is-lit").getAttribute("data-cell"), "d4");
  await ada.page.locator(".refusal a", { hasText: "Rule G3" }).click();
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
  await eventually(async () => assert.equal(await ada.page.locator(".stone.is-doomed").count(), 1));
  await ada.picture("esgros-removal");
  await ada.press("a3");
  await ada.untilStones(10);
  await ada.leave();
});

test("the log tells what happened and leads the board to any moment", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "a1", "g1");
  await ada.page.locator(".log-ply").nth(2).waitFor();
  await eventually(async () => assert.match(await ada.text(".log-ply"), /places a black stone on d4/));
  await ada.page.locator(".log-ply").first().click();
  await ada.page.locator(".table-board.is-past").waitFor();
  await ada.untilStones(1);
  await ada.page.keyboard.press(".");
  await ada.untilStones(2);
  await ada.page.keyboard.press("[");
  await ada.untilStones(0);
  await ada.page.locator(".actions .button", { hasText: "Back to the present" }).click();
  await ada.untilStones(3);
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
  await ada.untilStones(2);
  await ada.leave();
});

test("whoever comes back is shown what happened meanwhile", async () => {
  const ada = await house.visitor();
  const ben = await house.visitor();
  await ada.home();
  await ada.enter("esgros", "invite");
  const address = ada.page.url();
  await ben.page.goto(address);
  await ben.sitDown();
  await ada.press("d4");
  await ada.home();
  await ada.page.locator(".table-card:not(.is-waiting)").waitFor();
  // Somebody comes back to the tab: that is not the time to wait for the next round, so there is none here.
  await ada.page.evaluate(() => clearInterval(document.querySelector("home-page").timer));
  await ben.press("a1");
  await ada.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await ada.page.locator(".table-card.is-waiting").waitFor();
  await ada.page.waitForFunction(() => document.title.startsWith("●"));
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
  await ben.sitDown();
  await ada.page.waitForFunction(() => document.title.startsWith("●"));
  await ada.press("d4");
  await ada.page.waitForFunction(() => !document.title.startsWith("●"));
  await ben.page
    .locator("[role=status].sr-only", { hasText: "places a black stone on d4. It is your turn" })
    .waitFor({ state: "attached" });
  await ben.page.waitForFunction(
    () => document.title.startsWith("●") && document.querySelector("link[rel=icon]").href.includes("calling"),
  );
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

test("a record is brought, walked through, analysed and varied", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.page.locator('[data-game="esgros"] [data-level="1"]').click();
  await ada.enter("esgros", "computer");
  await playToEnd([ada], { seed: 5 });
  await ada.page.locator(".actions a", { hasText: "Analyse" }).click();
  await ada.page.locator(".curve").waitFor();
  const played = ada.tableId;
  const record = await ada.page.evaluate(
    (id) => fetch(`/api/tables/${id}/record.fgn`).then((answer) => answer.text()),
    ada.tableId,
  );
  await ada.home();
  await ada.page.locator("import-dialog > .button").click();
  await ada.page
    .locator("import-dialog input[type=file]")
    .setInputFiles({ name: "game.fgn", mimeType: "text/plain", buffer: Buffer.from(record) });
  await ada.page.waitForURL((url) => /^\/analysis\//.test(url.pathname) && !url.pathname.endsWith(played));
  await ada.page.locator(".curve").waitFor();
  await ada.page.keyboard.press("[");
  await ada.page.locator("ply-stepper output", { hasText: "Move 0" }).waitFor();
  await ada.page.locator("[data-engine]").click();
  await ada.page.locator(".mark.is-best").waitFor();
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

test("a broken record is refused with the place", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.page.locator("import-dialog > .button").click();
  await ada.page.locator("import-dialog textarea").fill("nonsense");
  await ada.page.locator("import-dialog dialog .is-main").click();
  await ada.page.locator("import-dialog .refusal").waitFor();
  await ada.leave();
});

test("somebody who returns finds their games at once, with their boards, and nothing moves", async () => {
  const ada = await house.visitor();
  await ada.page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      window.shift += list.getEntries().reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value), 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const settled = async () => {
    await ada.page.waitForLoadState("networkidle");
    return ada.page.evaluate(() => window.shift);
  };
  await ada.home();
  assert.ok((await settled()) < 0.05, "on the first visit");
  await ada.page.locator('[data-game="esgros"] .card-learn').waitFor();
  await ada.enter("esgros", "here");
  await ada.press("d4");
  await ada.home();
  await ada.page.locator(".table-card .table-picture[data-live=true] .stone").first().waitFor();
  await ada.page.reload();
  await ada.page.locator(".card").first().waitFor();
  assert.ok((await settled()) < 0.05, "on the next one");
  const lessonsFirst = (game) => ada.page.locator(`[data-game="${game}"] .card-learn`).count();
  assert.equal(await lessonsFirst("esgros"), 0, "who has played needs no lesson first");
  assert.equal(await lessonsFirst("estate"), 1, "but one of what was never played");
  await ada.page.locator("[data-remove]").click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ada.page.locator("table-card").waitFor({ state: "detached" });
  await ada.page.reload();
  await ada.page.locator(".card").first().waitFor();
  assert.equal(await ada.page.locator("table-card").count(), 0, "it does not come back");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

/** Notes from now on how many things of a kind the page shows, each time that it is another number. */
function count({ page }, selector) {
  return page.evaluate((wanted) => {
    const counts = [];
    const note = () => {
      const n = document.querySelectorAll(wanted).length;
      if (counts.at(-1) !== n) {
        counts.push(n);
      }
    };
    window.counts = counts;
    note();
    new MutationObserver(note).observe(document.querySelector(".table-board"), { subtree: true, childList: true });
  }, selector);
}

function counted({ page }) {
  return page.evaluate(() => window.counts);
}

/** Plays without the page. */
async function playUnseen(visitor, ...tokens) {
  for (const token of tokens) {
    const { version } = await visitor.look();
    const url = `${visitor.address}/api/tables/${visitor.tableId}/plies`;
    const headers = { Origin: visitor.address };
    const answer = await visitor.context.request.post(url, { data: { token, basedOn: version }, headers });
    assert.ok(answer.ok(), await answer.text());
  }
}

test("a turn of somebody else is seen piece by piece and can be seen again; who wants no motion sees all of it at once", async () => {
  const [ada, ben, eve] = [await house.visitor({ motion: true }), await house.visitor(), await house.visitor()];
  const lines = [await Line.between(ada.page, 0), await Line.between(eve.page, 0)];
  await ada.open({ game: "estate", options: { pie: false }, seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  await eve.page.goto(ada.page.url());
  await eve.seeTable();
  await playUnseen(ada, "e5");
  await Promise.all([ada, eve].map((visitor) => visitor.untilShown()));
  await Promise.all([ada, eve].map((visitor) => count(visitor, ".table-board [data-piece]")));
  for (const line of lines) {
    line.cut();
  }
  await playUnseen(ben, "a1", "a2", "a3");
  for (const line of lines) {
    line.mend();
  }
  await eventually(async () => assert.deepEqual(await counted(ada), [1, 2, 3, 4]));
  await eventually(async () => assert.deepEqual(await counted(eve), [1, 4]));
  await ada.page.keyboard.press("a");
  await eventually(async () => assert.deepEqual(await counted(ada), [1, 2, 3, 4, 1, 2, 3, 4]));
  assert.deepEqual([...ada.complaints, ...eve.complaints], []);
  await Promise.all([ada, ben, eve].map((visitor) => visitor.leave()));
});

test("the end lights the way that has won, piece by piece, and then tells the result; who wants no motion sees it at once", async () => {
  const ada = await house.visitor({ motion: true });
  await ada.open({ game: "estate", options: { pie: false, size: 3 }, seats: [{ kind: "me" }, { kind: "me" }] });
  await playUnseen(ada, "a1", "b1", "c1", "b4", "c5", "d4", "d1");
  await ada.untilShown();
  await count(ada, ".lit-piece, [data-result]");
  await ada.page.locator('[data-token="e1"][data-legal]').click();
  const steps = [0, 1, 2, 3, 4, 5, 6];
  await eventually(async () => assert.deepEqual(await counted(ada), steps));
  assert.equal(await ada.page.locator(".won .side").count(), 2);
  assert.equal(await ada.page.locator(".cell.is-aside").count(), 19 - 5);
  assert.equal(await ada.page.locator('[data-result="watched"]').innerText(), "Ada 1 won\n3 turns in all");
  const eve = await house.visitor();
  await eve.page.goto(ada.page.url());
  await eve.seeTable();
  assert.equal(await eve.page.locator(".lit-piece").count(), 5);
  assert.deepEqual([...ada.complaints, ...eve.complaints], []);
  await Promise.all([ada, eve].map((visitor) => visitor.leave()));
});

test("a swap says what has happened, and a weak computer does not swap", async () => {
  const [ada, ben] = [await house.visitor(), await house.visitor()];
  await ada.open({ game: "esgros", seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  await ada.press("d4");
  await ben.press("swap");
  await ada.page.locator(".is-notice", { hasText: "has taken over your stone. You play white now" }).waitFor();
  await ben.page
    .locator(".is-notice", { hasText: "You have taken over the other's stone and play black now" })
    .waitFor();
  await ada.press("a1");
  await ada.page.locator(".is-notice").waitFor({ state: "detached" });
  await ada.home();
  await ada.enter("esgros", "computer");
  assert.equal((await ada.look()).options.pie, false);
  await Promise.all([ada.leave(), ben.leave()]);
});
