// Things stay where they are while words change, and one thing scrolls at a time.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
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
