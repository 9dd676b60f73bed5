// Who sits where and is called what: before a game, at one screen, on a phone, in the next game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { House } from "./house.mjs";

const PHONE = { width: 390, height: 844, touch: true };

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Two people without names at a table; the second one looks at it on a phone, or not. */
async function together(game, size = {}) {
  const [ada, ben] = [await house.visitor(), await house.visitor(size)];
  await ada.home();
  await ada.enter(game, "invite");
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  return [ada, ben];
}

test("nothing fails at a first visit", async () => {
  const ada = await house.visitor();
  const failed = [];
  ada.page.on("response", (answer) => answer.status() >= 400 && failed.push(answer.url()));
  await ada.home();
  await ada.page.locator(".open-tables").waitFor();
  await ada.enter("esgros", "computer");
  assert.deepEqual(failed, []);
  await ada.leave();
});

test("the dialog begins with the seats, and says who begins and plays what", async () => {
  const ada = await house.visitor();
  await ada.home();
  const dialog = ada.page.locator('[data-game="estate"] new-table-dialog');
  await dialog.locator("> button").click();
  await dialog.locator("dialog[open]").waitFor();
  assert.ok(
    await dialog
      .locator("select")
      .first()
      .evaluate((first) => first === document.activeElement),
  );
  await eventually(async () =>
    assert.deepEqual(
      await dialog.locator(".seat-part").evaluateAll((seats) => seats.map((one) => one.innerText.trim())),
      ["Seat 1, begins", "Seat 2"],
    ),
  );
  const colours = dialog.locator(".seat-part [role=img]");
  await eventually(async () => assert.match((await colours.first().getAttribute("aria-label")) ?? "", /light/));
  assert.match(await colours.nth(1).getAttribute("aria-label"), /dark/);
  await ada.leave();
});

for (const isHere of [false, true]) {
  test(`people at one screen are named at the table, ${isHere ? "in this browser" : "on the server"}`, async () => {
    const ada = await house.visitor(PHONE);
    await ada.home();
    if (isHere) {
      await ada.page.locator("[data-here]").check();
    }
    await ada.enter("esgros", "here");
    assert.equal(ada.tableId.startsWith("here-"), isHere);
    await ada.page.locator('[data-rename="2"]').tap();
    await ada.page.locator("seat-namer dialog[open] input").fill("Bea");
    await ada.page.keyboard.press("Enter");
    await eventually(async () => assert.match(await ada.text(".seats"), /Player 1.*Bea/s));
    await ada.page.reload();
    await ada.seeTable();
    await eventually(async () => assert.match(await ada.text(".seats"), /Player 1.*Bea/s));
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });
}

test("who gave no name is called the same in messages, and the host is not told of what the host does", async () => {
  const [ada, ben] = await together("the-estates");
  await ada.page.locator(".toast", { hasText: "Player 2 has sat down." }).waitFor();
  await ada.page.locator(".toast").waitFor({ state: "detached" });
  await ada.page.locator('[data-change="agent"]').first().click();
  await ben.page.locator(".toast", { hasText: "a computer, has sat down" }).waitFor();
  assert.equal(await ada.page.locator(".toast").count(), 0);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("a phone shows whether the other is there, and that whoever acts has gone", async () => {
  const [ada, ben] = await together("esgros", PHONE);
  const dot = ben.page.locator(".seat", { hasText: "Player 1" }).locator(".presence");
  await ben.page.locator('.presence[data-here="true"]').waitFor();
  const { x, width } = await dot.boundingBox();
  assert.ok(x > 0 && width > 4, "the dot can be seen");
  await ada.leave();
  await ben.page.locator(".absence", { hasText: "Player 1: away" }).waitFor();
  assert.equal(await dot.getAttribute("data-here"), "false");
  await ben.picture("away-phone");
  await ben.leave();
});

test("what was said stays in sight in the next game", async () => {
  const [ada, ben] = await together("esgros");
  const first = ada.tableId;
  await ada.page.locator("#tab-chat").click();
  await ada.page.locator(".chat input").fill("good luck");
  await ada.page.keyboard.press("Enter");
  await ada.page.locator(".chat-list", { hasText: "good luck" }).waitFor();
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ada.page.locator(".actions button", { hasText: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(first));
  await ben.page.locator(".asked button", { hasText: "Play again too" }).click();
  await ben.page.waitForURL(ada.page.url());
  await ben.page.locator("#tab-chat").click();
  await ben.page.locator(".chat-list", { hasText: "good luck" }).waitFor();
  assert.equal(await ben.page.locator(".chat-past a").getAttribute("href"), `/table/${first}`);
  assert.deepEqual(ben.complaints, []);
  await Promise.all([ada.leave(), ben.leave()]);
});

for (const size of [PHONE, { width: 1440, height: 900 }]) {
  test(`somebody who waits is seen without scrolling, ${size.width} wide`, async () => {
    const [ada, ben] = [await house.visitor(), await house.visitor(size)];
    await ada.home();
    await ada.choose("esgros", ["me", "open"], {}, { isListed: true });
    await ben.home();
    await ben.page.locator("[data-call]").waitFor();
    const { y, height } = await ben.page.locator("[data-call]").boundingBox();
    assert.ok(y + height < size.height / 2, `at ${y}`);
    assert.match(await ben.text(".home-call"), /Esgros: Player 1 is waiting.*2 players/);
    await ben.page.locator("[data-call]").click();
    await ben.arrive();
    await ben.page.locator(".seat-you").waitFor();
    await Promise.all([ada.leave(), ben.leave()]);
  });
}
