import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { House } from "./house.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Dark wins in this turn with three pieces. */
const WON = "e5 g7 b5 i3 i2 h3 b4 c7 c3 e9 i1 d6 f1 d1 g3 h6 c1 e2 f2 a3".split(" ");

/** Plays at a table of one's own by the interface that the page itself uses. */
async function play(visitor, tokens) {
  await visitor.page.evaluate(
    async ([id, plies]) => {
      for (const token of plies) {
        const { version } = await fetch(`/api/tables/${id}`).then((answer) => answer.json());
        await fetch(`/api/tables/${id}/plies`, { method: "POST", body: JSON.stringify({ token, basedOn: version }) });
      }
    },
    [visitor.tableId, tokens],
  );
}

/** Brings the record of a game that Dark has won so, and goes to a page about it. */
async function analyse(visitor, page = "analysis") {
  const record = `[Game "estate"]\n[Edition "1"]\n[Options "size=5 pie=true"]\n[Seats "2"]\n\n${[...WON, "f8", "i4", "i5"].join(" ")}\n`;
  const id = await visitor.page.evaluate(async (text) => {
    await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Ada" }) });
    const answer = await fetch("/api/tables/import", {
      method: "POST",
      body: text,
      headers: { "Content-Type": "text/plain" },
    });
    return (await answer.json()).id;
  }, record);
  await visitor.go(`/${page}/${id}`);
}

const marks = (visitor) => visitor.page.locator(".table-board .mark text").allTextContents();

test("a hint of a won position says that it wins, and shows the whole turn until it is played", async () => {
  const ada = await house.visitor();
  await ada.open({ game: "estate", seats: [{ kind: "me" }, { kind: "me" }] });
  await play(ada, WON);
  await ada.untilShown();
  await ada.page.locator("[data-cell=f8][data-legal]").waitFor();
  await ada.page.keyboard.press("h");
  await ada.page.locator(".advice", { hasText: "This wins" }).waitFor();
  await eventually(async () => assert.equal(await ada.page.locator(".advice li").count(), 3));
  await eventually(async () => assert.deepEqual((await marks(ada)).sort(), ["1", "2", "3"]));
  await ada.picture("estate-won-hint");
  for (const left of [2, 1]) {
    const next = await ada.page.locator(".cell:has(.mark.is-best)").getAttribute("data-token");
    await ada.press(next);
    await ada.page.waitForFunction((count) => document.querySelectorAll(".table-board .mark").length === count, left);
  }
  await ada.press(await ada.page.locator(".cell:has(.mark.is-best)").getAttribute("data-token"));
  await ada.page.locator(".actions a", { hasText: "Analyse" }).waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("an analysis begins by itself, tells proven wins as wins and blames no winning move", async () => {
  const ada = await house.visitor();
  await ada.home();
  await analyse(ada);
  await ada.page.locator(".curve polyline").first().waitFor();
  await ada.page.waitForFunction(
    () => document.querySelector(".curve") && !document.querySelector(".row [role=status]"),
  );
  assert.equal(await ada.page.locator(".button", { hasText: "whole game" }).count(), 0);
  for (const steps of [1, 2, 3]) {
    await ada.page.keyboard.press(",");
    await ada.page.locator("ply-stepper output", { hasText: `Move ${WON.length + 3 - steps} of` }).waitFor();
    await ada.page.locator(".curve-name", { hasText: "wins" }).waitFor();
    await ada.page.locator(".curve-name", { hasText: "loses" }).waitFor();
  }
  await eventually(async () => assert.deepEqual((await marks(ada)).sort(), ["1", "2", "3"]));
  const blamed = () => ada.page.locator(".candidates .log-ply", { hasText: "Better" }).allInnerTexts();
  await eventually(async () => assert.equal(await ada.page.locator(".curve-dot").count(), (await blamed()).length));
  assert.deepEqual(
    (await blamed()).filter((text) => /^2[123]\./.test(text)),
    [],
  );
  assert.equal(await ada.page.locator(".fair").count(), 0, "nothing was drawn");
  await ada.picture("estate-analysis");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("in a variation legend and advice follow what is shown", async () => {
  const ada = await house.visitor();
  await ada.home();
  await analyse(ada);
  await ada.page.locator(".curve").waitFor();
  for (const steps of [1, 2, 3]) {
    await ada.page.keyboard.press(",");
    await ada.page.locator("ply-stepper output", { hasText: `Move ${WON.length + 3 - steps} of` }).waitFor();
  }
  await ada.page.locator("[data-cell=a1][data-legal]").click();
  await ada.page.locator(".banner", { hasText: "something else" }).waitFor();
  await ada.page.locator(".curve-now.is-aside").waitFor({ state: "attached" });
  await ada.page.locator(".curve-name", { hasText: "wins" }).waitFor();
  await ada.page.locator(".table-board .mark.is-best").waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

/** Gives up, and has the draws checked. */
async function check(visitor) {
  await visitor.page.evaluate(
    (id) => fetch(`/api/tables/${id}/resign`, { method: "POST", body: "{}" }),
    visitor.tableId,
  );
  await visitor.go(`/analysis/${visitor.tableId}`);
  await visitor.page.locator(".fair button").click();
  return visitor.page.locator(".fair p:not(:empty)", { hasNotText: "Checking" }).innerText();
}

/** From now on the server's answers about a table are changed on their way. */
async function tamper(visitor, change) {
  await visitor.page.route(/\/api\/tables\/\w+(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

test("what chance has drawn can be checked against what this browser saw and added", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.enter("the-estates", "computer");
  assert.match(
    await check(ada),
    /^Fair: all \d+ draws .* before you sat down, and from the random number that this browser added/,
  );
  await ada.picture("fair-check");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a server that tells another commitment or another number afterwards is found out", async () => {
  const ada = await house.visitor();
  await ada.home();
  await ada.enter("the-estates", "computer");
  await tamper(ada, (table) => ({ ...table, commitment: "c0".repeat(32) }));
  assert.match(await check(ada), /committed to another seed when you sat down/);
  await ada.page.unrouteAll();
  await tamper(ada, (table) => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, salt: "5a".repeat(32) })) }));
  await ada.go(`/analysis/${ada.tableId}`);
  await ada.page.locator(".fair button").click();
  await ada.page.locator(".fair p", { hasText: "number that this browser added is missing" }).waitFor();
  await ada.leave();
});

test("whoever added a number later is named; whoever added none is told what that means", async () => {
  const [ada, ben, cleo] = await Promise.all([house.visitor(), house.visitor(), house.visitor()]);
  await ada.home();
  await ada.choose("the-estates", ["me", "open"]);
  await ben.go(`/table/${ada.tableId}`);
  await ben.sitDown();
  await ada.page.locator(".waiting").waitFor({ state: "detached" });
  assert.match(await check(ada), /^Fair: .* After you, Player 2 added a number too\./);
  await ben.go(`/analysis/${ada.tableId}`);
  await ben.page.locator(".fair button").click();
  await ben.page.locator(".fair p", { hasText: /^Fair: (?!.*After you)/ }).waitFor();
  await cleo.go(`/analysis/${ada.tableId}`);
  await cleo.page.locator(".fair button").click();
  await cleo.page.locator(".fair p", { hasText: "This browser added none here" }).waitFor();
  await Promise.all([ada.leave(), ben.leave(), cleo.leave()]);
});

test("a finished game has a page: result, turning point, charts, titles, and a picture to take along", async () => {
  const ada = await house.visitor();
  await ada.home();
  await analyse(ada, "story");
  await ada.page.locator("[data-turning] b").waitFor();
  assert.equal(await ada.page.locator("line-chart").count(), 3);
  assert.equal(await ada.page.locator("line-chart polyline[points]").count(), 6);
  assert.ok((await ada.page.locator("[data-titles] li").count()) > 0);
  await ada.picture("story-estate");
  const [download] = await Promise.all([
    ada.page.waitForEvent("download"),
    ada.page.locator("[data-save-picture]").click(),
  ]);
  const picture = await readFile(await download.path());
  assert.equal(picture.subarray(1, 4).toString(), "PNG");
  assert.ok(picture.length > 20_000, "it shows something");
  assert.deepEqual(await violations(ada), []);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
