// A game that the server has and the client knows nothing of gets a plain board, on which it can be played to its end.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { brief } from "./games.mjs";
import { House } from "./house.mjs";
import { playToEnd } from "./playing.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Whatever the server says of a game it says of another one, which nobody has written a board for. */
async function rename({ page }, game, name) {
  const outward = (text) => text.replaceAll(`"${game}"`, `"${name}"`);
  const inward = (text) => text.replaceAll(`"${name}"`, `"${game}"`);
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const body = request.postData();
    const url = request.url().replace(`/games/${name}`, `/games/${game}`);
    const response = await route.fetch({ url, ...(body && { postData: inward(body) }) });
    await route.fulfill({ response, body: outward(await response.text()) });
  });
  await page.routeWebSocket("**/api/**", (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(outward(message)));
  });
}

for (const game of ["esgros", "the-estates"]) {
  test(`a whole game of ${game} on a plain board, by touch`, async () => {
    const ada = await house.visitor({ width: 390, height: 844, touch: true });
    await rename(ada, game, "unheard-of");
    await ada.home();
    await ada.choose("unheard-of", ["me", "agent1"], brief[game]);
    await ada.page.locator("plain-board .plain-fields").first().waitFor();
    await playToEnd([ada], { press: (visitor, token) => visitor.press(token) });
    await ada.page.locator(".actions a[href^='/analysis/']").waitFor();
    assert.deepEqual(ada.complaints, []);
    await ada.picture(`plain-${game}`);
    await ada.leave();
  });
}

test("a plain board is played by keys, and the page bears the game's name", async () => {
  const ada = await house.visitor();
  await rename(ada, "esgros", "unheard-of");
  await ada.home();
  await ada.enter("unheard-of", "here");
  const first = ada.page.locator('.plain-tokens [tabindex="0"]');
  assert.equal(await first.count(), 1, "one stop for the Tab key");
  await first.focus();
  await ada.page.keyboard.press("ArrowRight");
  const { version } = await ada.look();
  await ada.page.keyboard.press("Enter");
  await ada.untilPlayed(version);
  assert.match(await ada.page.title(), /Esgros/);
  await ada.page.locator(".plain .note", { hasText: "Played last:" }).waitFor();
  await ada.page.locator("#tab-rules").click();
  await ada.page.locator(".rules .guide-figure plain-board").first().waitFor();
  assert.deepEqual(ada.complaints, []);
  await ada.leave();
});
