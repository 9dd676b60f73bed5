import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { costliest, curveOf } from "../src/analysis/costs";
import { checkDraws } from "../src/analysis/fairness";
import type { AnalysisLine } from "../src/api/schema";

const found = (...moves: [string, number][]): AnalysisLine => ({
  nodes: 1,
  value: moves[0]![1],
  values: [moves[0]![1], 1 - moves[0]![1]],
  pv: [],
  final: true,
  moves: moves.map(([token, value]) => ({ token, text: `plays ${token}`, value, share: 0.5 })),
});

test("the costliest plies come first, and the best move costs nothing", () => {
  const plies = ["a", "b", "c"].map((token, i) => ({ token, by: (i % 2) + 1, v: i }));
  const costs = costliest(plies, [found(["x", 0.7], ["a", 0.5]), found(["b", 0.6], ["y", 0.5]), found(["z", 0.9], ["c", 0.4])]);
  assert.deepEqual(
    costs.map(({ ply, better, cost }) => [ply, better, Math.round(cost * 100)]),
    [
      [2, "plays z", 50],
      [0, "plays x", 20],
    ],
  );
});

test("what search hardly looked at is judged by what came of it", () => {
  const glance = found(["x", 0.7], ["a", 0]);
  glance.moves[1]!.share = 0.001;
  const plies = ["a", "b"].map((token, i) => ({ token, by: i + 1, v: i }));
  assert.deepEqual(costliest(plies, [glance, undefined]), []);
  assert.equal(Math.round(costliest(plies, [glance, found(["b", 0.6])])[0]!.cost * 100), 10);
});

test("the curve has a value for each moment that was looked at, and the end", () => {
  assert.deepEqual(curveOf([found(["x", 0.7]), undefined], [1, 0]), [[0.7, 1 - 0.7], undefined, [1, 0]]);
});

// The same computation as docs/fairness.md describes it, by another library.
const seed = Buffer.alloc(32, 7);
const commitment = createHash("sha256").update(seed).update("table").digest("hex");
const outcomes = ["rain", "sun", "hail"];
const weights = [1, 5, 2];

function drawn(k: number): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(k));
  const r = createHmac("sha256", seed).update(number).digest().readBigUInt64BE(0);
  const bag = ["hail", "hail", "rain", "sun", "sun", "sun", "sun", "sun"];
  return bag[Number((r * 8n) >> 64n)]!;
}

const plies = Array.from({ length: 40 }, (_, i) => ({ token: drawn(i), by: 0 }));
const positionAt = () => Promise.resolve({ legal: outcomes, weights });

test("draws that follow from the seed are fair", async () => {
  const game = { table: "table", commitment, seed: seed.toString("hex"), plies: [{ token: "x", by: 1 }, ...plies] };
  assert.deepEqual(await checkDraws(game, positionAt), { kind: "fair", draws: 40 });
});

test("one other draw is found", async () => {
  const other = plies.map((ply, i) => (i === 17 ? { ...ply, token: ply.token === "sun" ? "rain" : "sun" } : ply));
  const verdict = await checkDraws({ table: "table", commitment, seed: seed.toString("hex"), plies: other }, positionAt);
  assert.equal(verdict.kind, "wrong-draw");
  assert.equal(verdict.kind === "wrong-draw" && verdict.ply, 18);
});

test("a seed that was not committed to is found out", async () => {
  const game = { table: "another", commitment, seed: seed.toString("hex"), plies };
  assert.deepEqual(await checkDraws(game, positionAt), { kind: "wrong-seed" });
});
