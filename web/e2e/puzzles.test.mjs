// Puzzles: solved, refuted, given up, of the day, and without a server.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { violations } from "./accessibility.mjs";
import { House } from "./house.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../games");
/** The puzzles of each game, as they lie beside its code. */
const shelf = new Map(
  readdirSync(folder, { recursive: true })
    .filter((name) => /^[^/]+\/src\/main\/.*\/puzzles\.txt$/.test(name))
    .map((name) => [name.split("/")[0], read(readFileSync(join(folder, name), "utf8"))]),
);

function read(text) {
  return text
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("|").map((field) => field.trim()))
    .map(([, , , about, answer, refutations = ""]) => ({
      id: about.split(" ")[0],
      answer: answer.split(" "),
      refutations: refutations.split("; ").filter(Boolean),
    }));
}

let house;
before(async () => (house = await House.open()));
after(() => house.close());

async function stage({ page }, name) {
  await page.locator(`[data-stage="${name}"]`).waitFor();
}

/** Opens a puzzle whose answer, and a wrong token that is refuted, can be pressed as they are. */
async function openOne(visitor, game) {
  const { page } = visitor;
  for (const puzzle of shelf.get(game)) {
    await visitor.go(`/puzzles/${game}/${puzzle.id}`);
    await page.locator("[data-token][data-legal]").first().waitFor();
    const tokens = await page
      .locator("[data-token][data-legal]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-token")));
    const wrong = puzzle.refutations.map((line) => line.split(" ")).find((line) => tokens.includes(line[0]));
    if (wrong && puzzle.answer.every((token) => tokens.includes(token))) {
      return { ...puzzle, wrong };
    }
  }
  throw new Error(`no puzzle of ${game} can be pressed`);
}

async function press({ page }, token) {
  await page.locator(`[data-token="${token}"][data-legal]`).first().click();
  const yes = page.locator("ask-dialog dialog[open] button[value=yes]");
  if (await yes.isVisible()) {
    await yes.click();
  }
}

async function solve(visitor, { answer }) {
  for (const token of answer) {
    await press(visitor, token);
  }
  await stage(visitor, "solved");
}

for (const game of shelf.keys()) {
  describe(game, () => {
    test("a wrong answer is refuted on the board, then the right one solves it", async () => {
      const ada = await house.visitor();
      const puzzle = await openOne(ada, game);
      assert.deepEqual(await violations(ada), []);
      await press(ada, puzzle.wrong[0]);
      await stage(ada, "wrong");
      assert.equal(await ada.page.locator(".puzzle-result li").count(), puzzle.wrong.length, "each ply is told");
      await ada.picture(`puzzle-${game}-wrong`);
      assert.deepEqual(await violations(ada), []);
      await ada.page.locator("[data-retry]").click();
      await stage(ada, "asked");
      await ada.page.locator("[data-token][data-legal]").first().waitFor();
      await solve(ada, puzzle);
      await ada.picture(`puzzle-${game}-solved`);
      assert.match(await ada.text(".puzzle-count"), /^1 of \d+ solved$/);
      await ada.page.reload();
      await stage(ada, "asked");
      assert.match(await ada.text(".puzzle-count"), /^1 of \d+ solved$/, "progress is kept");
      assert.deepEqual(ada.complaints, []);
      await ada.leave();
    });
  });
}

test("a wrong answer that nobody has refuted yet is refuted by search in the browser", async () => {
  const ada = await house.visitor();
  const [puzzle] = shelf.get("esgros");
  await ada.go(`/puzzles/esgros/${puzzle.id}`);
  const known = [...puzzle.answer, ...puzzle.refutations.map((line) => line.split(" ")[0])];
  await ada.page.locator("[data-token][data-legal]").first().waitFor();
  const tokens = await ada.page
    .locator("[data-token][data-legal]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-token")));
  const other = tokens.find((token) => !known.includes(token));
  assert.ok(other);
  await press(ada, other);
  await stage(ada, "wrong");
  assert.ok((await ada.page.locator(".puzzle-result li").count()) > 1);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("whoever gives up is shown the answer, and goes on to another puzzle of the chosen difficulty", async () => {
  const ada = await house.visitor({ language: "ja" });
  await ada.home();
  await ada.page.locator('[data-game="esgros"] a[href="/puzzles/esgros"]').click();
  await stage(ada, "asked");
  await ada.page.locator("[data-answer]").click();
  await stage(ada, "shown");
  const first = await ada.page.locator("[data-puzzle]").getAttribute("data-puzzle");
  await ada.page.locator("[data-grade]").selectOption("3");
  await ada.page.locator(`[data-puzzle]:not([data-puzzle="${first}"])`).waitFor();
  await stage(ada, "asked");
  assert.match(await ada.text(".actions"), /3 · 普通/);
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("the puzzle of the day is on the home page, and the same for everybody", async () => {
  const seen = [];
  for (const language of ["en", "ja"]) {
    const somebody = await house.visitor({ language });
    await somebody.home();
    await somebody.page.locator("[data-daily] a").click();
    await stage(somebody, "asked");
    seen.push(await somebody.page.locator("[data-puzzle]").getAttribute("data-puzzle"));
    await somebody.leave();
  }
  assert.equal(seen[0], seen[1]);
});

test("once a page is there, puzzles need no server", async () => {
  const ada = await house.visitor();
  const puzzle = await openOne(ada, "esgros");
  // The rules run here as soon as a question is answered without a request.
  await ada.page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /worker-/.test(name)),
  );
  await ada.page.locator("[data-answer]").click();
  await stage(ada, "shown");
  await ada.page.locator("[data-retry]").click();
  await stage(ada, "asked");
  await ada.context.setOffline(true);
  await ada.page.locator("[data-token][data-legal]").first().waitFor();
  await press(ada, puzzle.wrong[0]);
  await stage(ada, "wrong");
  await ada.page.locator("[data-retry]").click();
  await stage(ada, "asked");
  await solve(ada, puzzle);
  await ada.page.locator("[data-next]").click();
  await ada.page.locator(`[data-puzzle]:not([data-puzzle="${puzzle.id}"])`).waitFor();
  await ada.page.locator("[data-token][data-legal]").first().waitFor();
  await ada.leave();
});

test("an address of no puzzle says so", async () => {
  const ada = await house.visitor();
  await ada.go("/puzzles/esgros/nothing");
  await ada.page.locator(".lost").waitFor();
  await ada.leave();
});
