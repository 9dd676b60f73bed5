import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { games, lessonPresses } from "./games.mjs";
import { House } from "./house.mjs";
import { atOneScreen, dice } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** The desk of the board, as far as tests need it. */
const state = ({ page }) =>
  page.evaluate(() => {
    const { desk } = document.querySelector("analysis-page");
    return {
      path: [...desk.path],
      legal: [...(desk.position?.legal ?? [])],
      by: desk.position?.by,
      view: desk.position?.view,
    };
  });

async function open(visitor, address) {
  await visitor.go(address);
  await visitor.page.waitForSelector("analysis-page .table-board > *");
}

/** Until so many plies are shown. */
const untilPly = (visitor, count) =>
  eventually(async () => assert.equal((await state(visitor)).path.length, count, "plies shown"));

/** Plays by pressing what the page offers. */
async function press(visitor, token, game = "estate") {
  const { path } = await state(visitor);
  await (lessonPresses[game] ?? (() => visitor.page.locator(`[data-token="${token}"][data-legal]`).first().click()))(
    visitor,
    token,
  );
  const yes = visitor.page.locator("ask-dialog dialog[open] button[value=yes]");
  await eventually(async () => {
    if (await yes.isVisible()) {
      await yes.click({ timeout: 2000 });
    }
    assert.equal((await state(visitor)).path.length, path.length + 1, `${token} was not played`);
  });
}

const plies = ({ page }) => page.locator(".tree-ply").allInnerTexts();

test("every game can be played from nothing, and chance draws what it has to", async () => {
  const ada = await house.visitor();
  const roll = dice(7);
  for (const game of games) {
    await open(ada, `/board/${game}`);
    for (let i = 0; i < 4; i++) {
      const { by, legal } = await state(ada);
      if (by === 0) {
        await ada.page.locator("[data-draw-all]").click();
        await eventually(async () => assert.notEqual((await state(ada)).by, 0));
      } else {
        const simple = legal.filter((token) => !/^bid|:.*:|>|\*/.test(token));
        const choice = simple.length > 0 ? simple : legal;
        const token = choice[roll(choice.length)];
        const { path } = await state(ada);
        await ada.page.evaluate((played) => document.querySelector("analysis-page").desk.try(played, true), token);
        const yes = ada.page.locator("ask-dialog dialog[open] button[value=yes]");
        await eventually(async () => {
          if (await yes.isVisible()) {
            await yes.click({ timeout: 2000 });
          }
          assert.equal((await state(ada)).path.length, path.length + 1);
        });
      }
    }
    await ada.picture(`board-${game}`);
  }
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("a tree of variations is kept, commented and shared by link and record", async () => {
  const ada = await house.visitor();
  await ada.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(ada, "/board/esgros?size=3&plies=c3");
  await press(ada, "a1");
  await ada.page.keyboard.press(",");
  await untilPly(ada, 1);
  await press(ada, "e1");
  await press(ada, "a3");
  await ada.page.locator("[data-note=comment]").fill("a } better try");
  await ada.page.locator("[data-note=name]").fill("Corner");
  await ada.page.locator("[data-note=name]").press("Tab");
  await ada.page.locator(".tree-comment", { hasText: "better" }).waitFor();
  await ada.page.locator(".tree-name", { hasText: "Corner" }).waitFor();
  assert.equal(await ada.page.locator(".tree-variation").count(), 1);
  assert.deepEqual(await violations(ada), []);

  // Keys step, change the variation, promote and delete, and a deletion can be undone.
  await ada.page.locator(".tree").focus();
  await ada.page.keyboard.press("ArrowUp");
  await eventually(async () => assert.deepEqual((await state(ada)).path, ["c3", "a1"]));
  await ada.page.keyboard.press("ArrowDown");
  await eventually(async () => assert.deepEqual((await state(ada)).path, ["c3", "e1"]));
  await ada.page.keyboard.press("Delete");
  await ada.page.locator("[data-undo]").waitFor();
  assert.equal(await ada.page.locator(".tree-variation").count(), 0);
  await ada.page.locator("[data-undo]").click();
  await ada.page.locator(".tree-variation").waitFor();
  await ada.page.locator(".tree").focus();
  await ada.page.keyboard.press("p");
  await eventually(async () => assert.match((await plies(ada)).join(" "), /1\. c3 e1 2\. a1 a3/));
  const before = await plies(ada);

  // A reload keeps it.
  await ada.page.locator(".board-panel summary").click();
  await ada.page.locator("[data-board-name]").fill("My corner");
  await ada.page.locator("[data-board-name]").press("Tab");
  await ada.page.reload();
  await ada.page.locator(".tree-comment", { hasText: "better" }).waitFor();
  assert.deepEqual(await plies(ada), before);
  await ada.page.locator(".kept-boards summary").click();
  await ada.page.locator("[data-kept]", { hasText: "My corner" }).waitFor();

  // A link shows the same tree to somebody else.
  await ada.page.locator(".board-panel summary").click();
  await ada.page.locator("[data-share]").click();
  const link = await eventually(async () => {
    const text = await ada.page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /\/board\/esgros#/);
    return text;
  });
  const ben = await house.visitor({ width: 390, height: 800 });
  await open(ben, link.replace(ben.address, ""));
  await ben.page.locator(".tree-comment", { hasText: "a } better try" }).waitFor();
  assert.deepEqual(await plies(ben), before);
  await ben.picture("board-shared-390");
  await ben.go(`${link.replace(ben.address, "").slice(0, -9)}`);
  await ben.page.locator(".lost", { hasText: "link is broken" }).waitFor();

  // So does a record.
  const [download] = await Promise.all([
    ada.page.waitForEvent("download"),
    ada.page.locator("[data-download]").click(),
  ]);
  const record = await readFile(await download.path(), "utf8");
  assert.match(record, /\[Name "My corner"\]/);
  assert.match(record, /1\. c3 e1 \(a1\) .*\{#Corner\} \{a \\\} better try\}/s);
  await open(ben, "/board/esgros");
  await ben.page.locator(".board-panel summary").click();
  await ben.page.locator("[data-bring]").click();
  await ben.page.locator(".board-import textarea").fill(record.replace("(a1)", "(a1 a1)"));
  await ben.page.locator("[data-bring-it]").click();
  await ben.page.locator(".board-import .refusal", { hasText: /Move 3 \(a1\).*G3/ }).waitFor();
  await ben.page.locator(".board-import textarea").fill(record);
  await ben.page.locator("[data-bring-it]").click();
  await ben.page.locator(".tree-comment", { hasText: "a } better try" }).waitFor();
  assert.deepEqual(await plies(ben), before);
  assert.deepEqual([...ada.complaints, ...ben.complaints], []);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("an address that makes no sense says what is wrong", async () => {
  const ada = await house.visitor();
  for (const [address, reason] of [
    ["/board/esgros?colour=red", "there is no option “colour”"],
    ["/board/esgros?size=9", "“9” is no value of “size”"],
    ["/board/esgros?plies=d4+d4", "Move 2 (d4) can't be played"],
    ["/board/esgros?start=to%3Dwhite", "black places the first stone"],
    ["/board/esgros?kept=nothing", "no longer kept"],
    ["/board/chess", "nothing at this address"],
  ]) {
    await ada.go(address);
    await ada.page.locator(".lost", { hasText: reason }).waitFor();
  }
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("the engine goes on improving, and its lines lead into the tree", async () => {
  const ada = await house.visitor();
  await open(ada, "/board/esgros?plies=d4+a1");
  await ada.page.locator("[data-engine]").click();
  const nodes = async () => Number(await ada.page.locator("[data-nodes]").getAttribute("data-nodes"));
  await ada.page.locator("[data-nodes]").waitFor();
  const first = await nodes();
  await eventually(async () => assert.ok((await nodes()) > 2 * first, "more games are simulated"));
  const line = ada.page.locator(".engine-line [data-along]").first();
  await line.click();
  await eventually(async () => assert.ok((await state(ada)).path.length >= 4, "the line is in the tree"));
  await ada.page.locator("[data-engine]").click();
  await ada.page.locator("[data-engine][aria-pressed=false]").waitFor();
  await ada.picture("board-engine");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("pieces can be placed where the game says that its rules can lead there", async () => {
  const ada = await house.visitor();
  for (const [game, first, second, cells] of [
    ["estate", "light", "dark", ["c3", "a1"]],
    ["esgros", "black", "white", ["c3", "c4"]],
  ]) {
    await open(ada, `/board/${game}?size=3`);
    await ada.page.locator("[data-place]").click();
    await ada.page.locator(`[data-cell=${cells[0]}]`).click();
    await ada.page.locator(".placing .refusal").waitFor();
    assert.ok(await ada.page.locator("[data-begin-here]").isDisabled());
    await ada.page.locator(`input[name=piece][value=${second}]`).check();
    await ada.page.locator(`[data-cell=${cells[1]}]`).click();
    await ada.page.locator(`input[name=to][value=${first}]`).check();
    await ada.page.locator("[data-begin-here]:enabled").waitFor();
    assert.deepEqual(await violations(ada), []);
    await ada.picture(`board-placing-${game}`);
    await ada.page.locator("[data-begin-here]").click();
    await ada.page.waitForURL(/start=/);
    await ada.page.waitForSelector("analysis-page .table-board .stone, analysis-page .table-board .plot");
    await press(ada, "e1", game);
    await ada.page.reload();
    await ada.page.waitForSelector("analysis-page .table-board > *");
    await untilPly(ada, 1);
  }
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("whoever explores beside a game sends nothing, and the game goes on as the main line", async () => {
  const [ada, ben] = await Promise.all([house.visitor(), house.visitor()]);
  await ada.home();
  await ada.choose("esgros", ["me", "open"], { size: 3 });
  await ben.go(`/table/${ada.tableId}`);
  await ben.sitDown();
  await ada.page.locator(".waiting").waitFor({ state: "detached" });
  await ada.press("c3");
  await ada.page.locator("[data-explore]").click();
  await ada.page.locator("[data-no-engine]").waitFor();
  assert.equal(await ada.page.locator("[data-engine]").count(), 0);
  await untilPly(ada, 1);
  await ada.page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /worker/.test(name)),
  );
  const sent = [];
  ada.page.on("request", (request) => sent.push(request.url()));
  await press(ada, "a1");
  await press(ada, "e3");
  await ben.untilShown();
  await ben.press("e1");
  await eventually(async () => assert.match((await plies(ada)).join(" "), /c3 e1 2\. a1 e3/));
  assert.equal((await state(ada)).path.length, 3, "what is tried stays in sight");
  assert.deepEqual(
    sent.filter((url) => /\/api\//.test(url)),
    [],
  );
  await ada.page.locator("[data-to-game]").click();
  await ada.seeTable();
  assert.equal((await ada.look()).legal.length > 0, true, "nothing was played there");
  assert.deepEqual([...ada.complaints, ...ben.complaints], []);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("at a table of one's own the engine may be asked, from any moment", async () => {
  const ada = await house.visitor();
  await atOneScreen(ada, "d4", "swap");
  await ada.page.keyboard.press(",");
  await ada.page.locator("[data-explore]").click();
  await ada.page.locator("[data-engine]").waitFor();
  await untilPly(ada, 1);
  await ada.page.locator("[data-back]").click();
  await untilPly(ada, 2);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
