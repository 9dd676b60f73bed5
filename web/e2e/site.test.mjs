// The site of files that `freehold site` writes: it never had a server.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { House } from "./house.mjs";
import { worksWithoutServer } from "./without-server.mjs";

let house;
before(async () => (house = await House.ofFiles()));
after(() => house.close());

const asked = [];

describe("on a site of files", () => {
  // One whole game of it is enough: offline.test.mjs plays that.
  worksWithoutServer(
    async () => {
      const ada = await house.visitor();
      ada.page.on("request", (request) => asked.push(request.url()));
      return ada;
    },
    { cut: ["hexploration"] },
  );

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

test("a new version says so, begins when somebody agrees, and the old one is gone", async () => {
  const ada = await house.visitor({ keeps: true });
  await ada.home();
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  publishAnother(house.site);
  await ada.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await ada.page.locator("[data-new-version]").waitFor();
  assert.deepEqual(await violations(ada), []);
  const [old] = await ada.page.evaluate(() => caches.keys());
  await Promise.all([ada.page.waitForEvent("load"), ada.page.locator("[data-new-version]").click()]);
  await ada.page.waitForSelector(".card");
  assert.match(await ada.page.locator("script[src]").getAttribute("src"), /-another\.js$/);
  const names = await ada.page.evaluate(() => caches.keys());
  assert.equal(names.length, 1);
  assert.notEqual(names[0], old);
  assert.equal(await ada.page.locator("[data-new-version]").count(), 0);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

/** Puts another version on the host: its first script has another name. */
function publishAnother(site) {
  const page = readFileSync(join(site, "index.html"), "utf8");
  const [, script] = /src="\.\/(assets\/freehold-\w+\.js)"/.exec(page);
  const other = script.replace(".js", "-another.js");
  copyFileSync(join(site, script), join(site, other));
  for (const name of ["index.html", "sw.js"]) {
    const text = readFileSync(join(site, name), "utf8");
    writeFileSync(join(site, name), text.replaceAll(script, other).replace(/(?<=")[0-9a-f]{12}(?=")/, "0123456789ab"));
  }
}

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
