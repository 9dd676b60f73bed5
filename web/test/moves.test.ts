import assert from "node:assert/strict";
import { test } from "node:test";
import type { Move } from "../src/api/schema";
import type { Scene } from "../src/board/game";
import { limitedTo, moveOf, movesWith, moveWith } from "../src/board/moves";

const MOVES: readonly Move[] = [
  { token: "bid2", kind: "bid", piece: "cube", amount: 2 },
  { token: "bid3", kind: "bid", piece: "cube", amount: 3 },
  { token: "move:1>2,0", kind: "move", target: "2,0", from: "1", amount: 0 },
  { token: "move:1>2,0*1", kind: "move", target: "2,0", from: "1", amount: 1 },
  { token: "pass", kind: "pass", piece: "cube" },
];
const SCENE = { moves: MOVES, legal: MOVES.map(({ token }) => token) } as unknown as Scene;

const tokens = (moves: readonly Move[]): string[] => moves.map(({ token }) => token);

test("moves are found by what they do", () => {
  assert.deepEqual(tokens(movesWith(SCENE, { kind: "bid" })), ["bid2", "bid3"]);
  assert.equal(moveWith(SCENE, { kind: "bid", amount: 3 })?.token, "bid3");
  assert.equal(moveWith(SCENE, { target: "2,0", amount: 0 })?.token, "move:1>2,0");
  assert.equal(moveWith(SCENE, { kind: "swap" }), undefined);
});

test("a legal token says what it does, and no other", () => {
  assert.equal(moveOf(SCENE, "bid3")?.amount, 3);
  assert.equal(moveOf(SCENE, "bid4"), undefined);
});

test("a part of a board has the moves of its kinds only", () => {
  const part = limitedTo(SCENE, ["pass", "bid"]);
  assert.deepEqual(part.legal, ["bid2", "bid3", "pass"]);
  assert.deepEqual(tokens(part.moves), part.legal);
});
