import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, sharesOf } from "../src/analysis/draws";
import type { AnalysisLine } from "../src/api/schema";
import { merged } from "../src/engine/merge";
import { cleared, startOf, toggled } from "../src/variations/placement";

/** What one search found: moves with share and value. */
const found = (nodes: number, ...moves: [string, number, number][]): AnalysisLine => ({
  nodes,
  value: moves[0]![2],
  values: [moves[0]![2], 1 - moves[0]![2]],
  pv: [moves[0]![0]],
  final: false,
  moves: moves.map(([token, share, value]) => ({
    token,
    text: token,
    value,
    share,
    advised: true,
    turn: [{ token, text: token }],
    line: [token, `after ${token}`],
  })),
});

test("tries of all searches are summed, and values are means by tries", () => {
  const all = merged([found(100, ["a", 0.6, 0.5], ["b", 0.4, 0.4]), found(300, ["b", 0.8, 0.6], ["a", 0.2, 0.5])]);
  assert.equal(all.nodes, 400);
  assert.deepEqual(
    all.moves.map(({ token, share, value }) => [token, Math.round(share * 400), Math.round(value * 1000)]),
    [
      ["b", 280, 571],
      ["a", 120, 500],
    ],
  );
  assert.equal(all.value, all.moves[0]!.value);
  assert.deepEqual(all.values, [0.6, 0.4]);
  assert.deepEqual(all.pv, ["b", "after b"]);
});

test("one search alone is what it is", () => {
  const one = found(100, ["a", 1, 0.5]);
  assert.deepEqual(merged([one]), one);
});

test("what one search has proven holds for all", () => {
  const proven: AnalysisLine = { ...found(10, ["b", 1, 1]), proven: "win", final: true };
  const all = merged([found(100, ["a", 1, 0.5]), proven]);
  assert.equal(all.proven, "win");
  assert.equal(all.moves[0]!.token, "b");
  assert.equal(all.nodes, 110);
  assert.equal(all.final, true);
});

test("a move that is proven to lose comes last, however often it was tried", () => {
  const line = found(100, ["a", 0.9, 0], ["b", 0.1, 0.3]);
  const lost = { ...line, moves: line.moves.map((move, i) => (i === 0 ? { ...move, proven: "loss" as const } : move)) };
  assert.deepEqual(
    merged([lost, found(100, ["b", 1, 0.3])]).moves.map(({ token, advised }) => [token, advised]),
    [
      ["b", true],
      ["a", false],
    ],
  );
});

test("what was hardly looked at, or seems better than the best, is not advised", () => {
  const lines = [1, 2].map(() => found(100, ["a", 0.9, 0.5], ["b", 0.02, 0.4], ["c", 0.08, 0.7]));
  assert.deepEqual(
    merged(lines)
      .moves.filter(({ advised }) => advised)
      .map(({ token }) => token),
    ["a"],
  );
});

test("draws are as likely as their weights say", () => {
  assert.deepEqual(sharesOf(["a", "b"], [1, 3]), [0.25, 0.75]);
  assert.deepEqual(sharesOf(["a", "b"], []), [0.5, 0.5]);
  assert.equal(drawn(["a", "b"], [1, 3], 0.2), "a");
  assert.equal(drawn(["a", "b"], [1, 3], 0.3), "b");
  assert.equal(drawn(["a", "b"], [1, 3], 0.999_999), "b");
});

test("a piece is placed, replaced and taken away", () => {
  const empty = cleared({ pieces: { light: ["a1"], dark: [] }, to: "dark", numbers: { points: 2 } });
  assert.equal(startOf(empty), "to=light");
  const one = toggled(empty, "light", "b2");
  assert.equal(startOf(toggled(one, "light", "a1")), "light=a1,b2 to=light");
  assert.equal(startOf(toggled(one, "dark", "b2")), "dark=b2 to=light");
  assert.equal(startOf(toggled(one, "light", "b2")), "to=light");
  assert.equal(startOf({ ...one, to: "dark", numbers: { points: 3 } }), "light=b2 to=dark points=3");
});
