// What is particular to Hexploration: a table without end, and plies of many kinds.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { presses } from "./games.mjs";
import { House } from "./house.mjs";
import { outOfReach } from "./steadiness.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const press = presses.hexploration;

async function atOneScreen(visitor, plies = "") {
  await visitor.open({ game: "hexploration", seats: [{ kind: "me" }, { kind: "me" }], options: { cash: 30 } });
  await visitor.page.locator(".space.is-legal").first().waitFor();
  for (const wanted of plies.split(" ").filter(Boolean)) {
    await pressFirst(visitor, new RegExp(`^${wanted}`));
  }
}

/** Presses the first legal token that fits. */
async function pressFirst(visitor, wanted) {
  const token = await eventually(async () => {
    const { legal = [] } = await visitor.look();
    return legal.find((one) => wanted.test(one)) ?? assert.fail(`nothing legal fits ${wanted}: ${legal}`);
  });
  await press(visitor, token);
  return token;
}

const OPENING = "start start start start";

/** The part of the land that is seen: left, top, width, height. */
async function seen({ page }) {
  const box = await page.locator(".land").getAttribute("viewBox");
  return box.split(" ").map(Number);
}

test("the map is dragged, zoomed, moved by keys and fitted again, and the land is never lost", async () => {
  const ada = await house.visitor({ height: 600 });
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  await page.locator("[data-fit]").click();
  const first = await seen(ada);
  const { x, y, width, height } = await page.locator(".land").boundingBox();
  const drag = async (dx, dy) => {
    await page.mouse.move(x + 60, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 60 + dx, y + height / 2 + dy, { steps: 4 });
    await page.mouse.up();
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, 200);
  await eventually(async () => assert.ok((await page.evaluate(() => scrollY)) > 0, "the wheel scrolls the page"));
  assert.deepEqual(await seen(ada), first, "as long as all is seen");
  await page.evaluate(() => scrollTo(0, 0));
  await drag(100, 30);
  await eventually(async () => {
    const dragged = await seen(ada);
    assert.ok(dragged[0] < first[0] && dragged[1] < first[1], "the land goes with the hand");
    assert.equal(dragged[2], first[2]);
  });
  for (let i = 0; i < 4; i++) {
    await drag(width - 100, 0);
  }
  await eventually(async () => {
    const [left, , across] = await seen(ada);
    const tiles = await page.locator(".starting polygon").count();
    assert.ok(tiles > 0 && left + across > 0, "the middle of the land is still in the window");
  });
  await page.locator("[data-fit]").click();
  await eventually(async () => assert.deepEqual(await seen(ada), first));
  await page.locator(".tile").first().focus();
  await page.keyboard.press("+");
  await eventually(async () => assert.ok((await seen(ada))[2] < first[2]));
  const near = (await seen(ada))[2];
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -300);
  await eventually(async () => assert.ok((await seen(ada))[2] < near, "whoever is near zooms with the wheel"));
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("0");
  await eventually(async () => assert.deepEqual(await seen(ada), first));
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a turn takes five presses and a tick, the map stays where it is, and the turn ends by itself", async () => {
  const ada = await house.visitor({ endsTurn: true });
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  await page.evaluate(() => {
    window.presses = 0;
    addEventListener("pointerdown", () => window.presses++, { capture: true });
  });
  const before = await seen(ada);
  await page.locator("[data-token=draw]").click();
  for (const [i, choice] of ["draw", ""].entries()) {
    await eventually(async () => {
      const { stage, tiles } = (await ada.look()).view;
      assert.deepEqual([stage, tiles.length], ["hand", 4 + i]);
    });
    await ada.untilShown();
    await page.locator(".space.is-legal").first().click();
    const option = page.locator(".offer .is-main").last();
    const isLaid = page.locator(".land .tile").nth(4 + i);
    await option.or(isLaid).first().waitFor();
    if (await option.isVisible()) {
      await page
        .locator("[data-draws]")
        .setChecked(choice === "draw", { timeout: 2000 })
        .catch(() => {});
      await option.click();
    } else if (choice) {
      await page.locator("[data-token=draw]").click();
    }
  }
  await page
    .locator("[data-hold]")
    .or(page.locator(".tray h3", { hasText: "End your turn" }))
    .first()
    .waitFor();
  assert.ok((await page.evaluate(() => window.presses)) <= 6, `${await page.evaluate(() => window.presses)} presses`);
  assert.deepEqual(await seen(ada), before, "all was in the window, so it did not move");
  // Unless the tiles that were drawn have left something to buy or to claim.
  if (await page.locator("[data-hold]").isVisible()) {
    await eventually(async () => assert.equal((await ada.look()).by, 2, "the turn has ended by itself"));
  }
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("whoever is not ready keeps the turn, takes back step by step, and starts the turn again", async () => {
  const ada = await house.visitor({ endsTurn: true });
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  for (let i = 0; i < 9 && !(await ada.look()).legal?.includes("end"); i++) {
    await pressFirst(ada, /^(place|stay|spare|draw)/);
  }
  await page.locator("[data-hold]").click();
  await page.locator("[data-hold]").waitFor({ state: "detached" });
  await pressFirst(ada, /^mark/);
  await pressFirst(ada, /^unmark/);
  const { version, ply: plies } = await ada.look();
  await page.locator(".undo").click();
  await ada.untilPlayed(version);
  const { view } = await ada.look();
  assert.ok(view.players[0].reserve < 3, `only the marker came back (${plies})`);
  await page.locator("[data-undo-turn]").click();
  await eventually(async () => assert.equal((await ada.look()).view.stage, "hand", "as it was after the last draw"));
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("two fingers pinch the map, and a drag chooses nothing", async () => {
  const ada = await house.visitor({ width: 360, height: 740, touch: true });
  await atOneScreen(ada);
  const { page } = ada;
  const width = () =>
    page
      .locator(".land")
      .getAttribute("viewBox")
      .then((box) => Number(box.split(" ")[2]));
  const before = await width();
  const { x, y, width: w, height: h } = await page.locator(".land").boundingBox();
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, distance) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [-distance, distance].map((dx, id) => ({ x: x + w / 2 + dx, y: y + h / 2, id })),
    });
  await fingers("touchStart", 30);
  for (const distance of [40, 60, 80]) {
    await fingers("touchMove", distance);
  }
  await fingers("touchEnd", 0);
  await eventually(async () => assert.ok((await width()) < before * 0.7, `${await width()} of ${before}`));
  assert.equal((await ada.look()).view.tiles.length, 0);
  await ada.leave();
});

test("on a phone: touch a space, then the pawn that acts", async () => {
  const ada = await house.visitor({ width: 360, height: 740, touch: true });
  await ada.open({ game: "hexploration", seats: [{ kind: "me" }, { kind: "me" }], options: { cash: 30 } });
  const { page } = ada;
  const play = async (token) => {
    const { version } = await ada.look();
    await page.evaluate(
      ([id, body]) => fetch(`/api/tables/${id}/plies`, { method: "POST", body: JSON.stringify(body) }),
      [ada.tableId, { token, basedOn: version, key: token + version }],
    );
  };
  // Both pawns beside each other: then one space has room for a tile of either.
  const starts = async () => (await ada.look()).legal.filter((token) => token.startsWith("start:"));
  const first = (await starts())[0];
  await play(first);
  while ((await ada.look()).view.stage === "start") {
    const [q, r] = first.split("@")[1].split(",").map(Number);
    const isMine = (await ada.look()).by === 1;
    const near = (token) => Math.hypot(token.split("@")[1].split(",")[0] - q, token.split("@")[1].split(",")[1] - r);
    const sorted = (await starts()).sort((a, b) => near(a) - near(b));
    await play(isMine ? sorted[0] : sorted.at(-1));
  }
  await play("draw");
  await ada.untilShown();
  const { view } = await ada.look();
  const { q, r } = view.placings.find((one) =>
    view.placings.some((other) => other.pawn !== one.pawn && other.q === one.q && other.r === one.r),
  );
  await page.locator(`[data-space="${q},${r}"]`).tap();
  await page.locator(".land .is-ghost").waitFor();
  await ada.picture("hexploration-which-pawn");
  assert.equal((await ada.look()).view.tiles.length, 4, "nothing is placed yet");
  await page.locator("[data-offer-pawn='2']").tap();
  await page.locator(`.offer [data-token="place:2@${q},${r}"], .offer [data-offer^="place:2@${q},${r}"]`).first().tap();
  await page.waitForFunction(() => document.querySelectorAll(".land .tile").length === 5);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("on a phone a whole turn needs no scrolling", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  await atOneScreen(ada);
  const { page } = ada;
  while ((await ada.look()).view.stage === "start") {
    await pressFirst(ada, /^start/);
  }
  await page.evaluate(() => scrollTo(0, 0));
  for (let i = 0; i < 12 && (await ada.look()).by === 1; i++) {
    await ada.untilShown();
    const { version, view } = await ada.look();
    const space = page.locator(".space.is-legal").first();
    const choice = page.locator(".offer .is-main, .hexploration-bar .is-main").first();
    if (view.stage === "hand") {
      await space.tap();
    }
    // The bar may be drawn anew between two looks
    await eventually(async () => {
      const box = await choice.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 844, `in sight in the stage ${view.stage}`);
    });
    await choice.tap();
    await ada.untilPlayed(version);
  }
  assert.equal((await ada.look()).by, 2);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

const PHONE = { width: 390, height: 844, touch: true };

test("on a phone a hint covers nothing that it marks, and its marks stay when it is closed", async () => {
  const ada = await house.visitor(PHONE);
  await atOneScreen(ada, `${OPENING} draw`);
  const { page } = ada;
  await page.locator(".actions button", { hasText: "Hint" }).tap();
  await page.locator("div.advice").waitFor();
  const mark = page.locator(".land .mark.is-best, .hexploration-bar .pill.is-best").first();
  await eventually(async () => {
    const [marked, panel] = [await mark.boundingBox(), await page.locator("div.advice").boundingBox()];
    const isApart = marked.y + marked.height <= panel.y || marked.y >= panel.y + panel.height;
    assert.ok(isApart, `the mark at ${marked.y}, the hint from ${panel.y}`);
  });
  await page.locator(".land .tile").first().tap();
  await page.locator(".land-offer .area-card").waitFor();
  const [card, bar] = [await page.locator(".land-offer").boundingBox(), await page.locator(".table-bar").boundingBox()];
  assert.ok(card.y + card.height <= bar.y, `the card ends at ${card.y + card.height}, the bar begins at ${bar.y}`);
  assert.equal(await page.locator("div.advice").isVisible(), false, "one card at a time");
  await page.keyboard.press("Escape");
  await page.locator("div.advice").waitFor();
  await page.locator(".advice .icon").tap();
  await page.locator("div.advice").waitFor({ state: "detached" });
  assert.ok(await mark.isVisible(), "the mark stays");
  await ada.picture("hexploration-hint-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("on a phone the starting tile of a hint bears its mark", async () => {
  const ada = await house.visitor(PHONE);
  await atOneScreen(ada);
  await ada.page.locator(".actions button", { hasText: "Hint" }).tap();
  await ada.page.locator(".tray-type .pill.is-best").waitFor();
  const isRead = () => {
    const pill = document.querySelector(".tray-type .pill.is-best");
    return pill.scrollWidth <= pill.clientWidth + 2 && pill.clientWidth > 20;
  };
  assert.ok(await ada.page.evaluate(isRead));
  await ada.page.locator(".land .mark.is-best").waitFor();
  const { x, y, width, height } = await ada.page.locator(".land .mark.is-best").boundingBox();
  await ada.page.touchscreen.tap(x + width / 2, y + height / 2);
  await ada.page.locator("[data-again]").waitFor(); // whoever touches a mark means the space
  await ada.leave();
});

function landIsAboveBar({ page }) {
  return eventually(async () => {
    const bar = await page.locator(".table-bar").boundingBox();
    const feet = await page
      .locator(".land :is(.tile, .starting)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    assert.ok(Math.max(...feet) <= bar.y, `the land ends at ${Math.max(...feet)}, the bar begins at ${bar.y}`);
  });
}

test("on a phone whatever can be bought, or has a price, covers no land", async () => {
  const ada = await house.visitor(PHONE);
  await ada.open({ game: "hexploration", seats: Array(3).fill({ kind: "me" }), options: { cash: 30 } });
  const isAsked = ({ view, by }) =>
    by === 1 && view.stage === "open" && view.players.every(({ market }) => market.length);
  for (let i = 0; i < 60 && !isAsked(await ada.look()); i++) {
    const { legal, by, view } = await ada.look();
    const sells = view.players[by - 1]?.market.length > 0;
    const wishes = [/^start/, sells ? /^place/ : /^discard/, /^(stay|spare)/, /^draw/, /^end/];
    await pressFirst(ada, wishes.find((one) => legal?.some((token) => one.test(token))) ?? /./);
  }
  assert.ok(isAsked(await ada.look()), "everybody sells something");
  await ada.page.evaluate(() => scrollTo(0, 0));
  await landIsAboveBar(ada);
  await ada.page.locator(".price-line .price").last().tap();
  await ada.leave();
});

/** Plays the first legal token that fits one of the wishes, without the page, which only shows it. */
async function playFirst(visitor, ...wishes) {
  const { legal = [], version, id } = await visitor.look();
  const wanted = wishes.find((one) => legal.some((token) => one.test(token))) ?? /./;
  const token = legal.find((one) => wanted.test(one));
  if (token) {
    await visitor.context.request.post(`${visitor.address}/api/tables/${id}/plies`, {
      data: { token, basedOn: version },
      headers: { Origin: visitor.address },
    });
  }
}

test("on a phone all that can be bought, and every price, is in reach, however much it is", async () => {
  const ada = await house.visitor(PHONE);
  await ada.open({ game: "hexploration", seats: Array(4).fill({ kind: "me" }), options: { cash: 30 } });
  const goods = (view, seat) => view.players[seat - 1]?.market.length ?? 0;
  const isFull = ({ view, by }) =>
    by === 1 && view.stage === "open" && view.players.every((_, i) => goods(view, i + 1) === 3);
  for (let i = 0; i < 200 && !isFull(await ada.look()); i++) {
    const { view, by } = await ada.look();
    const discard = new RegExp(`^discard:${3 + goods(view, by)}`);
    await playFirst(ada, /^start/, goods(view, by) < 3 ? discard : /^place/, /^(stay|spare)/, /^draw/, /^end/);
  }
  assert.ok(isFull(await ada.look()), "everybody sells three tiles");
  await ada.untilShown();
  const { legal } = await ada.look();
  assert.ok(legal.filter((token) => token.startsWith("shop:")).length >= 6);
  await eventually(async () => assert.equal(await ada.page.locator(".tray-goods button").count(), 9));
  assert.deepEqual(await outOfReach(ada), []);
  await ada.picture("hexploration-goods-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

/** Pixels from side to side of a tile. */
const tileWidth = async ({ page }) => (await page.locator(".tile .focus-ring").first().boundingBox()).width * (36 / 32);

test("on a low phone everything is shown in what the bar leaves of the map", async () => {
  const ada = await house.visitor({ ...PHONE, height: 620 });
  await atOneScreen(ada, OPENING);
  await ada.page.evaluate(() => scrollTo(0, 0));
  await ada.page.locator("[data-fit]").tap();
  await landIsAboveBar(ada);
  await ada.leave();
});

test("on a phone tiles too small to touch are shown larger first", async () => {
  const ada = await house.visitor(PHONE);
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  while ((await tileWidth(ada)) >= 40) {
    const before = await tileWidth(ada);
    await page.locator(".land-tools button").nth(1).tap();
    await eventually(async () => assert.notEqual(await tileWidth(ada), before));
    assert.ok(before > (await tileWidth(ada)), "farther away");
  }
  await page.locator(".tile.is-target, .tile").first().tap();
  await eventually(async () => assert.ok((await tileWidth(ada)) >= 42, `${await tileWidth(ada)}`));
  assert.equal(await page.locator(".area-card").count(), 0, "the first touch leads nearer");
  await page.locator(".tile").first().tap();
  await page.locator(".area-card").waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

for (const seats of [2, 4]) {
  test(`on a phone what a seat sells lies inside its frame, with ${seats} seats`, async () => {
    const ada = await house.visitor(PHONE);
    await ada.open({ game: "hexploration", seats: Array(seats).fill({ kind: "me" }), options: { cash: 30 } });
    for (let i = 0; i < seats * 2; i++) {
      await pressFirst(ada, /^start/);
    }
    await pressFirst(ada, /^draw/);
    await pressFirst(ada, /^discard/);
    const [seat, goods] = await Promise.all(
      [".seat:has(.hexploration-goods abbr)", ".hexploration-goods:has(abbr)"].map((one) =>
        ada.page.locator(one).first().boundingBox(),
      ),
    );
    assert.ok(goods.y + goods.height <= seat.y + seat.height, `${goods.y + goods.height} of ${seat.y + seat.height}`);
    await ada.leave();
  });
}

test("on a phone all that can be done beside playing is in sight, even in the middle of a turn", async () => {
  for (const language of ["en", "ja"]) {
    const ada = await house.visitor({ ...PHONE, language });
    await atOneScreen(ada, `${OPENING} unmark mark`);
    const { page } = ada;
    await page.locator("[data-undo-turn]").waitFor();
    const outside = await page
      .locator(".actions .row > *, [data-undo-turn]")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.innerText),
      );
    assert.deepEqual(outside, []);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  }
});

test("where moves are confirmed, a discard is, too", async () => {
  const ada = await house.visitor(PHONE);
  await atOneScreen(ada, `${OPENING} draw`);
  const { version } = await ada.look();
  await ada.page.locator(".tray-discard [data-token='discard:4']").tap();
  await ada.page.locator("[data-again]", { hasText: /^Pay \$2 and offer it at \$4/ }).waitFor();
  assert.equal((await ada.look()).version, version, "nothing is paid yet");
  await ada.page.locator("[data-again]").tap();
  await ada.untilPlayed(version);
  assert.equal((await ada.look()).view.players[0].market[0].price, 4);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("on a phone a space where no tile can lie says why, at the space", async () => {
  const ada = await house.visitor(PHONE);
  await atOneScreen(ada);
  const { page } = ada;
  const touch = async (space, rule) => {
    const { x, y, width, height } = await page.locator(space).boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const line = page.locator(".refusal.is-slip", { hasText: rule });
    await line.waitFor();
    const box = await line.boundingBox();
    assert.ok(Math.abs(box.y - y) < 140, `the space at ${y}, the line at ${box.y}`);
  };
  await touch(".starting >> nth=0", "H2");
  await pressFirst(ada, /^start/);
  await pressFirst(ada, /^start/);
  await page.locator(".space:not(.is-legal)").first().waitFor();
  await touch(".space:not(.is-legal) >> nth=0", "H5");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("whether the pawn follows is asked once", async () => {
  for (const size of [PHONE, {}]) {
    const ada = await house.visitor(size);
    await atOneScreen(ada, OPENING);
    for (let i = 0; i < 40 && (await ada.look()).view.stage !== "follow"; i++) {
      const table = await ada.look();
      const token = ["place", "draw", "stay", "spare", "end"].flatMap((wanted) =>
        table.legal.filter((one) => one.startsWith(wanted)),
      )[0];
      await ada.context.request.post(`${ada.address}/api/tables/${table.id}/plies`, {
        data: { token, basedOn: table.version },
        headers: { Origin: ada.address },
      });
    }
    await ada.page.locator("[data-token=stay][data-legal]").first().waitFor();
    assert.equal(await ada.page.locator("[data-token=stay]").count(), 1);
    assert.equal(await ada.page.locator(".land-offer").count(), 0, "the map is free");
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  }
});

test("the tile in hand shows where it may lie and what would become of it; elsewhere the rule says why not", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, `${OPENING} draw`);
  const { page } = ada;
  const { view } = await ada.look();
  const spaces = new Set(view.placings.map(({ q, r }) => `${q},${r}`));
  await eventually(async () => assert.equal(await page.locator(".space.is-legal").count(), spaces.size));
  await page.locator(".space.is-legal").first().hover();
  await page.locator(".land .is-ghost").waitFor();
  await page.locator(".is-made").waitFor();
  await ada.picture("hexploration-hand");
  await page.locator(".space:not(.is-legal)").first().click();
  await page.locator(".refusal", { hasText: "H8" }).waitFor();
  assert.ok((await page.locator(".land .is-lit").count()) > 0);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("markers, discards, prices, purchases from a market and moves have controls of their own", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, `${OPENING} mark unmark draw discard:3 price draw`);
  const { view } = await ada.look();
  assert.equal(view.players[0].market.length, 1);
  assert.notEqual(view.players[0].market[0].price, 3, "the price was changed");
  await pressFirst(ada, /^place/);
  for (let i = 0; i < 6 && (await ada.look()).by === 1; i++) {
    await pressFirst(ada, /^(stay|draw|place|end)/);
  }
  while ((await ada.look()).by !== 2) {
    await pressFirst(ada, /^(stay|draw|place|end)/);
  }
  await pressFirst(ada, /^shop:/);
  assert.equal((await ada.look()).view.players[0].market.length, 0, "it was bought");
  await pressFirst(ada, /^place/);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a turn by the keyboard alone", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  const enter = async (selector) => {
    await ada.untilShown();
    const { version } = await ada.look();
    await page.locator(selector).first().focus();
    await page.keyboard.press("Enter");
    await ada.untilPlayed(version);
  };
  await enter("[data-token=draw]");
  await page.locator(".space.is-legal[data-token]").first().waitFor();
  const stop = page.locator(".land [data-stop][tabindex='0']");
  assert.equal(await stop.count(), 1, "one stop of the Tab key");
  const from = await stop.getAttribute("data-space");
  await stop.focus();
  await page.keyboard.press("ArrowRight");
  const to = await page.evaluate(() => document.activeElement?.getAttribute("data-space"));
  assert.notEqual(to, from, "an arrow leads on");
  await page.locator(".space.is-legal[data-token]").first().focus();
  await page.keyboard.press("Enter");
  await eventually(async () => {
    // What can be chosen there has the focus, unless there was nothing to choose.
    const isAsked = await page.evaluate(() => document.activeElement?.closest(".offer") !== null);
    if (isAsked) {
      await page.keyboard.press("Enter");
    }
    assert.equal((await ada.look()).view.tiles.length, 5);
  });
  await ada.untilShown();
  await page.locator(".tile").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".area-card .area-head").waitFor();
  await eventually(async () =>
    assert.ok(
      await page.evaluate(() => document.activeElement?.closest(".area-card") !== null),
      "the card has the focus",
    ),
  );
  await ada.leave();
});

test("the scale of payouts holds one's own areas, a refusal rings what it is about, and in the end the turn is to be ended", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, `${OPENING} draw`);
  const { page } = ada;
  assert.deepEqual(await page.locator(".payouts b").allInnerTexts(), ["$1", "$2", "$3", "$4", "$5", "$4", "$3"]);
  assert.match(await page.locator(".payouts .is-mine").getAttribute("aria-label"), /2 of yours/);
  const ground = () =>
    page
      .locator(".land .tile .tile-ground")
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).fill).join(" "));
  const before = await ground();
  await page.locator(".space:not(.is-legal)").first().click();
  await page.locator(".land .look-ring").first().waitFor();
  assert.equal(await ground(), before, "a ring leaves the terrain to be seen");
  for (let i = 0; i < 8 && !(await ada.look()).legal?.includes("end"); i++) {
    await pressFirst(ada, /^(place|stay|spare|draw)/);
  }
  await page.locator(".tray h3", { hasText: "End your turn" }).waitFor();
  await eventually(async () =>
    assert.equal(await page.locator(".marker-line .loose-pawn").count(), 2, "each area says which pawn stands there"),
  );
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a closed button says why: to whoever points at it, and with the rule to whoever presses it", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, OPENING);
  const end = ada.page.locator(".actions [data-token=end]");
  assert.match(await end.getAttribute("class"), /is-closed/);
  assert.equal(await end.getAttribute("title"), null, "nobody has asked");
  await end.hover();
  await eventually(async () =>
    assert.match((await end.getAttribute("title")) ?? "", /^the turn can't end while a pawn can still act$/),
  );
  assert.equal(
    await end.getAttribute("aria-description"),
    await end.getAttribute("title"),
    "screen readers tell it, too",
  );
  assert.equal(await ada.page.locator(".refusal").count(), 0, "pointing is no try");
  await end.click();
  await ada.page.locator(".refusal a", { hasText: "H6" }).waitFor();
  assert.equal((await ada.look()).by, 1, "the turn goes on");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("an area has a card: on the map beside the tile that was pressed, or below it where there is room", async () => {
  const [ada, eve] = [await house.visitor(), await house.visitor({ width: 1440, height: 1100 })];
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  const [area] = (await ada.look()).view.areas.filter(({ owner }) => owner === 1);
  const tile = page.locator(`.tile[data-space="${area.tiles[0]}"]`);
  const card = page.locator(".land-offer .area-card");
  await tile.click();
  await card.waitFor();
  const facts = new RegExp(`^\\w+ 1 tile.*Ada 1 · 1 marker.*income\\s+\\$${area.income}`, "s");
  assert.match(await card.innerText(), facts);
  const box = (one) => one.evaluate((it) => it.getBoundingClientRect().toJSON());
  const [own, map, pressed] = [await box(card), await box(page.locator("hexploration-map")), await box(tile)];
  assert.ok(own.top >= map.top && own.bottom <= map.bottom && own.left >= map.left && own.right <= map.right, "whole");
  assert.ok(own.top >= pressed.bottom - 4 || own.bottom <= pressed.top + 4, "the tile is in sight");
  for (const close of [() => page.keyboard.press("Escape"), () => card.locator(".icon").click(), () => tile.click()]) {
    await close();
    await card.waitFor({ state: "detached" });
    await tile.click();
    await card.waitFor();
  }
  const { version } = await ada.look();
  await card.locator("[data-legal]", { hasText: "back" }).click();
  await ada.untilPlayed(version);
  assert.equal((await ada.look()).view.areas.find(({ name }) => name === area.name).markers, 0);
  await card.waitFor({ state: "detached" });
  await atOneScreen(eve, OPENING);
  await eve.page.locator(".tile").first().click();
  await eve.page.locator(".hexploration-side .area-head").waitFor();
  assert.equal(await eve.page.locator(".land-offer").count(), 0, "nothing lies on the map");
  assert.deepEqual([...ada.complaints, ...eve.complaints], []);
  await Promise.all([ada.leave(), eve.leave()]);
});

test("while chance acts nobody's turn is announced", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, OPENING);
  await ada.page.evaluate(() => {
    const status = document.querySelector(".status");
    window.said = new Set();
    const note = () => window.said.add(document.querySelector(".status")?.textContent.trim());
    new MutationObserver(note).observe(status.parentElement, { subtree: true, childList: true, characterData: true });
  });
  await ada.page.locator(".actions [data-token=draw]").click();
  await eventually(async () => assert.equal((await ada.look()).view.stage, "hand"));
  await ada.untilShown();
  const said = await ada.page.evaluate(() => [...window.said]);
  assert.ok(said.includes("Something is drawn"), `said: ${said.join(" | ")}`);
  assert.ok(!said.some((text) => /^It is\s+'s turn/.test(text)), said.join(" | "));
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("what an area counts in the end stands inside its label", async () => {
  const ada = await house.visitor({ width: 1440, height: 900 });
  await ada.bring("hexploration", "ends-by-tiles-out");
  await ada.page.locator(".counted-worth").first().waitFor();
  const room = await ada.page.locator(".counted-worth").evaluateAll((texts) =>
    texts.map((text) => {
      const label = text.previousElementSibling.getBBox();
      return [text.textContent, label.width - text.getBBox().width];
    }),
  );
  assert.ok(room.length > 0 && room.every(([, left]) => left >= 10), JSON.stringify(room));
  await ada.leave();
});

test("on a phone what can be chosen is seen, wherever the map was led before and whatever the bar covers", async () => {
  const ada = await house.visitor(PHONE);
  await ada.open({ game: "hexploration", seats: Array(2).fill({ kind: "me" }), options: { cash: 30 } });
  const isFar = ({ view }) => view.stage === "hand" && view.tiles.length > 24;
  for (let i = 0; i < 400 && !isFar(await ada.look()); i++) {
    await playFirst(ada, /^start/, /^place/, /^(stay|spare)/, /^draw/, /^end/);
  }
  assert.ok(isFar(await ada.look()), "a large land, and a tile in hand");
  await ada.untilShown();
  const { page } = ada;
  await page.evaluate(() => scrollTo(0, 0));
  const seen = () =>
    page.locator(".space.is-legal").evaluateAll((all) => {
      const map = document.querySelector("hexploration-map").getBoundingClientRect();
      const foot = Math.min(map.bottom, document.querySelector(".table-bar").getBoundingClientRect().top);
      return all.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        return middle > map.left && middle < map.right && centre > map.top && centre < foot;
      }).length;
    });
  const isSeen = (when) => eventually(async () => assert.ok((await seen()) > 0, when));
  await isSeen("at first");
  await page.setViewportSize({ width: 390, height: 620 });
  await isSeen("in a lower window");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".actions button", { hasText: "Hint" }).tap();
  await page.locator("div.advice").waitFor();
  await isSeen("beside a hint");
  await page.locator(".advice .icon").tap();
  // Led far away, the map follows the next tile that is drawn, even where it comes at once.
  const corner = page.locator(".land .tile").first();
  for (let i = 0; i < 8; i++) {
    await corner.focus();
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("Shift+ArrowLeft");
  }
  const { version } = await ada.look();
  await page.evaluate(() => {
    const { desk } = document.querySelector("table-page");
    const [{ pawn, q, r }] = desk.scene().view.placings;
    return desk.try(`place:${pawn}@${q},${r}`, true);
  });
  await ada.untilPlayed(version);
  for (let i = 0; i < 12 && (await ada.look()).view.stage !== "hand"; i++) {
    await playFirst(ada, /^(stay|spare)/, /^draw/, /^end/);
  }
  await ada.untilShown();
  await isSeen("with the next tile");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

/** How many tiles are not within the window of the map. */
function outside({ page }) {
  return page.evaluate(() => {
    const map = document.querySelector("hexploration-map").getBoundingClientRect();
    const isIn = ({ left, right, top, bottom }) =>
      left >= map.left - 1 && right <= map.right + 1 && top >= map.top - 1 && bottom <= map.bottom + 1;
    return [...document.querySelectorAll(".land .tile")].filter((tile) => !isIn(tile.getBoundingClientRect())).length;
  });
}

test("on a phone all land is seen when it is counted, and the story has the scores", async () => {
  const ada = await house.visitor(PHONE);
  await ada.bring("hexploration", "ends-by-tiles-out");
  const step = (plies) =>
    ada.page.evaluate((n) => {
      const { desk } = document.querySelector("table-page");
      desk.step(desk.length - n);
    }, plies);
  await step(5);
  for (let i = 0; i < 4; i++) {
    await ada.page.locator(".land-tools .icon").first().tap();
  }
  await eventually(async () => assert.ok((await outside(ada)) > 0, "somebody has come near"));
  await step(0);
  await eventually(async () => assert.equal(await outside(ada), 0));
  await ada.go(`/story/${ada.tableId}`);
  await ada.page.locator(".story-board .tally tbody tr").first().waitFor();
  const { players } = (await ada.look()).view;
  assert.equal(await ada.page.locator(".story-board .tally tbody tr").count(), players.length);
  assert.ok((await ada.page.locator(".story-board hexploration-map").boundingBox()).height >= 230);
  await ada.picture("hexploration-story-phone");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
