// The lesson of each game, done as it asks, in both languages.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { games, lessonPresses } from "./games.mjs";
import { House } from "./house.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Does what a step asks for. */
async function follow(visitor, game, { task, tokens }) {
  const { page } = visitor;
  if (task === "try") {
    await page.locator("[data-try]").click();
    await page.locator(".refusal").waitFor();
    return;
  }
  const wanted = task === "play" ? tokens[0] : await page.locator("[data-token][data-legal]").first().getAttribute("data-token");
  await (lessonPresses[game] ?? usualPress)(visitor, wanted);
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
    for (const language of ["en", "ja"]) {
      test(`the lesson in ${language}`, async () => {
        const ada = await house.visitor({ language });
        await ada.home();
        await ada.page.locator(`[data-game="${game}"] a[href="/learn/${game}"]`).click();
        await ada.page.locator(".learn-text").waitFor();
        const steps = await ada.page.evaluate(
          ([id, lang]) => fetch(`/api/games/${id}/lesson?lang=${lang}`).then((answer) => answer.json()),
          [game, language],
        );
        assert.ok(steps.length >= 5);
        for (const [i, step] of steps.entries()) {
          assert.equal(await ada.text(".learn-text"), step.text);
          await ada.page.locator(".table-board > *").waitFor();
          await follow(ada, game, step);
          await ada.page.locator("[data-next]").waitFor();
          assert.match(await ada.text(".learn-done"), new RegExp(step.done.slice(0, 8).replace(/[^\p{L}]/gu, ".")));
          if (i === 1) {
            await ada.picture(`learn-${game}-${language}`);
            assert.deepEqual(await violations(ada), []);
          }
          await ada.page.locator("[data-next]").click();
        }
        await ada.page.locator(".learn-end").waitFor();
        assert.deepEqual(ada.complaints, []);
        await ada.leave();
      });
    }
  });
}
