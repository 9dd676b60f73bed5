// What a phone shows: texts and buttons lie neither under the bar at the thumb nor beyond the rim of the window.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { House } from "./house.mjs";

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
