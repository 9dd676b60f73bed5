import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { changesBetween, type Seen } from "../src/motion/seen";
import { type Ply, roundStart, turnStart } from "../src/play/history";

const seen = (place = "", look = ""): Seen => ({ place, look }) as unknown as Seen;
const kinds = (before: Record<string, Seen>, now: Record<string, Seen>): string[] =>
  changesBetween(new Map(Object.entries(before)), new Map(Object.entries(now))).map(({ kind }) => kind);

describe("changes between two moments", () => {
  test("a new key has entered, a key that is gone has left", () => {
    assert.deepEqual(kinds({ a: seen() }, { b: seen() }), ["entered", "left"]);
  });

  test("another place is a move, another look at the same place a turn", () => {
    assert.deepEqual(kinds({ a: seen("here"), b: seen("x", "dark") }, { a: seen("there"), b: seen("x", "light") }), [
      "moved",
      "turned",
    ]);
  });

  test("what is the same has not changed, wherever it is on the screen", () => {
    assert.deepEqual(kinds({ a: seen("here", "dark") }, { a: seen("here", "dark") }), []);
  });
});

describe("the last round", () => {
  const plies = (...by: number[]): Ply[] => by.map((seat, i) => ({ token: `t${i}`, by: seat, v: i + 1 }));

  test("begins after one's own last turn", () => {
    assert.equal(roundStart(plies(1, 1, 2, 0, 3), [1]), 2);
  });

  test("is that of the others, though one's own next turn has begun", () => {
    assert.equal(roundStart(plies(1, 2, 2, 1, 1), [1]), 1);
  });

  test("is all there is if one has not played yet", () => {
    assert.equal(roundStart(plies(2, 2), [1]), 0);
  });

  test("is the last turn for whoever watches, or plays all seats", () => {
    assert.equal(roundStart(plies(1, 2, 2), []), 1);
    assert.equal(roundStart(plies(1, 2, 2), [1, 2]), 1);
    assert.equal(turnStart([]), 0);
  });
});
