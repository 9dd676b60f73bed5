// How each game is played, as its page and the corner of its tables show it.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { games } from "./games.mjs";
import { House } from "./house.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** What the server says of a game. */
function ask({ page }, game, what, language) {
  return page.evaluate(
    ([id, name, lang]) => fetch(`/api/games/${id}/${name}?lang=${lang}`).then((answer) => answer.json()),
    [game, what, language],
  );
}

/** Until an element lies within the window. */
async function untilInSight(locator) {
  await eventually(async () => {
    const box = await locator.boundingBox();
    const window = locator.page().viewportSize();
    assert.ok(box !== null && box.y >= 0 && box.y < window.height, `it lies at ${box?.y}`);
  });
}

for (const game of games) {
  describe(game, () => {
    for (const [language, theme, width] of [
      ["en", "light", 1200],
      ["ja", "dark", 390],
    ]) {
      test(`its page in ${language}, ${width} wide`, async () => {
        const ada = await house.visitor({ language, theme, width, height: 844, touch: width < 600 });
        await ada.go(`/rules/${game}`);
        await ada.page.locator(".guide-part").first().waitFor();
        const guide = await ask(ada, game, "guide", language);
        assert.equal(await ada.text(".guide-aim"), guide.aim);
        assert.equal(await ada.page.locator(".guide-part").count(), guide.parts.length);
        const figures = guide.parts.flatMap(({ blocks }) => blocks).filter(({ figure }) => figure);
        assert.equal(await ada.page.locator(".guide-figure").count(), figures.length);
        for (const board of await ada.page.locator(".guide-board > *").all()) {
          await eventually(async () => {
            const { width: drawn, height } = await board.boundingBox();
            assert.ok(drawn > 100 && height > 60, `a figure of ${drawn} by ${height}`);
          });
        }
        assert.equal(await ada.page.locator(".guide-part .rule:visible").count(), 0, "the exact rules are folded");
        await eventually(async () => {
          const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(wide <= width, `${wide} is wider than the window`);
        });
        await ada.unfold();
        await eventually(async () => assert.deepEqual(await violations(ada), []));
        await ada.picture(`rules-${game}-${language}`);
        assert.deepEqual(ada.complaints, []);
        await ada.leave();
      });
    }

    test("every rule and everything between the rules can be read", async () => {
      const ada = await house.visitor();
      await ada.go(`/rules/${game}`);
      await ada.page.locator("[data-whole] > summary").click();
      const { sections } = await ask(ada, game, "rulebook", "en");
      const rules = await ask(ada, game, "rules", "en");
      const whole = await ada.page.locator("[data-whole]").innerText();
      for (const { heading } of sections) {
        assert.ok(whole.includes(heading), heading);
      }
      for (const { number } of rules) {
        assert.equal(await ada.page.locator(`[data-whole] [data-rule="${number}"]`).count(), 1, number);
        assert.ok(
          (await ada.page.locator(`.guide-part [data-rule="${number}"]`).count()) > 0,
          `${number} stands below no part`,
        );
      }
      assert.ok((await ada.page.locator("[data-whole] tbody tr").count()) > 0, "the table of tokens");
      await ada.leave();
    });
  });
}

test("an address leads to its rule, and so does a number in the text", async () => {
  const ada = await house.visitor();
  await ada.go("/rules/estate#E9");
  const wanted = ada.page.locator(".guide-part .rule.is-wanted");
  await wanted.waitFor();
  assert.equal(await wanted.getAttribute("data-rule"), "E9");
  await untilInSight(wanted);
  assert.equal(await ada.page.locator(".guide-part details[open]").count(), 1, "only what was asked for is unfolded");
  await ada.page.locator("[data-whole] > summary").click();
  await ada.page.locator("[data-whole] td a", { hasText: "E10" }).click();
  await ada.page.locator('.guide-part .rule.is-wanted[data-rule="E10"]').waitFor();
  await untilInSight(ada.page.locator('.guide-part [data-rule="E10"]'));
  await ada.leave();
});

test("on a phone a refusal leads to its rule over the board, and from an analysis to the page of rules", async () => {
  const ada = await house.visitor({ width: 390, height: 844, touch: true });
  await ada.home();
  await ada.enter("estate", "here");
  await ada.press("e5");
  await ada.page.locator('.table-board [data-token="e5"]').tap();
  await ada.page.locator(".refusal a", { hasText: "E3" }).tap();
  const rule = ada.page.locator('rule-dialog dialog[open] [data-rule="E3"]');
  await rule.waitFor();
  const { y, height } = await rule.boundingBox();
  assert.ok(y > 0 && y + height < 844, "all of its text is in sight");
  assert.equal(await ada.page.evaluate(() => scrollY), 0, "the page stays where it is");
  assert.equal(await ada.page.locator(".refusal").count(), 0, "the message has gone");
  await ada.picture("rule-phone");
  await ada.page.locator("rule-dialog dialog .is-main").tap();
  await ada.page.locator("rule-dialog").waitFor({ state: "detached" });
  assert.match(ada.page.url(), /\/table\//, "the table is still there");
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ada.page.locator(".actions a", { hasText: "Analyse" }).click();
  await ada.page.locator("analysis-page ply-stepper output", { hasText: "Move 1 of 1" }).waitFor();
  await ada.page.locator('.table-board [data-token="e5"]').tap();
  await ada.page.locator(".refusal a").tap();
  await ada.page.waitForURL("**/rules/estate#*");
  await ada.page.locator(".guide-part .rule.is-wanted").waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});

test("from the rules into the lesson and into a game", async () => {
  const ada = await house.visitor();
  await ada.go("/rules/esgros");
  await ada.page.locator('.rules-head a[href="/learn/esgros"]').click();
  await ada.page.locator(".learn-text").waitFor();
  await ada.page.goBack();
  await ada.page.locator(".rules-head [data-way=computer]").click();
  await ada.arrive();
  assert.equal((await ada.look()).seats.filter(({ kind }) => kind === "agent").length, 1);
  await ada.leave();
});
