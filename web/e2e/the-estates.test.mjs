// What is particular to The Estates: the auction, and money that others may not see.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { presses, tastes } from "./games.mjs";
import { House } from "./house.mjs";
import { dice } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const press = presses["the-estates"];

function open(visitor, seats, options = {}) {
  return visitor.open({ game: "the-estates", seats, options });
}

/** Plays until the table is in a stage; whoever may act prefers the first token that fits. */
async function playUntil(visitors, stage, wanted = /./) {
  const roll = dice(5);
  for (let i = 0; i < 200; i++) {
    for (const visitor of visitors) {
      const { view, legal } = await visitor.look();
      if (view.stage === stage) {
        return visitor;
      }
      if (legal?.length) {
        await press(visitor, legal.find((token) => wanted.test(token)) ?? legal[roll(legal.length)]);
      }
    }
  }
  throw new Error(`no ${stage}`);
}

test("who watches, and who sits opposite, sees no money but their own", async () => {
  const [ada, ben, watcher] = [await house.visitor(), await house.visitor(), await house.visitor()];
  await open(ada, [{ kind: "me" }, { kind: "open" }]);
  await ben.go(new URL(ada.page.url()).pathname);
  await ben.sitDown();
  await ben.page.locator(".purse-money").first().waitFor();
  await watcher.go(new URL(ada.page.url()).pathname);
  await watcher.seeTable();
  await playUntil([ada, ben], "settle", /^(stow|bid2|[BGYRPS]\d)$/);

  const purses = (visitor) => visitor.look().then(({ view }) => view.players.map(({ purse }) => purse.length));
  assert.deepEqual(await purses(ada), [1, 0]);
  assert.deepEqual(await purses(ben), [0, 1]);
  assert.deepEqual(await purses(watcher), [0, 0]);
  await Promise.all([ada, ben, watcher].map((visitor) => visitor.untilShown()));
  await watcher.page.locator(".bid.is-highest").waitFor();
  assert.equal(await watcher.page.locator(".purse-money").count(), 0);
  assert.equal(await watcher.page.locator(".the-estates-total abbr").count(), 2, "a question mark for what is stowed");
  const { players } = (await watcher.look()).view;
  const limits = players.map(({ range: [{ least, most }] }) => (least === most ? `$${most}m` : `$${least}–${most}m`));
  assert.deepEqual(await watcher.page.locator(".the-estates-cash span").allInnerTexts(), limits);
  assert.match(await watcher.text(".purse"), /secret/);
  assert.match(await watcher.text(".log"), /may have stowed \$1m/);
  assert.match(await ada.text(".purse"), /\$\d+m in hand · \$\d+m stowed/);
  await watcher.picture("the-estates-watched");
  for (const visitor of [ada, ben, watcher]) {
    assert.deepEqual(visitor.complaints, []);
    await visitor.leave();
  }
});

test("at one screen the purse is that of whoever acts, and a curtain falls in between", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }]);
  await playUntil([ada], "bid", /^(stow|[BGYRPS]\d)$/);
  await ada.page.locator("[data-curtain]").waitFor();
  assert.equal(await ada.page.locator(".purse-money").count(), 0, "nothing to see before the next one has taken over");
  await ada.takeOver();
  const { by, view } = await ada.look();
  assert.equal(by, 2);
  assert.deepEqual(
    view.players.map(({ purse }) => purse.length),
    [0, 1],
  );
  assert.match(await ada.text(".purse"), /\$12m/, "seat 2 has stowed nothing");
  await ada.leave();
});

for (const [name, size] of [
  ["desktop", {}],
  ["phone", { width: 390, height: 844, touch: true }],
]) {
  test(`at one screen nobody reads what the one before kept secret (${name})`, async () => {
    const ada = await house.visitor(size);
    await open(ada, [{ kind: "me" }, { kind: "me" }]);
    const { page } = ada;
    await ada.takeOver();
    await press(ada, "stow");
    const { legal } = await ada.look();
    await press(
      ada,
      legal.find((token) => /^[BGYRPS]\d$/.test(token)),
    );
    await page.locator("[data-curtain]").waitFor();
    const secret = /stows?\b/i;
    assert.doesNotMatch(
      await page.evaluate(() => document.documentElement.innerHTML),
      secret,
      "nothing behind the curtain",
    );
    await ada.takeOver();
    const words = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".log, .headline, [role=status], .table-board .last")]
          .map((part) => part.textContent)
          .join(" "),
      );
    await eventually(async () => assert.match(await words(), /may have stowed/, "the ply itself is there"));
    assert.doesNotMatch(await words(), secret);
    const { view } = await page.evaluate(
      (id) => fetch(`/api/tables/${id}?as=2`).then((answer) => answer.json()),
      ada.tableId,
    );
    assert.equal(view.players[0].purse.length, 0);
    const length = await page.evaluate(() => {
      const { plies } = document.querySelector("table-page").desk.session;
      return plies.filter(({ by }) => by !== 0).length;
    });
    for (const [key, back] of [
      [",", 1],
      [",", 2],
      [",", 3],
      [".", 2],
    ]) {
      await page.keyboard.press(key);
      await page.locator("ply-stepper output", { hasText: `Move ${Math.max(0, length - back)} of` }).waitFor();
      await page.locator(".table-board.is-past").waitFor();
      assert.doesNotMatch(await words(), secret);
      assert.doesNotMatch(await ada.text(".seats"), /\$11m\s/);
    }
    await page.locator(".log-ply", { hasText: "may have stowed" }).click();
    await page.locator('.log-ply[aria-current="true"]', { hasText: "may have stowed" }).waitFor();
    assert.doesNotMatch(await words(), secret);
    assert.doesNotMatch(await ada.text(".seats"), /\$11m\s/);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });
}

test("with open money nothing is hidden at one screen", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
  await press(ada, "stow");
  const { legal } = await ada.look();
  await press(
    ada,
    legal.find((token) => /^[BGYRPS]\d$/.test(token)),
  );
  await ada.page.locator(".log-ply", { hasText: "stows $1m" }).waitFor();
  assert.equal(await ada.page.locator("[data-curtain]").count(), 0);
  await ada.leave();
});

test("bids are chips in a row from the least to all the cash; one more is refused with its rule", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }, { kind: "me" }], { money: "open" });
  await playUntil([ada], "bid", /^(hold|[BGYRPS]\d)$/);
  const chips = ada.page.locator(".chip[data-legal]");
  await eventually(async () => assert.equal(await chips.count(), 12));
  await press(ada, "bid4");
  await eventually(async () => assert.equal(await chips.first().innerText(), "$5m"));
  assert.equal(await chips.last().innerText(), "$12m");
  await ada.page.locator(".chip.is-closed").click();
  await ada.page.locator(".refusal", { hasText: "T11" }).waitFor();
  assert.match(await ada.text(".refusal"), /more than the \$12m in hand/);
  await ada.page.locator("[data-token=pass]").click();
  await ada.page.locator("[data-token=keep]").waitFor();
  await eventually(async () => assert.match(await ada.text("[data-token=sell]"), /for \$4m/));
  const { prospects } = (await ada.look()).view.sale;
  const told = prospects.filter(({ best, worst }) => best !== 0 || worst !== 0);
  const kinds = new Set(told.map(({ best, worst }) => `${best} ${worst}`)).size;
  const isAlike = kinds === 1 && told.length === 3;
  assert.equal(
    await ada.page.locator(".prospects tbody tr").count(),
    isAlike ? 0 : kinds,
    "what the piece could change, with it and without, in one line for those for whom it is the same",
  );
  assert.equal(await ada.page.locator("p.prospects", { hasText: "for whoever gets it" }).count(), isAlike ? 1 : 0);
  await ada.picture("the-estates-settle");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a piece is chosen and a check stowed in one go", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
  const { version } = await ada.look();
  await ada.page.locator("[data-stow]").check();
  await ada.page.locator(".offer-row .is-open").first().click();
  await ada.untilPlayed(version);
  await eventually(async () => assert.equal((await ada.look()).view.stage, "bid"));
  assert.deepEqual((await ada.look()).view.players[0].purse, [{ cash: 11, stowed: 1 }]);
  await ada.leave();
});

test("between two rounds everybody sees how the last one is counted, and closes it", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open", rounds: 2 });
  const roll = dice(3);
  for (let table = await ada.look(); table.view.round === 1; table = await ada.look()) {
    const legal = tastes["the-estates"](table.legal, table.view);
    await press(ada, legal[roll(legal.length)]);
  }
  const interlude = ada.page.locator("dialog.interlude[open]");
  await interlude.waitFor();
  assert.match(await interlude.innerText(), /Round 1 of 2 is over/);
  assert.equal(await interlude.locator(".count-row.is-complete").count(), 2);
  assert.deepEqual(await violations(ada), []);
  await ada.picture("the-estates-interlude");
  await ada.page.locator("[data-interlude]").click();
  await interlude.waitFor({ state: "detached" });
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

for (const language of ["en", "ja"]) {
  test(`where a cube may be built is said in full (${language})`, async () => {
    const ada = await house.visitor({ width: 1024, height: 768, language });
    await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
    await playUntil([ada], "place_cube", /^[BGYRPS]\d$|^hold$/);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
      [360, 640],
    ]) {
      await ada.page.setViewportSize({ width, height });
      const [needs, has] = await ada.page.locator(".prompt").evaluate((one) => [one.scrollHeight, one.clientHeight]);
      assert.ok(needs <= has + 1, `${needs} px in ${has}, ${width} wide`);
    }
    await ada.leave();
  });
}

for (const name of ["last-rooftop", "row-of-length-0"]) {
  test(`on a phone permits cover no number of points (${name})`, async () => {
    const ada = await house.visitor({ width: 390, height: 844, touch: true });
    await ada.bring("the-estates", name);
    const covered = await ada.page.evaluate(() => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      const heads = boxes(".street-points, .street h3");
      const permits = boxes(".permits .piece");
      const isOver = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return [permits.length, permits.filter((one) => heads.some((head) => isOver(one, head))).length];
    });
    assert.ok(covered[0] > 1 && covered[1] === 0, `${covered[1]} of ${covered[0]}`);
    await ada.leave();
  });
}

test("what is counted leaves room for the seats, with points of earlier rounds, too", async () => {
  const ada = await house.visitor({ width: 1024, height: 768 });
  await ada.bring("the-estates", "two-rounds-tie-shared");
  const [table, seats] = await Promise.all(
    [".count-totals", "seats-panel"].map((selector) => ada.page.locator(selector).boundingBox()),
  );
  const isBeside = table.x + table.width <= seats.x;
  const isAbove = table.y + table.height <= seats.y;
  assert.ok(isBeside || isAbove, `table ${JSON.stringify(table)}, seats ${JSON.stringify(seats)}`);
  await ada.leave();
});

test("on a phone all streets are in sight while one decides, and their numbers can be read", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  await open(ada, [{ kind: "me" }, { kind: "me" }, { kind: "me" }], { money: "open" });
  await playUntil([ada], "settle", /^(hold|[BGYRPS]\d|bid1|pass)$/);
  await ada.page.locator("[data-token=keep]").waitFor();
  const [bar, last] = [
    await ada.page.locator(".table-bar").boundingBox(),
    await ada.page.locator(".street").last().boundingBox(),
  ];
  assert.ok(
    last.y + last.height <= bar.y + 2,
    `the last street ends at ${last.y + last.height}, the bar is at ${bar.y}`,
  );
  const sizes = await ada.page
    .locator(".lot-name, .lot-limit, .lot-worth")
    .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
  assert.ok(Math.min(...sizes) >= 11, `${Math.min(...sizes)} pixels`);
  await ada.picture("the-estates-settle-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a cube inside an offer row, and a lot that is not next, say why not", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
  await playUntil([ada], "select", /^hold$/);
  assert.equal(await ada.page.locator(".lot .is-last").count(), 0, "cubes that were drawn are no lots");
  await ada.page.locator(".offer-row .is-inner").first().click();
  await ada.page.locator(".refusal", { hasText: "T10" }).waitFor();
  await eventually(async () => assert.equal(await ada.page.locator(".offer .choice.is-lit").count(), 1));
  await playUntil([ada], "place_cube", /^(pass|sell|[BGYRPS]\d)$/);
  await ada.page.locator('.lot [data-token="B4"]').click();
  await ada.page.locator(".refusal", { hasText: "T14" }).waitFor();
  await ada.page.locator('.lot [data-token="B1"][data-legal]').hover();
  await ada.page.locator(".lot .is-ghost").first().waitFor();
  await ada.leave();
});

test("open money is shown to all, and nothing is said of secrets", async () => {
  const [ada, watcher] = [await house.visitor(), await house.visitor()];
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open", cash: 9 });
  await watcher.go(new URL(ada.page.url()).pathname);
  await watcher.seeTable();
  assert.doesNotMatch(await ada.text(".actions"), /only you|secret/i);
  for (const visitor of [ada, watcher]) {
    assert.deepEqual(await visitor.page.locator(".seat .the-estates-cash span").allInnerTexts(), ["$9m", "$9m"]);
    await visitor.leave();
  }
});

test("where one touches, the chosen cube is marked and the button says what it does", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
  const cube = ada.page.locator(".offer .is-choosable").first();
  await cube.tap();
  await ada.page.locator("[data-again]").waitFor();
  assert.match(
    await ada.text("[data-again]"),
    /^Auction (blue|green|yellow|red|purple|grey) [1-6]\s*or touch it again$/,
  );
  await eventually(async () => assert.equal(await cube.evaluate((one) => getComputedStyle(one).outlineStyle), "solid"));
  await ada.picture("the-estates-chosen");
  await ada.page.locator("[data-again]").click();
  await ada.page.locator(".auction-company").waitFor();
  assert.match(await ada.text(".auction-company"), /has no owner yet: whoever builds the first \w+ floor gets it/);
  await ada.takeOver();
  const chips = ada.page.locator(".chip[data-legal]");
  await eventually(async () => assert.equal(await chips.count(), 12));
  const [bar, street] = [
    await ada.page.locator(".table-bar").boundingBox(),
    await ada.page.locator(".street").last().boundingBox(),
  ];
  for (const chip of await chips.all()) {
    const { x, y, width, height } = await chip.boundingBox();
    assert.ok(x >= 0 && x + width <= 390 && y >= bar.y && y + height <= 844, `${await chip.innerText()} is in sight`);
  }
  assert.ok(
    street.y + street.height <= bar.y,
    `the last row ends at ${street.y + street.height}, the bar is at ${bar.y}`,
  );
  await ada.leave();
});

const PHONE = { width: 390, height: 844, touch: true };
const me = { kind: "me" };
const computer = { kind: "agent", level: 1 };

/** Plays by the interface that the page itself uses, while computers play on, until the table is as it is wanted. */
async function playOn(visitor, isWanted, choose) {
  for (let i = 0; i < 600; i++) {
    const table = await visitor.look();
    if (table.legal?.length && isWanted(table.view)) {
      await visitor.untilShown();
      return table;
    }
    assert.notEqual(table.status, "over", "it never came to that");
    if (table.legal?.length) {
      const answer = await visitor.context.request.post(`${visitor.address}/api/tables/${table.id}/plies`, {
        data: { token: choose(table.legal), basedOn: table.version },
        headers: { Origin: visitor.address },
      });
      assert.ok(answer.ok(), await answer.text());
    }
    await visitor.page.waitForTimeout(20);
  }
  throw new Error("it never came to that");
}

test("on a phone every seat shows its points and companies, however long what stands beside them", async () => {
  const ada = await house.visitor({ ...PHONE, language: "ja" });
  await open(ada, [me, computer, computer, computer], { rounds: 2 });
  const { view } = await playOn(
    ada,
    ({ players }) =>
      players.some(({ pointsNow }) => pointsNow <= -10) &&
      players.some(({ range: [known] }) => known && known.least < known.most),
    (legal) => ["hold", "pass", "sell"].find((token) => legal.includes(token)) ?? legal[0],
  );
  await eventually(async () => {
    assert.equal(
      await ada.page.locator(".the-estates-chip").count(),
      view.certificates.filter((one) => one.owner).length,
    );
    const lost = await ada.page.locator(".seat").evaluateAll((seats) =>
      seats.flatMap((seat) => {
        const { right, bottom } = seat.getBoundingClientRect();
        return [...seat.querySelectorAll(".the-estates-total, .the-estates-cash, .the-estates-chip")]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width === 0 || box.right > right + 1 || box.bottom > bottom + 1;
          })
          .map((part) => `${part.className} of ${seat.innerText}`);
      }),
    );
    assert.deepEqual(lost, []);
  });
  await ada.picture("the-estates-seats-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("on a phone all that can be chosen lies above the bar, and a hint covers nothing that it marks", async () => {
  const ada = await house.visitor(PHONE);
  await open(ada, [me, computer, computer, computer]);
  const { page } = ada;
  const foot = (selector) =>
    page
      .locator(selector)
      .last()
      .evaluate((one) => one.getBoundingClientRect().bottom);
  const top = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().top);
  await page.locator(".specials .choice").first().waitFor();
  assert.ok((await foot(".specials .choice")) <= (await top(".actions")), "roofs, permits and the Mayor");
  await page.locator(".actions button", { hasText: "Hint" }).tap();
  await page.locator("div.advice").waitFor();
  await eventually(async () => assert.ok((await foot(".table-board .pill")) <= (await top("div.advice"))));
  assert.equal(await page.locator(".actions").isVisible(), false, "it has the place of what is asked");
  const marks = await page.locator(".table-board .pill").count();
  await page.locator(".advice .icon").tap();
  await page.locator(".actions").waitFor();
  assert.equal(await page.locator(".table-board .pill").count(), marks, "the marks stay");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("on a phone special pieces that are gone push nothing that can be chosen under the bar", async () => {
  const ada = await house.visitor(PHONE);
  await open(ada, [me, me], { money: "open" });
  await playUntil([ada], "place_permit", /^(hold|sell|permit\d|pass)$/);
  await playUntil([ada], "select", /^hold$/);
  const { page } = ada;
  const bottoms = (selector) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  await page.locator(".specials .is-gone").first().waitFor();
  await eventually(async () => {
    const top = await page.locator(".actions").evaluate((bar) => bar.getBoundingClientRect().top);
    const low = (await bottoms(".specials .is-choosable")).filter((bottom) => bottom > top);
    assert.deepEqual(low, [], `the bar begins at ${top}`);
  });
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a touch of a cube that can't be chosen decides nothing, and says so once", async () => {
  const ada = await house.visitor(PHONE);
  await open(ada, [me, computer]);
  const { version } = await ada.look();
  await ada.page.locator(".offer-row .is-inner").first().tap();
  await ada.page.locator(".refusal", { hasText: "T10" }).waitFor();
  await ada.page.waitForTimeout(300);
  const table = await ada.look();
  assert.deepEqual([table.view.stage, table.version], ["stow", version], "nothing was stowed or held");
  assert.equal(await ada.page.locator(".toast:visible").count(), 0, "one message");
  assert.ok(await ada.page.locator("[data-stow]").isEnabled());
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("where moves are confirmed, so are bids and what permits do", async () => {
  const ada = await house.visitor(PHONE);
  await open(ada, [me, me], { money: "open" });
  const { page } = ada;
  const isAsked = async (token, text) => {
    await ada.untilShown();
    const { version } = await ada.look();
    await page.locator(`[data-token="${token}"][data-legal]`).tap();
    await page.locator("[data-again]", { hasText: text }).waitFor();
    assert.equal((await ada.look()).version, version, `${token} is not played yet`);
    await page.locator("[data-again]").tap();
    await ada.untilPlayed(version);
  };
  await playUntil([ada], "bid", /^(hold|permit2)$/);
  await isAsked("bid2", /^Bid \$2m/);
  await playUntil([ada], "place_permit", /^sell$/);
  await isAsked("B-", /^Make row II 2 shorter/);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a turn by the keyboard alone", async () => {
  const ada = await house.visitor();
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
  const { page } = ada;
  const enter = async (selector, keys = []) => {
    await ada.untilShown();
    const { version } = await ada.look();
    await page.locator(selector).first().focus();
    for (const key of keys) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Enter");
    await ada.untilPlayed(version);
  };
  assert.equal(await page.locator(".offer [data-stop][tabindex='0']").count(), 1, "one stop of the Tab key");
  await enter(".offer [data-stop][tabindex='0']");
  await page.locator("[data-token=bid3]").waitFor();
  await enter("[data-token=bid3]");
  await enter("[data-token=sell]");
  assert.equal(await page.locator(".streets [data-stop][tabindex='0']").getAttribute("data-token"), "A1");
  await enter(".streets [data-stop][tabindex='0']", ["ArrowDown"]);
  const { view } = await ada.look();
  assert.equal(view.rows[1].buildings.length, 1, "the arrow led from A1 to B1");
  await ada.leave();
});

/** Stops whatever begins to move, so that a test can look at any moment of its way. */
function stopMotion() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
}

/** What covers the middle of a travelling piece at some moments of its way. Runs in the page. */
function coveredOnTheWay(piece) {
  // It lets presses through, so that whoever looks what lies there would look through it.
  for (const one of [piece, ...piece.querySelectorAll("*")]) {
    one.style.pointerEvents = "all";
  }
  return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
    for (const animation of document.getAnimations()) {
      animation.currentTime = share * animation.effect.getComputedTiming().endTime;
    }
    const { x, y, width, height } = piece.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return piece.contains(found) ? [] : [`${found?.tagName}.${found?.getAttribute("class")} at ${share}`];
  });
}

test("a cube on its way to its lot is drawn in front of all that it passes", async () => {
  const ada = await house.visitor({ motion: true });
  await open(ada, [{ kind: "me" }, { kind: "me" }], { money: "open" });
  await playUntil([ada], "place_cube", /^(hold|pass|sell|[BGYRPS]\d)$/);
  await ada.page.evaluate(stopMotion);
  await ada.page.locator(".lot [data-legal]").last().click();
  const travelling = ada.page.locator(".lot .is-travelling").first();
  await travelling.waitFor({ state: "attached" });
  assert.deepEqual(await travelling.evaluate(coveredOnTheWay), []);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
