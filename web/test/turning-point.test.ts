import assert from "node:assert/strict";
import { test } from "node:test";
import { turningPoint } from "../src/story/turning-point";

test("a game turns where the winner's chances rise most by one ply", () => {
  const values = [
    [0.5, 0.5],
    [0.45, 0.55],
    [0.4, 0.6],
    [0.8, 0.2],
    [0.9, 0.1],
    [1, 0],
  ];
  assert.deepEqual(turningPoint(values, [1]), { ply: 2, before: 0.4, after: 0.8 });
});

test("what is not known is skipped, and the ply that led to what is known next counts", () => {
  assert.deepEqual(turningPoint([[0.5, 0.5], undefined, [0.1, 0.9], [0, 1]], [2]), { ply: 1, before: 0.5, after: 0.9 });
});

test("a rise that was lost again is none", () => {
  const values = [
    [0.5, 0.5],
    [1, 0],
    [0.4, 0.6],
    [0.6, 0.4],
    [1, 0],
  ];
  assert.deepEqual(turningPoint(values, [1]), { ply: 3, before: 0.6, after: 1 });
});

test("a game that drifts has no turning point, nor has one that nobody won", () => {
  assert.equal(
    turningPoint(
      [
        [0.5, 0.5],
        [0.55, 0.45],
        [0.6, 0.4],
        [0.65, 0.35],
      ],
      [1],
    ),
    undefined,
  );
  assert.equal(
    turningPoint(
      [
        [0.5, 0.5],
        [0.2, 0.8],
      ],
      [],
    ),
    undefined,
  );
});
