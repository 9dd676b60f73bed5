// What is particular to Hexploration: a table without end, and plies of many kinds.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { presses } from "./games.mjs";
import { House } from "./house.mjs";

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

test("the map is dragged, wheeled, moved by keys and fitted again", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, OPENING);
  const { page } = ada;
  const seen = () =>
    page
      .locator(".land")
      .getAttribute("viewBox")
      .then((box) => box.split(" ").map(Number));
  const first = await seen();
  const { x, y } = await page.locator(".land").boundingBox();
  await page.mouse.move(x + 20, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 230, { steps: 4 });
  await page.mouse.up();
  await eventually(async () => {
    const dragged = await seen();
    assert.ok(dragged[0] < first[0] && dragged[1] < first[1], "the land goes with the hand");
    assert.equal(dragged[2], first[2]);
  });
  await page.mouse.wheel(0, -300);
  await eventually(async () => assert.ok((await seen())[2] < first[2], "the wheel leads nearer"));
  await page.locator("[data-fit]").click();
  await eventually(async () => assert.deepEqual(await seen(), first));
  await page.locator(".tile").first().focus();
  await page.keyboard.press("+");
  await eventually(async () => assert.ok((await seen())[2] < first[2]));
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("0");
  await eventually(async () => assert.deepEqual(await seen(), first));
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
  await page.locator(`[data-token="place:2@${q},${r}"]`).tap();
  await page.waitForFunction(() => document.querySelectorAll(".land .tile").length === 5);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
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
  await enter(".space.is-legal[data-token]");
  assert.equal((await ada.look()).view.tiles.length, 5);
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
