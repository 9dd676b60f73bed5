import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../src/api/schema";
import { follow, lastTurn, momentAfter, NOTHING_YET, setUpOf } from "../src/play/history";

const told = (...events: Event[]) => events.reduce(follow, NOTHING_YET);

test("plies follow one another, and what was taken back is gone", () => {
  const history = told(
    { v: 1, kind: "created" },
    { v: 2, kind: "ply", by: 1, token: "a1" },
    { v: 3, kind: "ply", by: 2, token: "b1" },
    { v: 4, kind: "undone", by: 1, plies: 2 },
    { v: 5, kind: "ply", by: 1, token: "c1" },
  );
  assert.deepEqual(
    history.plies.map((ply) => ply.token),
    ["c1"],
  );
  assert.equal(history.v, 5);
});

test("who wants to play again is remembered", () => {
  const history = told({ v: 1, kind: "over" }, { v: 2, kind: "rematch", by: 2, table: "next" });
  assert.equal(history.rematchBy, 2);
  assert.equal(history.plies.length, 0);
});

test("an event without a kind is a ply that nobody else may know", () => {
  assert.deepEqual(told({ v: 1, kind: "created" }, { v: 2 }).plies, [{ token: "", by: -1, v: 2 }]);
});

test("the last turn is all that one seat did without a break", () => {
  const plies = [1, 2, 1, 1].map((by, i) => ({ token: `t${i}`, by, v: i }));
  assert.deepEqual(lastTurn(plies), ["t2", "t3"]);
  assert.deepEqual(lastTurn([]), []);
});

test("what is said does not touch the plies", () => {
  const history = told({ v: 1, kind: "said", seat: 0, name: "Ada", text: "hello", at: "now" });
  assert.deepEqual(history.said, [{ v: 1, seat: 0, name: "Ada", text: "hello", at: "now" }]);
  assert.equal(history.plies.length, 0);
});

test("what sets a game up is known before anybody has played", () => {
  const plies = [0, 0, 1, 0, 2].map((by, v) => ({ token: "x", by, v }));
  assert.equal(setUpOf(plies), 2);
  assert.equal(setUpOf(plies.slice(0, 2)), 2);
  assert.equal(setUpOf([]), 0);
});

test("a replay passes over what is quiet, and ends with the last ply", () => {
  const plies = ["a", "-", "-", "b", "-"].map((token, v) => ({ token, by: 1, v }));
  const game = { plies, isQuiet: ({ token }: { token: string }) => token === "-" };
  assert.deepEqual(
    [0, 1, 4].map((ply) => momentAfter(game, ply)),
    [1, 4, 5],
  );
});
