// What a phone shows: texts and buttons lie neither under the bar at the thumb nor beyond the rim of the window.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { brief, tastes } from "./games.mjs";
import { House } from "./house.mjs";
import { dice } from "./playing.mjs";
import { outOfReach } from "./steadiness.mjs";

const PHONE = { width: 390, height: 844, touch: true };

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const boxOf = (visitor, selector) => visitor.page.locator(selector).first().boundingBox();

/** Touches a cell and then the button that plays it. */
async function place({ page }, token) {
  await page.locator(`.table-board [data-token="${token}"][data-legal]`).tap();
  await page.locator("[data-again]").tap();
  await page.locator("[data-again]").waitFor({ state: "detached" });
}

test("what happened begins with the newest turn, and its tab brings it above the bar", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "here");
  for (const cell of ["a1", "a2", "a3", "a4", "a5", "b1", "b6"]) {
    await place(ada, cell);
  }
  await ada.page.locator("#tab-log").tap();
  await eventually(async () => {
    const [newest, bar] = [await boxOf(ada, ".log-ply[aria-current=true]"), await boxOf(ada, ".table-bar")];
    assert.ok(newest.y > 0 && newest.y + newest.height <= bar.y, `newest at ${newest.y}, bar from ${bar.y}`);
  });
  assert.match(await ada.text(".log-turn"), /b1.*b6/s, "the newest turn comes first");
  await ada.picture("log-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("the rules come above the bar as soon as they are there, and the lesson is one touch away", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("esgros", "here");
  const bar = () => boxOf(ada, ".table-bar");
  const learn = await boxOf(ada, ".tabs-learn");
  assert.ok(learn.y + learn.height <= (await bar()).y, "the lesson");
  await ada.page.locator("#tab-rules").tap();
  await eventually(async () => {
    const [tabs, text] = [await boxOf(ada, ".tabs-line"), await boxOf(ada, "guide-text p")];
    assert.ok(tabs.y >= 0 && text.y + 40 <= (await bar()).y, `tabs at ${tabs.y}, rules at ${text.y}`);
  });
  await ada.leave();
});

test("Esgros says what sizes may be made, and a part of its rule comes with the words that it needs", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("esgros", "here");
  for (const cell of ["d4", "a1"]) {
    await place(ada, cell);
  }
  await eventually(async () =>
    assert.match(await ada.text(".actions"), /may now make a group of 1: no more than your largest \(1\)\./),
  );
  await ada.page.locator('.table-board [data-token="d5"]').tap();
  await ada.page.locator(".refusal-rule").tap();
  await eventually(async () => {
    const text = await ada.text(".rule-dialog");
    assert.match(text, /Let s be the size.*s may not exceed/s);
  });
  await ada.leave();
});

for (const [game, plies] of [
  ["estate", ["a1", "a2", "a3", "a4", "a5", "b1"]],
  ["esgros", ["d4", "a1", "d7"]],
]) {
  test(`Details of ${game} lie beside the board, and cover no cell`, async () => {
    const ada = await house.visitor(PHONE);
    await ada.open({ game, seats: [{ kind: "me" }, { kind: "me" }], options: { pie: false } });
    for (const cell of plies) {
      await place(ada, cell);
    }
    await ada.page.locator("[aria-pressed]", { hasText: "Details" }).tap();
    await ada.page.locator(".details-text").first().waitFor();
    const [board, bar] = [await boxOf(ada, ".hex-board"), await boxOf(ada, ".table-bar")];
    assert.ok(
      board.y + board.height <= bar.y,
      `the board ends at ${board.y + board.height}, the bar begins at ${bar.y}`,
    );
    await ada.leave();
  });
}

test("once a game is over, all that can be done is in sight, with no gap, and the result is not said everywhere", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "here");
  await place(ada, "e5");
  await ada.page.locator(".actions button", { hasText: "Resign" }).tap();
  await ada.page.locator("ask-dialog button[value=yes]").tap();
  await ada.page.locator("[data-story]").waitFor();
  const all = await ada.page.locator(".actions .row > *").evaluateAll((buttons) =>
    buttons.map((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return { name: one.innerText, isInSight: left >= 0 && right <= innerWidth && bottom <= innerHeight - 4 };
    }),
  );
  assert.deepEqual(
    all.filter(({ isInSight }) => !isInSight),
    [],
  );
  const [said, row] = [await boxOf(ada, ".said"), await boxOf(ada, ".actions .row")];
  assert.ok(row.y - said.y - said.height < 20, "no gap above the buttons");
  assert.doesNotMatch(await ada.text(".headline"), /won/);
  await ada.picture("over-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a slip is told at its cell, whatever was pressed last, and hides no button", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "here");
  for (const cell of ["e5", "a3"]) {
    await place(ada, cell);
    // The name of the player lies in the bar; a press there does nothing.
    await ada.page.locator(".status").tap();
    await ada.page.locator(`.table-board [data-token="${cell}"]`).dispatchEvent("click");
    await ada.page.locator(".refusal.is-slip").waitFor();
    const [line, spot, bar] = [
      await boxOf(ada, ".refusal.is-slip"),
      await boxOf(ada, `.table-board [data-token="${cell}"]`),
      await boxOf(ada, ".actions"),
    ];
    assert.ok(Math.abs(line.y - spot.y) < 120, `${cell} at ${spot.y}, the line at ${line.y}`);
    assert.ok(line.y + line.height <= bar.y, "the bar is free");
    await ada.page.keyboard.press("Escape");
    await ada.page.locator(".refusal").waitFor({ state: "detached" });
  }
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a touch goes through the line about a slip to the cell beneath", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "here");
  await place(ada, "e5");
  await ada.page.locator('.table-board [data-token="e5"]').dispatchEvent("click");
  await ada.page.locator(".refusal.is-slip").waitFor();
  const { x, y, height } = await boxOf(ada, ".refusal.is-slip");
  const spot = { x: x + 24, y: y + height / 2 };
  await ada.page.touchscreen.tap(spot.x, spot.y);
  await ada.page.locator("[data-again]").waitFor();
  const cell = await ada.page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y).closest("[data-token]").dataset.token,
    spot,
  );
  assert.equal(await ada.page.locator(".cell.is-considered").getAttribute("data-token"), cell);
  assert.equal(await ada.page.locator(".refusal").count(), 0);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a slip lets go of what was chosen, and a touch beside the cells frames nothing", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "here");
  await place(ada, "a1");
  const { page } = ada;
  await page.locator('.table-board [data-token="b2"]').tap();
  await page.locator("[data-again]").waitFor();
  await page.locator('.table-board [data-token="a1"]').dispatchEvent("click");
  await page.locator("[data-again]").waitFor({ state: "detached" });
  assert.equal(await page.locator(".table-board .is-ghost").count(), 0, "no piece that nobody can play");
  const { x, y } = await boxOf(ada, ".hex-board");
  await page.touchscreen.tap(x + 12, y + 12);
  const outline = () => getComputedStyle(document.activeElement).outlineStyle;
  assert.equal(await page.evaluate(outline), "none");
  await ada.leave();
});

for (const language of ["en", "ja"]) {
  test(`in ${language} the names of the seats are whole`, async () => {
    const ada = await house.visitor({ ...PHONE, language });
    await ada.home();
    await ada.enter("estate", "computer");
    await ada.page.locator(".seat-called").nth(1).waitFor();
    const cut = await ada.page
      .locator(".seat-called")
      .evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText));
    assert.deepEqual(cut, []);
    // Of all that stands beside a name nothing is cut in half, either.
    const halves = await ada.page.locator(".seat-name").evaluateAll((all) =>
      all.flatMap((name) => {
        const { right, bottom } = name.getBoundingClientRect();
        return [...name.children]
          .map((part) => [part, part.getBoundingClientRect()])
          .filter(([, box]) => box.top < bottom && box.right > right + 1)
          .map(([part]) => part.innerText);
      }),
    );
    assert.deepEqual(halves, []);
    await ada.picture(`seats-phone-${language}`);
    await ada.leave();
  });
}

for (const language of ["en", "ja"]) {
  for (const game of ["estate", "esgros", "the-estates", "hexploration"]) {
    test(`the first board says in ${language} what ${game} is about, and nothing of it is cut off`, async () => {
      const ada = await house.visitor({ width: 360, height: 640, touch: true, language });
      await ada.home();
      await ada.enter(game, "here");
      await eventually(async () => assert.notEqual(await ada.text(".headline"), ""));
      const [needed, given] = await ada.page
        .locator(".headline")
        .evaluate((line) => [line.scrollHeight, line.clientHeight]);
      assert.ok(needed <= given + 1, `${await ada.text(".headline")}: ${needed} of ${given}`);
      await ada.leave();
    });
  }
}

test("a phone on its side has the money, the rows, the offer and what is asked in sight", async () => {
  const ada = await house.visitor({ width: 844, height: 390, touch: true });
  await ada.home();
  await ada.enter("the-estates", "computer");
  await ada.page.locator(".offer .is-choosable, .offer [data-legal]").first().waitFor();
  await eventually(async () => {
    for (const part of [".seat", ".streets", ".offer", ".actions"]) {
      const { y, height } = await boxOf(ada, part);
      assert.ok(y >= -1 && y + height <= 391, `${part} lies from ${y} to ${y + height}`);
    }
  });
  await ada.picture("the-estates-on-its-side");
  await ada.home();
  await ada.choose("the-estates", ["me", "me"]);
  await ada.takeOver();
  await ada.untilShown();
  assert.deepEqual(await outOfReach(ada), [], "every piece on offer");
  await ada.page.locator(".offer .is-choosable").first().tap();
  await ada.page.locator("[data-again]").tap();
  await ada.page.locator("[data-curtain]").waitFor();
  await ada.takeOver();
  await ada.page.locator(".chip").first().waitFor();
  assert.deepEqual(await outOfReach(ada), [], "every bid");
  assert.ok((await boxOf(ada, ".auction-piece")).y < 330, "and what they are for");
  await ada.leave();
});

test("a refusal has the hint's place as long as it is there", async () => {
  const ada = await house.visitor({ width: 360, height: 640, touch: true });
  await ada.home();
  await ada.enter("esgros", "here");
  await place(ada, "d4");
  await ada.page.locator(".actions button", { hasText: "Hint" }).tap();
  await ada.page.locator(".advice ol").waitFor();
  await ada.page.evaluate(() => {
    const { desk } = document.querySelector("table-page");
    return desk.heed({ token: "z99", isPlain: true });
  });
  await ada.page.locator(".refusal:not(.is-slip)").waitFor();
  assert.equal(await ada.page.locator(".advice").isVisible(), false);
  await ada.page.locator(".refusal .icon").tap();
  await ada.page.locator(".advice ol").waitFor();
  // The hint may come only after somebody has given up: then it does not hide the result.
  await ada.page.locator(".actions button", { hasText: "Resign" }).dispatchEvent("click");
  await ada.page.locator("ask-dialog button[value=yes]").tap();
  await ada.page.locator("[data-story]").waitFor();
  assert.equal(await ada.page.locator(".advice").count(), 0);
  await ada.leave();
});

for (const { language, seats, resigns } of [
  { language: "en", seats: [{ kind: "me" }, { kind: "agent", level: 1 }], resigns: "Resign" },
  { language: "ja", seats: [{ kind: "me" }, { kind: "agent", level: 1 }], resigns: "投了" },
  { language: "en", seats: [{ kind: "agent", level: 1 }, { kind: "me" }], resigns: "Resign" },
]) {
  test(`the winner's star stands beside the name, and the board stays where it is (${language}, winner ${seats[0].kind})`, async () => {
    const ada = await house.visitor({ ...PHONE, language });
    await ada.open({ game: "esgros", seats, options: { size: 3 } });
    const board = await boxOf(ada, ".table-board svg");
    await ada.page.locator(".actions button", { hasText: resigns }).tap();
    await ada.page.locator("ask-dialog button[value=yes]").tap();
    await ada.page.locator(".seat-won").waitFor();
    const winner = ada.page.locator(".seat:has(.seat-won)");
    const [name, star] = [
      await winner.locator(".seat-called").boundingBox(),
      await winner.locator(".seat-won").boundingBox(),
    ];
    assert.ok(star.x >= name.x + name.width, `the name ends at ${name.x + name.width}, the star is at ${star.x}`);
    assert.ok(Math.abs(star.y + star.height / 2 - name.y - name.height / 2) < 8, "one line");
    assert.equal((await boxOf(ada, ".table-board svg")).y, board.y);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });
}

test("who gave no name is you in lists, and told in sentences which player that is", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "computer");
  await place(ada, "a1");
  await eventually(async () => assert.match(await ada.text(".headline"), /^Player 1 \(you\) buys a1/));
  assert.match(await ada.page.locator(".log-turn h3").last().textContent(), /^1\s+you$/);
  await ada.home();
  await ada.enter("hexploration", "computer");
  const names = ada.page.locator(".ledger-player");
  await names.first().waitFor({ state: "attached" });
  assert.match(await names.first().textContent(), /you$/);
  await ada.open({ game: "the-estates", seats: [{ kind: "agent", level: 1 }, { kind: "me" }] });
  await ada.page.locator('[data-token="pass"][data-legal]').tap();
  await eventually(async () =>
    assert.equal(await ada.page.locator(".log-ply b").first().textContent(), "Player 2 (you)"),
  );
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("of two seats one's own is marked as such", async () => {
  const ada = await house.visitor(PHONE);
  await ada.home();
  await ada.enter("estate", "computer");
  const { width } = await boxOf(ada, ".seat-you");
  assert.ok(width > 10, "it is not only for screen readers");
  await ada.leave();
});

/** Plays a game to its end by the interface that the page itself uses, which takes seconds. */
async function playOut(visitor, game) {
  const roll = dice(7);
  for (let table = await visitor.look(); table.status !== "over"; table = await visitor.look()) {
    const tokens = tastes[game](table.legal, table.view);
    const answer = await visitor.context.request.post(`${visitor.address}/api/tables/${table.id}/plies`, {
      data: { token: tokens[roll(tokens.length)], basedOn: table.version },
      headers: { Origin: visitor.address },
    });
    assert.ok(answer.ok(), await answer.text());
  }
}

/** Rows as high as they can be: each with two areas, of which the game may have given it none or one. Runs in the page. */
function fill(rows) {
  const part = document.querySelector(".tally-part");
  for (const row of part ? rows : []) {
    while (row.querySelectorAll(".tally-part").length < 2) {
      row.querySelector("td:nth-child(3)").append(part.cloneNode(true));
    }
  }
}

for (const { game, seats, options, rows } of [
  { game: "the-estates", seats: 5, options: { money: "open" }, rows: ".count-totals tbody tr" },
  { game: "hexploration", seats: 4, options: {}, rows: ".tally tbody tr" },
]) {
  test(`in the end of ${game} the scores of ${seats} players are in sight`, async () => {
    const ada = await house.visitor(PHONE);
    const all = Array.from({ length: seats }, () => ({ kind: "me" }));
    await ada.open({ game, seats: all, options: { ...brief[game], ...options } });
    await playOut(ada, game);
    await ada.page.reload();
    await ada.page.locator("[data-story]").waitFor();
    const { scores } = await ada.look();
    await eventually(async () => assert.equal(await ada.page.locator(rows).count(), seats));
    assert.deepEqual(
      (await ada.page.locator(`${rows} td:last-child`).allInnerTexts()).map((text) =>
        Number(text.replace("$", "").replace("−", "-")),
      ),
      [...scores].sort((a, b) => b - a),
    );
    await ada.page.locator(rows).evaluateAll(fill);
    const bar = await boxOf(ada, ".table-bar");
    for (const row of await ada.page.locator(rows).all()) {
      const { y, height } = await row.boundingBox();
      const room = bar.y - y - height;
      assert.ok(y >= 0 && room >= 8, `${await row.innerText()}: ${room} px to the bar`);
    }
    assert.equal(await ada.page.evaluate(() => scrollY), 0);
    await ada.picture(`scores-phone-${game}`);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });
}
