// Against the computer alone, the player's own browser thinks: for the computer, and for hints.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "./eventually.mjs";
import { House } from "./house.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const AGAINST_COMPUTER = { game: "esgros", seats: [{ kind: "me" }, { kind: "agent", level: 1 }] };

async function opened(table) {
  const visitor = await house.visitor();
  await visitor.open(table);
  await visitor.page.evaluate(() => document.querySelector("table-page").prepared);
  return visitor;
}

/** What the page sends from now on. */
function sent({ page }) {
  const bodies = [];
  page.on("request", (request) => {
    if (request.method() === "POST") {
      bodies.push(`${new URL(request.url()).pathname.split("/").at(-1)} ${request.postData() ?? ""}`);
    }
  });
  return bodies;
}

async function log(visitor, tableId = visitor.tableId) {
  const answer = await visitor.context.request.get(`${visitor.address}/api/tables/${tableId}/log`);
  return answer.json();
}

test("the browser plays for the computer, and the table shows it as the computer's", async () => {
  const visitor = await opened(AGAINST_COMPUTER);
  const bodies = sent(visitor);
  await visitor.page.locator('[data-token="d4"][data-legal]').click();
  await eventually(async () => {
    const lines = await log(visitor);
    assert.deepEqual(
      lines.map(({ by }) => by),
      [1, 2],
    );
  });
  const seats = bodies.filter((body) => body.startsWith("plies ")).map((body) => JSON.parse(body.slice(6)).seat);
  assert.deepEqual(seats, [undefined, 2]);
  await visitor.untilShown();
  assert.deepEqual(visitor.complaints, []);
  await visitor.leave();
});

test("when the browser is closed the computer plays on the server", async () => {
  const visitor = await opened(AGAINST_COMPUTER);
  const { tableId } = visitor;
  const { version } = await visitor.look();
  await visitor.page.close();
  const answer = await visitor.context.request.post(`${visitor.address}/api/tables/${tableId}/plies`, {
    data: { token: "d4", basedOn: version },
    headers: { Origin: visitor.address },
  });
  assert.ok(answer.ok(), await answer.text());
  await eventually(async () => assert.equal((await log(visitor, tableId)).length, 2));
  await visitor.leave();
});

test("where others play, the server thinks for the computer", async () => {
  const [ada, ben] = [await house.visitor(), await house.visitor()];
  await ada.open({
    game: "hexploration",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "agent", level: 1 }],
  });
  await ben.page.goto(ada.page.url());
  await ben.sitDown();
  const bodies = [sent(ada), sent(ben)];
  for (const [seat, visitor] of [ada, ben].entries()) {
    await eventually(async () => assert.equal((await visitor.look()).by, seat + 1));
    while ((await visitor.look()).by === seat + 1) {
      const { legal, version } = await visitor.look();
      await visitor.context.request.post(`${visitor.address}/api/tables/${visitor.tableId}/plies`, {
        data: { token: legal.find((token) => !/swap/.test(token)), basedOn: version },
        headers: { Origin: visitor.address },
      });
    }
  }
  await eventually(async () => assert.ok((await log(ada)).some(({ by }) => by === 3)));
  assert.deepEqual(bodies, [[], []]);
  await Promise.all([ada.leave(), ben.leave()]);
});

for (const game of ["esgros", "the-estates"]) {
  test(`a hint at ${game} needs no request`, async () => {
    const visitor = await opened({ game, seats: [{ kind: "me" }, { kind: "agent", level: 1 }] });
    await eventually(async () => assert.ok((await visitor.look()).legal?.length));
    await visitor.untilShown();
    const bodies = sent(visitor);
    await visitor.page.keyboard.press("h");
    await visitor.page.locator(".advice").waitFor();
    assert.deepEqual(
      bodies.filter((body) => body.startsWith("hint")),
      [],
    );
    assert.deepEqual(visitor.complaints, []);
    await visitor.leave();
  });
}
