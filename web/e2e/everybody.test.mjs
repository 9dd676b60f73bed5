// For everybody: keyboard alone, touch, languages, a slow line, a line that breaks.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually, pause } from "./eventually.mjs";
import { House } from "./house.mjs";
import { playToEnd } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Walks with Tab until what has the focus fits. */
async function tabTo(page, selector) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      return;
    }
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Arrows over a hexagonal board: to the row, then along it. */
async function arrowTo(page, cell) {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
  for (let i = 0; i < 60; i++) {
    const at = await here();
    if (at === cell) {
      return;
    }
    const [row, column] = [at.charCodeAt(0) - cell.charCodeAt(0), Number(at.slice(1)) - Number(cell.slice(1))];
    await page.keyboard.press(
      row !== 0 ? (row > 0 ? "ArrowDown" : "ArrowUp") : column > 0 ? "ArrowLeft" : "ArrowRight",
    );
  }
  throw new Error(`arrows do not lead to ${cell}`);
}

test("from the home page to the end of a game by the keyboard alone", async () => {
  const ada = await house.visitor();
  const { page } = ada;
  await ada.home();
  await tabTo(page, '[data-game="esgros"] [data-way="here"]');
  await page.keyboard.press("Enter");
  await page.locator("who-dialog dialog[open]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/table/*");
  await ada.seeTable();
  await tabTo(page, "[data-cell]");
  const press = async (visitor, token) => {
    await visitor.untilShown();
    const { version } = await visitor.look();
    if (token === "swap") {
      await page.locator('[data-token="swap"]').focus();
      await page.keyboard.press("Enter");
      await page.locator("ask-dialog dialog[open]").waitFor();
      await page.keyboard.press("Enter");
      await page.locator("ask-dialog dialog[open]").waitFor({ state: "detached" });
      await visitor.untilPlayed(version);
      await page.locator("[data-cell][tabindex='0']").focus();
    } else {
      await arrowTo(page, token);
      await page.keyboard.press("Enter");
      await visitor.untilPlayed(version);
    }
  };
  await playToEnd([ada], { seed: 7, press });
  await page.locator(".actions a[href^='/analysis/']").waitFor();
  await ada.page.keyboard.press("?");
  await page.locator("keys-dialog dialog[open]").waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("on a phone a first touch shows and a second plays", async () => {
  const ada = await house.visitor({ width: 360, height: 740, touch: true });
  await ada.home();
  await ada.enter("estate", "here");
  await ada.page.locator('[data-token="a1"]').tap();
  await ada.page.locator(".plot.is-ghost").waitFor();
  assert.equal((await ada.look()).view.groups.length, 0, "nothing is played yet");
  await ada.page.locator('[data-token="a1"]').tap();
  await ada.page.locator(".table-board .plot:not(.is-ghost)").waitFor();
  await ada.leave();
});

test("in a lesson on a phone, too, what a touch chose has a button that plays it", async () => {
  const ada = await house.visitor({ width: 360, height: 740, touch: true });
  await ada.home();
  await ada.page.goto(`${new URL(ada.page.url()).origin}/learn/esgros`);
  await ada.page.locator(".table-board [data-token][data-legal]").first().tap();
  await ada.page.locator("[data-again]").tap();
  await ada.page.locator("[data-next]").waitFor();
  await ada.leave();
});

test("the home page speaks the browser's language and another one on demand", async () => {
  const ada = await house.visitor({ language: "ja-JP" });
  await ada.home();
  const isHeaded = (title) => eventually(async () => assert.match(await ada.text("h1"), title));
  await isHeaded(/4つのボードゲーム/);
  assert.equal(await ada.page.getAttribute("html", "lang"), "ja");
  await ada.page.locator("settings-dialog > button").click();
  await ada.page.locator("settings-dialog select").first().selectOption("en");
  await ada.page.locator("settings-dialog dialog .is-main").click();
  await isHeaded(/Four board games/);
  await ada.page.reload();
  // It is remembered.
  await isHeaded(/Four board games/);
  await ada.leave();
});

test("the look can be chosen against the device's", async () => {
  const ada = await house.visitor({ theme: "light" });
  await ada.home();
  const ground = () => ada.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await ada.page.locator("settings-dialog > button").click();
  await ada.page.locator("settings-dialog select").nth(1).selectOption("dark");
  await eventually(async () => assert.notEqual(await ground(), light));
  await ada.leave();
});

test("the names on the rim can be left out, and pieces are heard only by those who want that", async () => {
  const ada = await house.visitor();
  const { page } = ada;
  await page.addInitScript(() => {
    window.heard = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.heard++;
      return create.call(this);
    };
  });
  await ada.home();
  await ada.enter("esgros", "here");
  const rim = page.locator(".table-board .rim");
  assert.equal(await rim.count(), 1);
  await ada.press("d4");
  assert.equal(await page.evaluate(() => window.heard), 0, "silent unless wanted");
  await page.locator("settings-dialog > button").click();
  for (const name of ["Names of cells on the rim", "Sound"]) {
    await page.locator("settings-dialog label", { hasText: name }).locator("input").click();
  }
  await page.locator("settings-dialog dialog .is-main").click();
  await eventually(async () => assert.equal(await rim.count(), 0));
  await ada.press("a1");
  await eventually(async () => assert.ok((await page.evaluate(() => window.heard)) > 0, "a stone is heard"));
  await ada.leave();
});

test("on a slow line no step and no moment of a replay gets lost", async () => {
  const ada = await house.visitor();
  const { page } = ada;
  await ada.home();
  await ada.enter("esgros", "here");
  for (const token of ["d4", "a1", "g1"]) {
    await ada.press(token);
  }
  await page.reload();
  await ada.seeTable();
  // Longer than a replay stays at each moment.
  await page.route("**/api/positions", (route) => pause(1500).then(() => route.continue()));
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await ada.untilStones(1);
  await page.keyboard.press("]");
  await ada.untilStones(3);
  await page.locator("ply-stepper button").last().click();
  await ada.untilStones(0);
  await page.locator(".table-board:not(.is-past)").waitFor();
  await ada.untilStones(3);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("the first page weighs less than 150 kB, and its parts are kept for good", async () => {
  const ada = await house.visitor();
  const answers = [];
  ada.page.on("response", (answer) => answers.push(answer));
  await ada.home();
  let weight = 0;
  for (const answer of answers) {
    const { responseBodySize } = await answer.request().sizes();
    weight += responseBodySize;
    if (new URL(answer.url()).pathname.startsWith("/assets/")) {
      assert.match(answer.headers()["cache-control"], /immutable/);
    }
  }
  assert.ok(weight > 10_000 && weight < 150_000, `${weight} bytes`);
  await ada.leave();
});

test("a part of the program that can't be fetched says so, and Reload fetches it", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.page.route("**/*.js", (route) => route.abort());
  await ada.page.locator(".foot a").click();
  await ada.page.locator("[data-reload]").waitFor();
  assert.equal(await ada.text("main h1"), "This page could not be fetched.");
  assert.equal(await ada.page.locator("about-page").count(), 0);
  await ada.page.unroute("**/*.js");
  await ada.page.locator("[data-reload]").click();
  await ada.page.locator("about-page h1").waitFor();
  assert.equal(new URL(ada.page.url()).pathname, "/about", "it is the page that was wanted");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
