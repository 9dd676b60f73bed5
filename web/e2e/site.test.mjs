// The site of files that `freehold site` writes: it never had a server.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { House } from "./house.mjs";
import { worksWithoutServer } from "./without-server.mjs";

let house;
before(async () => (house = await House.ofFiles()));
after(() => house.close());

const asked = [];

describe("on a site of files", () => {
  worksWithoutServer(async () => {
    const ada = await house.visitor();
    ada.page.on("request", (request) => asked.push(request.url()));
    return ada;
  });

  test("nobody asks for a server", () => {
    assert.ok(asked.length > 0);
    assert.deepEqual(
      asked.filter((url) => url.includes("/api")),
      [],
    );
  });
});

test("a link to a page inside works in another tab", async () => {
  const ada = await house.visitor();
  await ada.go("/#/rules/esgros#G3");
  await ada.page.locator("guide-figure").first().waitFor();
  await ada.go("/#/nowhere/at/all");
  await ada.page.locator(".lost").waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("once it was there, it starts even if the host is gone", async () => {
  const ada = await house.visitor({ keeps: true });
  await ada.home();
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await house.stop();
  await ada.page.reload();
  await ada.page.waitForSelector(".card");
  await ada.enter("esgros", "computer");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
