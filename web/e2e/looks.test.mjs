// How it looks: every size, both themes, both languages; pictures to be looked at, nothing sticks out, no violations of accessibility.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "./accessibility.mjs";
import { eventually } from "./eventually.mjs";
import { games } from "./games.mjs";
import { House } from "./house.mjs";
import { pressAny } from "./playing.mjs";

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const THEMES = ["light", "dark"];

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Pixels by which something sticks out of the page at the side. */
function overflow({ page }) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The same page at every size and in both themes. */
async function lookAt(visitor, what, language) {
  for (const size of SIZES) {
    await visitor.page.setViewportSize(size);
    for (const theme of THEMES) {
      const picture = `${what}-${size.width}-${theme}-${language}`;
      await visitor.page.emulateMedia({ colorScheme: theme });
      await visitor.picture(picture);
      await eventually(async () => assert.deepEqual(await violations(visitor), [], picture));
      await eventually(async () => assert.equal(await overflow(visitor), 0, picture));
    }
  }
}

async function hasNoViolations(visitor, where) {
  for (const theme of THEMES) {
    await visitor.page.emulateMedia({ colorScheme: theme });
    await eventually(async () => assert.deepEqual(await violations(visitor), [], `${where}, ${theme}`));
  }
}

for (const language of ["en", "ja"]) {
  test(`home in ${language}`, async () => {
    const ada = await house.visitor({ language });
    await ada.home();
    await lookAt(ada, "home", language);
    assert.deepEqual(ada.complaints, []);
    await ada.leave();
  });

  for (const game of games) {
    test(`${game} in ${language}`, async () => {
      const ada = await house.visitor({ language });
      await ada.home();
      await ada.enter(game, "here");
      const { legal } = await ada.look();
      await pressAny(ada, legal.includes("d4") ? "d4" : legal[0], game);
      await ada.page.mouse.move(0, 0);
      await ada.page.keyboard.press("d");
      await ada.page.locator(".log-ply").first().waitFor();
      await lookAt(ada, game, language);
      assert.deepEqual(ada.complaints, []);
      await ada.leave();
    });
  }
}

test("dialogs, refusals, rules and analysis have no violations either", async () => {
  const ada = await house.visitor();
  await ada.home();
  for (const dialog of ["settings-dialog", "import-dialog", '[data-game="estate"] new-table-dialog']) {
    await ada.page.locator(`${dialog} > button`).click();
    await ada.page.locator(`${dialog} dialog[open]`).waitFor();
    await hasNoViolations(ada, dialog);
    await ada.page.keyboard.press("Escape");
  }
  await ada.enter("esgros", "here");
  await ada.press("d4");
  await ada.page.locator('[data-token="d4"]').click();
  await ada.page.locator(".refusal a").click();
  await ada.page.locator(".rule.is-wanted").waitFor();
  await hasNoViolations(ada, "refusal");
  await ada.page.locator(".actions button", { hasText: "Resign" }).click();
  await ada.page.locator("ask-dialog button[value=yes]").click();
  await ada.page.locator(".actions a", { hasText: "Analyse" }).click();
  await ada.page.locator(".curve").waitFor();
  await hasNoViolations(ada, "analysis");
  await ada.go("/rules/esgros");
  await ada.page.locator(".guide-part").first().waitFor();
  await ada.unfold();
  await hasNoViolations(ada, "rules");
  await ada.home();
  await ada.enter("estate", "here");
  await ada.home();
  await ada.page.locator(".table-card.is-waiting").first().waitFor();
  await hasNoViolations(ada, "running tables");
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
