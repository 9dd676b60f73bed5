import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { LogLine, Position, Table } from "../src/api/schema";
import type { Ply } from "../src/play/history";
import { meantFor, type PendingPly, type Shown, settle, shownWith, steady } from "../src/session/pending";
import type { TableState } from "../src/session/table-state";

const ply = (v: number, token: string, by = 1): Ply => ({ v, token, by });
const pending = (token: string, after = 3, by = 1): PendingPly => ({ token, by, key: token, after });
const line = (number: number, by = 1): LogLine => ({ ply: number, by, turn: 1, token: "", text: `${number}` });

describe("settle", () => {
  test("what the table has not told is still on its way", () => {
    const plies = [pending("b1"), pending("c1")];
    assert.deepEqual(settle(plies, [ply(3, "a1")]), { confirmed: [], left: plies });
  });

  test("a ply that the table tells is confirmed, and the next one can only come after it", () => {
    assert.deepEqual(settle([pending("b1"), pending("c1")], [ply(3, "a1"), ply(4, "b1")]), {
      confirmed: [4],
      left: [pending("c1", 4)],
    });
  });

  test("several are confirmed at once", () => {
    const plies = [ply(3, "a1"), ply(4, "b1"), ply(5, "c1"), ply(6, "d1", 2)];
    assert.deepEqual(settle([pending("b1"), pending("c1")], plies), { confirmed: [4, 5], left: [] });
  });

  test("the same token played earlier, or by somebody else, confirms nothing", () => {
    assert.deepEqual(settle([pending("a1")], [ply(3, "a1")]).confirmed, []);
    assert.deepEqual(settle([pending("a1")], [ply(4, "a1", 2)]).confirmed, []);
  });
});

test("plies are meant for the seat that has them played", () => {
  const plies = [pending("b1"), pending("c1")];
  assert.equal(meantFor(plies, [line(2), line(3)]), 2);
  assert.equal(meantFor(plies, [line(2), line(3, 2)]), 1);
  assert.equal(meantFor(plies, [line(2, 2), line(3)]), 0);
});

describe("what is shown", () => {
  const known: TableState = {
    table: { version: 3, by: 1, legal: ["b1", "c1"], view: "before" } as unknown as Table,
    history: { plies: [ply(3, "a1")], said: [], departures: [], v: 3 },
    log: [line(1)],
  };
  const position = { by: 1, legal: ["c1"], moves: [], view: "after", prompt: "go on" } as unknown as Position;
  const sight = { tokens: ["a1", "b1"], ahead: { position, lines: [line(2)] } };
  const everybody = (): boolean => true;

  test("a pending ply stands at the end of plies and log", () => {
    const { table, plies, log, ahead } = shownWith(known, [pending("b1")], [sight], everybody);
    assert.deepEqual([table.view, table.legal, table.version], ["after", ["c1"], 3]);
    assert.deepEqual(
      plies.map(({ token }) => token),
      ["a1", "b1"],
    );
    assert.deepEqual(log, [line(1), line(2)]);
    assert.equal(ahead, 1);
  });

  test("until it is known where the next one leads, the one before is shown", () => {
    const { plies, ahead } = shownWith(known, [pending("b1"), pending("c1")], [sight], everybody);
    assert.equal(plies.length, 2);
    assert.equal(ahead, 1);
  });

  test("the farthest of several is shown, and the one before once the last ply is dropped", () => {
    const farther = { tokens: ["a1", "b1", "c1"], ahead: { position, lines: [line(2), line(3)] } };
    const plies = [pending("b1"), pending("c1")];
    assert.equal(shownWith(known, plies, [farther, sight], everybody).ahead, 2);
    assert.equal(shownWith(known, plies.slice(0, 1), [farther, sight], everybody).ahead, 1);
  });

  test("nobody else's moves are offered", () => {
    const { table } = shownWith(known, [pending("b1")], [sight], () => false);
    assert.deepEqual([table.legal, table.moves, table.prompt], [[], [], ""]);
  });

  test("a sight of other plies is not shown", () => {
    assert.equal(shownWith(known, [pending("d1")], [sight], everybody).table, known.table);
    assert.equal(shownWith(known, [], [sight], everybody).table, known.table);
  });

  test("what is confirmed is shown as the table has it", () => {
    const confirmed = { ...known, history: { ...known.history, plies: [ply(3, "a1"), ply(4, "b1")] } };
    assert.equal(shownWith(confirmed, [], [sight], everybody).table, confirmed.table);
  });
});

describe("a view that stays", () => {
  const shown = (view: unknown, ...tokens: string[]): Shown => ({
    table: { version: tokens.length, view } as unknown as Table,
    plies: tokens.map((token, i) => ply(i + 1, token)),
    log: [],
    ahead: 0,
  });
  const before = shown({ tiles: ["a"] }, "a1", "b1");

  test("a table that confirms what was shown brings no other view", () => {
    const after = steady(shown({ tiles: ["a"] }, "a1", "b1"), before);
    assert.equal(after.table.view, before.table.view);
  });

  test("a table that knows more, or another ply, brings its own", () => {
    for (const next of [shown({ tiles: ["b"] }, "a1", "b1"), shown({ tiles: ["a"] }, "a1", "b1", "c1")]) {
      assert.equal(steady(next, before), next);
    }
    assert.equal(steady(before, undefined), before);
  });
});
