// Tables that are kept in the browser: with a server, after it is gone, and when it is back.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { House } from "./house.mjs";
import { worksWithoutServer } from "./without-server.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

describe("after the server is gone", () => {
  worksWithoutServer(async () => {
    const ada = await house.visitor({ keeps: true });
    await ada.home();
    await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await house.stop();
    return ada;
  });
});

test("when the server is back the home page notices by itself, and local tables stay", async () => {
  await house.start();
  const ada = await house.visitor({ keeps: true });
  await ada.home();
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ada.page.locator('[data-game="esgros"] [data-here]').check();
  await ada.enter("esgros", "computer");
  assert.match(ada.tableId, /^here-/);
  await house.stop();
  await ada.home();
  await ada.page.locator("[data-offline]").waitFor();
  await house.start();
  await ada.page.locator("[data-offline]").waitFor({ state: "detached" });
  await ada.page.locator(".table-kept").waitFor();
  await ada.page.locator('[data-game="esgros"] [data-here]').uncheck();
  await ada.enter("esgros", "computer");
  assert.doesNotMatch(ada.tableId, /^here-/);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
