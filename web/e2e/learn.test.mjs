// The lesson of each game, done as it asks, in both languages.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { games, lessonPresses } from "./games.mjs";
import { House } from "./house.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** How a step is told to somebody to whom these cases have happened. */
function tellingOf(step, happened) {
  const latest = happened.findLast((name) => name in step.ways);
  return latest === undefined ? step : step.ways[latest];
}

/** Whether a token is one of these, of which some end with a star. */
const isOneOf = (tokens, token) =>
  tokens.some((one) => (one.endsWith("*") ? token.startsWith(one.slice(0, -1)) : one === token));

/** Whether a text on the page is this one, with what was played and who plays filled in. */
function isTold(shown, text) {
  const literally = text.split(/\{\w+\}|@\d/).map((piece) => piece.replace(/[^\p{L}\d ]/gu, "."));
  return new RegExp(`^(✓ )?${literally.join(".*")}$`, "su").test(shown.trim());
}

/** What can be played on the page now. */
function legalOn(page) {
  return page
    .locator("[data-token][data-legal]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-token")));
}

/** Does what a step asks for; `turn` chooses among what can be played. Gives the token, unless it was only tried. */
async function follow(visitor, game, { task, tokens }, turn) {
  const { page } = visitor;
  if (task === "try") {
    await page.locator("[data-try]").click();
    await page.locator(".learn-refused").waitFor();
    return "";
  }
  await page.locator("[data-token][data-legal]").first().waitFor();
  // Land is drawn once its size is known.
  await page.locator("hexploration-map:not(:has(.land))").waitFor({ state: "detached" });
  const legal = await legalOn(page);
  const wanted = legal.filter((token) => task === "any" || isOneOf(tokens, token)).at(turn) ?? tokens[0];
  await (lessonPresses[game] ?? usualPress)(visitor, wanted);
  return wanted;
}

async function usualPress({ page }, token) {
  await page.locator(`[data-token="${token}"][data-legal]`).first().click();
  const yes = page.locator("ask-dialog dialog[open] button[value=yes]");
  await page.locator("[data-next], ask-dialog dialog[open] button[value=yes]").first().waitFor();
  if (await yes.isVisible()) {
    await yes.click();
  }
}

for (const game of games) {
  describe(game, () => {
    for (const [language, turn] of [
      ["en", 0],
      ["ja", -1],
    ]) {
      test(`the lesson in ${language}, whose words follow what is played`, async () => {
        const ada = await house.visitor({ language });
        await ada.home();
        await ada.page.locator(`[data-game="${game}"] a[href="/learn/${game}"]`).first().click();
        await ada.page.locator(".learn-text").waitFor();
        const steps = await ada.page.evaluate(
          ([id, lang]) => fetch(`/api/games/${id}/lesson?lang=${lang}`).then((answer) => answer.json()),
          [game, language],
        );
        assert.ok(steps.length >= 5);
        let happened = [];
        for (const [i, step] of steps.entries()) {
          happened = step.plies ? [] : happened;
          await eventually(async () =>
            assert.match(await ada.text(".learn-count"), new RegExp(`${i + 1}.*${steps.length}`)),
          );
          const shown = await ada.text(".learn-text");
          const telling = tellingOf(step, happened);
          assert.ok(isTold(shown, telling.text), `step ${i + 1} says: ${shown}`);
          assert.equal(
            await ada.page.locator(".learn-anew").count(),
            i > 0 && step.plies ? 1 : 0,
            "a new position is called so",
          );
          await ada.page.locator(".table-board > *").waitFor();
          const played = await follow(ada, game, telling, turn);
          happened = [
            ...happened,
            ...step.cases
              .filter(({ tokens }) => isOneOf(tokens, played))
              .map(({ name }) => name)
              .slice(0, 1),
          ];
          await ada.page.locator("[data-next]").waitFor();
          const done = await ada.text(".learn-done");
          assert.ok(isTold(done, tellingOf(step, happened).done), `step ${i + 1} ends with: ${done}`);
          assert.equal(await ada.page.locator(".refusal").count(), 0, "no alarm beside a success");
          if (i === 1) {
            await ada.picture(`learn-${game}-${language}`);
            assert.deepEqual(await violations(ada), []);
          }
          await ada.page.locator("[data-next]").click();
          await ada.page.locator(".learn-done").waitFor({ state: "detached" });
        }
        await ada.page.locator(".learn-end").waitFor();
        assert.deepEqual(ada.complaints, []);
        await ada.leave();
      });
    }
  });
}

test("on a phone the board stays where it is when a step is done, and what was learnt is in sight", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  await ada.go("/learn/esgros");
  await ada.page.locator("[data-token][data-legal]").first().waitFor();
  const top = () =>
    ada.page.evaluate(() => document.querySelector(".table-board").getBoundingClientRect().top + scrollY);
  const before = await top();
  const cell = ada.page.locator(".table-board [data-token][data-legal]").first();
  await cell.tap();
  await ada.page.locator("[data-again]").tap();
  await ada.page.locator(".learn-done").waitFor();
  await eventually(async () => assert.ok(Math.abs((await top()) - before) < 2, "the board has moved"));
  await eventually(async () => {
    const { y, height } = await ada.page.locator(".learn-after").boundingBox();
    assert.ok(y > 0 && y + height <= 844, `from ${y}, ${height} high`);
  });
  await ada.picture("learn-phone");
  await ada.leave();
});

test("on a phone the whole board is in sight, and the button that plays lies below it", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  for (const game of ["estate", "esgros"]) {
    await ada.go(`/learn/${game}`);
    const cell = ada.page.locator(".table-board [data-token][data-legal]").first();
    await cell.tap();
    const [board, button] = await Promise.all(
      [".table-board", "[data-again]"].map((selector) => ada.page.locator(selector).boundingBox()),
    );
    assert.ok(board.height >= 240 && board.y + board.height <= button.y, `${game}: ${board.y} + ${board.height}`);
    await ada.picture(`learn-phone-${game}`);
    await ada.page.locator("[data-again]").tap();
    await ada.page.locator(".learn-done").waitFor();
    const { height } = await ada.page.locator(".table-board").boundingBox();
    assert.ok(Math.abs(height - board.height) < 2, `${game}: the board stays as large as it was`);
  }
  await ada.leave();
});

test("on a phone nobody scrolls: what a step speaks of lies above its words, and all words are in sight", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  for (const game of ["the-estates", "hexploration"]) {
    await ada.go(`/learn/${game}`);
    const lit = ada.page.locator(".table-board .is-lit").first();
    await lit.waitFor();
    await eventually(async () => {
      const [ring, words] = [await lit.boundingBox(), await ada.page.locator(".table-side").boundingBox()];
      assert.ok(
        ring.y > 0 && ring.y + ring.height <= words.y,
        `${game}: ring to ${ring.y + ring.height}, words from ${words.y}`,
      );
    });
    const hidden = await ada.page.locator(".table-side").evaluate((side) => side.scrollHeight - side.clientHeight);
    assert.ok(hidden < 2, `${game}: ${hidden} px of the words are out of sight`);
  }
  await ada.leave();
});
