// What must work without a server, wherever the program came from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { brief, games } from "./games.mjs";
import { playToEnd, pressAny } from "./playing.mjs";

const GOLDEN = '[Game "esgros"]\n[Options "size=2"]\n[Seats "2"]\n[Seat1 "Ada"]\n[Seat2 "level2"]\n\n1. a1 b2\n';

/** So many of one's own plies are played of a game that is not played to its end. */
const FEW = 6;

/**
 * @param visit leads to a visitor whose page is loaded already
 * @param cut games that are long even with the shortest options, and are resigned before their end
 */
export function worksWithoutServer(visit, { cut = [] } = {}) {
  let ada;
  test("the home page has all games, and says quietly that there is no server", async () => {
    ada = await visit();
    await ada.home();
    assert.equal(await ada.page.locator(".card").count(), games.length);
    await ada.page.locator("[data-offline]").waitFor();
    assert.equal(await ada.page.locator(".is-alarm").count(), 0);
    assert.deepEqual(await violations(ada), []);
  });

  for (const game of games) {
    test(`${game}: a game against the computer, with a reload in between`, async () => {
      await ada.home();
      await ada.choose(game, ["me", "agent3"], brief[game]);
      assert.match(ada.tableId, /^here-/);
      await playSome(ada, 2);
      const { version } = await ada.look();
      await ada.page.reload();
      await ada.seeTable();
      assert.ok((await ada.look()).version >= version, "all that was played is still there");
      if (cut.includes(game)) {
        await playSome(ada, FEW);
        await resign(ada);
      } else {
        await playToEnd([ada]);
      }
      await ada.page.locator(".actions a[href*='/analysis/']").waitFor();
      assert.deepEqual(ada.complaints, []);
    });
  }

  test("an analysis of the game that was played, and its record as a file and as a link", async () => {
    await ada.home();
    await ada.choose("esgros", ["me", "me"], { size: 2 });
    await playToEnd([ada], { seed: 5 });
    await ada.page.locator(".actions a[href*='/analysis/']").click();
    await ada.page.locator("value-curve").waitFor();
    await eventually(async () => assert.match(await ada.text(".table-side"), /cost|stands out/i));
    const saving = ada.page.waitForEvent("download");
    await ada.page.locator("[data-record=download]").click();
    assert.match((await saving).suggestedFilename(), /^esgros-here-.*\.fgn$/);
    await ada.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await ada.page.locator("[data-record=link]").click();
    const link = await eventually(async () => {
      const text = await ada.page.evaluate(() => navigator.clipboard.readText());
      assert.match(text, /\/record#/);
      return text;
    });
    await ada.page.goto("about:blank");
    await ada.page.goto(link);
    await ada.page.waitForURL("**/analysis/here-*");
    await ada.page.locator("value-curve").waitFor();
    assert.deepEqual(ada.complaints, []);
  });

  test("a record is brought, and a broken one is refused with the place", async () => {
    await ada.home();
    await bring(ada, GOLDEN.replace("b2", "a1"));
    assert.match(await ada.text("import-dialog .refusal"), /2 · a1 · G3/);
    await ada.page.locator("import-dialog textarea").fill(GOLDEN);
    await ada.page.locator("import-dialog .is-main").click();
    await ada.page.waitForURL("**/analysis/here-*");
    await ada.page.locator(".table-board .stone").first().waitFor();
    await ada.home();
    await ada.page.locator("[data-finished]").click();
    await ada.page.locator(".table-kept").first().waitFor();
    await ada.page.locator(".tables.is-past", { hasText: "Ada" }).waitFor();
  });

  test("at one screen, with the curtain where there are secrets, a hint, and taking back", async () => {
    await ada.home();
    await ada.choose("the-estates", ["me", "me"], brief["the-estates"]);
    await playSome(ada, 3);
    await ada.takeOver();
    assert.equal(await ada.page.locator("[role=tab]").count(), 2, "nobody to chat with");
    await ada.home();
    await ada.choose("esgros", ["me", "agent1"], { size: 3 });
    await playSome(ada, 1);
    await ada.page.locator(".status.is-yours").waitFor();
    await ada.page.keyboard.press("h");
    await ada.page.locator(".advice").waitFor();
    const { version } = await ada.look();
    await ada.page.locator(".undo").click();
    await ada.untilPlayed(version);
    assert.equal(await ada.page.locator(".table-board .stone:not(.is-ghost)").count(), 0);
    assert.deepEqual(ada.complaints, []);
  });

  test("the first steps of a lesson", async () => {
    await ada.home();
    await ada.page.locator('[data-game="esgros"] a[href*="/learn/"]').click();
    for (let step = 0; step < 2; step++) {
      await ada.page.locator("[data-token][data-legal], [data-try]").first().waitFor();
      await follow(ada);
      await ada.page.locator("[data-next]").click();
    }
    assert.deepEqual(ada.complaints, []);
  });

  test("the puzzle of the day, and others of its game", async () => {
    await ada.home();
    await ada.page.locator("[data-daily] a").click();
    await ada.page.locator('[data-stage="asked"] [data-token][data-legal]').first().waitFor();
    await ada.page.locator("[data-answer]").click();
    await ada.page.locator('[data-stage="shown"]').waitFor();
    const first = await ada.page.locator("[data-puzzle]").getAttribute("data-puzzle");
    await ada.page.locator("[data-next]").click();
    await ada.page.locator(`[data-puzzle]:not([data-puzzle="${first}"]) [data-token][data-legal]`).first().waitFor();
    assert.deepEqual(ada.complaints, []);
  });

  test("the analysis board, with the engine, kept over a reload", async () => {
    await ada.home();
    await ada.page.locator('[data-game="esgros"] [data-way="board"]').click();
    await ada.page.locator(".table-board [data-token][data-legal]").first().click();
    await ada.page.locator(".table-board .stone").first().waitFor();
    await ada.page.locator("[data-engine]").click();
    await ada.page.locator("[data-line]").first().waitFor();
    await ada.page.reload();
    await ada.page.locator(".table-board .stone").first().waitFor();
    assert.deepEqual(ada.complaints, []);
  });

  test("the guide, and a rule in it", async () => {
    await ada.home();
    await ada.page.locator('[data-game="hexploration"] a[href*="/rules/"]').click();
    await ada.page.locator("guide-figure").first().waitFor();
    assert.deepEqual(ada.complaints, []);
  });

  test("an open seat needs a server, and the dialog says so", async () => {
    await ada.home();
    const invite = ada.page.locator('[data-game="esgros"] [data-way="invite"]');
    if (await invite.count()) {
      await invite.click();
      await ada.page.locator(".toast").waitFor();
    }
    await ada.page.locator('[data-game="esgros"] new-table-dialog > button').click();
    await ada.page.locator("dialog[open] .seat-choice select").nth(1).selectOption("open");
    await ada.page.locator("dialog[open] [data-needs-server]").waitFor();
    await ada.page.keyboard.press("Escape");
  });

  test("a table is removed after a question", async () => {
    await ada.home();
    await ada.page.locator("[data-remove]").first().waitFor();
    const all = await ada.page.locator("table-card").count();
    await ada.page.locator("[data-remove]").first().click();
    await ada.page.locator("ask-dialog button[value=yes]").click();
    await eventually(async () => assert.equal(await ada.page.locator("table-card").count(), all - 1));
    await ada.page.reload();
    await ada.page.locator("table-card").first().waitFor();
    assert.equal(await ada.page.locator("table-card").count(), all - 1);
    assert.deepEqual(await violations(ada), []);
    assert.deepEqual(ada.complaints, []);
  });
}

/** Plays so many of one's own plies, unless the game is over before that. */
export async function playSome(visitor, count) {
  let left = count;
  const enough = new Error("enough");
  const press = async (who, token, game) => {
    if (left-- === 0) {
      throw enough;
    }
    await pressAny(who, token, game);
  };
  await playToEnd([visitor], { press, seed: 4 }).catch((e) => assert.equal(e, enough, e.stack));
}

async function resign({ page }) {
  await page.locator(".table-side .row button", { hasText: "Resign" }).click();
  await page.locator("ask-dialog button[value=yes]").click();
}

async function bring({ page }, record) {
  await page.locator("import-dialog > button").click();
  await page.locator("import-dialog textarea").fill(record);
  await page.locator("import-dialog .is-main").click();
  await page.locator("import-dialog .refusal").waitFor();
}

/** Does what a step of a lesson asks for. */
async function follow(visitor) {
  const { page } = visitor;
  const trying = page.locator("[data-try]");
  if (await trying.isVisible()) {
    await trying.click();
    return;
  }
  const legal = page.locator("[data-token][data-legal]");
  const next = page.locator("[data-next]");
  for (let i = 0; (await next.count()) === 0; i++) {
    // At once, or not at all: when the step is done, nothing is legal any more, and to wait for it would be in vain.
    await legal.evaluateAll((places, at) => places[at]?.dispatchEvent(new MouseEvent("click", { bubbles: true })), i);
    await page.locator("[data-next], .learn-todo .note").first().waitFor();
  }
}
