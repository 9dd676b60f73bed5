// Things stay where they are while words change, and one thing scrolls at a time.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { House } from "./house.mjs";
import { atOneScreen } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const topOf = ({ page }, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().top);

test("nothing jumps while a hint is looked for and when it is there", async () => {
  const ada = await house.visitor({ width: 1440, height: 900 });
  await atOneScreen(ada, "d4");
  const places = async () => [
    await topOf(ada, ".stepper"),
    await topOf(ada, ".tabs"),
    await topOf(ada, ".actions .row"),
  ];
  const first = await places();
  await ada.page.locator(".actions button", { hasText: "Hint" }).click();
  await ada.page.locator(".advice").waitFor();
  assert.deepEqual(await places(), first);
  await ada.page.locator(".advice ol").waitFor();
  assert.deepEqual(await places(), first);
  await ada.leave();
});

test("the board of a lesson stays in its place on a phone, from step to step", async () => {
  const ada = await house.visitor({ width: 360, height: 640, touch: true });
  await ada.go("/learn/estate");
  await ada.page.locator(".learn-text").waitFor();
  const first = await topOf(ada, ".table-board");
  for (let step = 0; step < 2; step++) {
    const token = await ada.page.evaluate(() => document.querySelector("learn-page").desk.way.tokens[0]);
    await ada.page.locator(`.table-board [data-token="${token}"]`).tap();
    assert.equal(await topOf(ada, ".table-board"), first);
    await ada.page.locator("[data-again]").tap();
    await ada.page.locator("[data-next]").waitFor();
    assert.equal(await topOf(ada, ".table-board"), first);
    await ada.page.locator("[data-next]").tap();
    await ada.page.locator("[data-next]").waitFor({ state: "detached" });
  }
  await ada.leave();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
]) {
  test(`beside a board the panel scrolls, and the page does not, ${width} wide`, async () => {
    const ada = await house.visitor({ width, height });
    await atOneScreen(ada, "d4");
    const beyond = () => ada.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.equal(await beyond(), 0);
    assert.ok((await topOf(ada, ".keys-button")) < height - 40, "the list of keys is in sight");
    await ada.page.locator("[data-explore]").click();
    await ada.page.locator("analysis-page .stepper").waitFor();
    assert.equal(await beyond(), 0);
    await ada.leave();
  });
}

for (const language of ["en", "ja"]) {
  test(`where people may talk, too, nothing sticks out of a narrow panel (${language})`, async () => {
    const ada = await house.visitor({ width: 1024, height: 768, language });
    await ada.open({ game: "estate", seats: [{ kind: "me" }, { kind: "open" }] });
    await ada.page.locator("#tab-chat").waitFor();
    const [needs, has] = await ada.page.locator(".table-side").evaluate((side) => [side.scrollWidth, side.clientWidth]);
    assert.ok(needs <= has, `${needs} px in ${has}`);
    await ada.leave();
  });
}

test("in a low window what happened last is in sight, in a turn and at the end", async () => {
  const ada = await house.visitor({ width: 1024, height: 768 });
  await ada.open({ game: "estate", seats: [{ kind: "me" }, { kind: "me" }], options: { pie: false } });
  for (const cell of ["a1", "a2", "a3", "a4", "a5", "b1"]) {
    await ada.press(cell);
  }
  const isInSight = () =>
    eventually(async () => {
      const line = await ada.page.locator(".log-ply[aria-current=true]").boundingBox();
      const log = await ada.page.locator(".log").boundingBox();
      assert.ok(line.y >= log.y - 1, `the line begins at ${line.y}, the log at ${log.y}`);
      assert.ok(line.y + line.height <= 768, `the line ends at ${line.y + line.height}`);
    });
  await isInSight();
  await ada.page.locator(".row .quiet", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ada.page.locator(".is-over").waitFor();
  await isInSight();
  await ada.leave();
});

test("pieces on the home page have their paint, whatever is hidden there", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  for (const game of ["esgros", "hexploration", "hexploration"]) {
    await ada.open({ game, seats: [{ kind: "me" }, { kind: "me" }] });
  }
  await ada.home();
  await ada.page.locator(".table-card").nth(2).waitFor({ state: "attached" });
  await ada.page.locator(".table-card .stone, .table-card .esgros-picture").first().waitFor({ state: "attached" });
  assert.equal(await ada.page.locator(".table-card").nth(2).isVisible(), false, "the third table is folded away");
  const isDrawn = () => document.querySelector("#paint-light").closest("svg").checkVisibility();
  assert.ok(await ada.page.evaluate(isDrawn), "the paint that counts");
  await ada.leave();
});

test("who watches reads so in line with the heading", async () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844, touch: true },
  ]) {
    const [ada, eve] = [await house.visitor(), await house.visitor(size)];
    await atOneScreen(ada, "d4");
    await eve.page.goto(ada.page.url());
    await eve.page.locator(".actions .row .note").waitFor();
    const left = (selector) => eve.page.locator(selector).evaluate((one) => one.getBoundingClientRect().left);
    assert.equal(await left(".actions .row .note"), await left(".status"));
    await Promise.all([ada.leave(), eve.leave()]);
  }
});
