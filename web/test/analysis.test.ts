import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { costliest, curveOf } from "../src/analysis/costs";
import { addedLater, checkDraws } from "../src/analysis/fairness";
import type { AnalysisLine } from "../src/api/schema";

const found = (...moves: [string, number][]): AnalysisLine => ({
  nodes: 1,
  value: moves[0]![1],
  values: [moves[0]![1], 1 - moves[0]![1]],
  pv: [],
  final: true,
  moves: moves.map(([token, value]) => ({
    token,
    text: `plays ${token}`,
    value,
    share: 0.5,
    advised: true,
    turn: [{ token, text: `plays ${token}` }],
    line: [token],
  })),
});

const proven = (line: AnalysisLine, verdict: "win" | "loss"): AnalysisLine => ({
  ...line,
  proven: verdict,
  moves: line.moves.map((move, i) => (i === 0 ? { ...move, proven: verdict } : move)),
});

test("the costliest plies come first, and the best move costs nothing", () => {
  const plies = ["a", "b", "c"].map((token, i) => ({ token, by: (i % 2) + 1, v: i }));
  const costs = costliest(
    plies,
    [found(["x", 0.7], ["a", 0.5]), found(["b", 0.6], ["y", 0.5]), found(["z", 0.9], ["c", 0.4])],
    undefined,
  );
  assert.deepEqual(
    costs.map(({ ply, better, cost }) => [ply, better, Math.round(cost * 100)]),
    [
      [2, ["plays z"], 50],
      [0, ["plays x"], 20],
    ],
  );
});

test("what search hardly looked at is judged by what came of it", () => {
  const [best, hardly] = found(["x", 0.7], ["a", 0]).moves;
  const glance = { ...found(["x", 0.7]), moves: [best!, { ...hardly!, share: 0.001 }] };
  const plies = ["a", "b"].map((token, i) => ({ token, by: i + 1, v: i }));
  assert.deepEqual(costliest(plies, [glance, undefined], undefined), []);
  assert.equal(Math.round(costliest(plies, [glance, found(["b", 0.6])], undefined)[0]!.cost * 100), 10);
});

test("a move that wins is never blamed, whether the win is proven again after it or not", () => {
  const plies = ["a", "b"].map((token, i) => ({ token, by: 1, v: i }));
  const won = proven(found(["x", 1], ["a", 0.3]), "win");
  assert.deepEqual(costliest(plies, [won, proven(found(["b", 1]), "win")], [1, 0]), []);
  assert.deepEqual(costliest(plies, [won, found(["b", 0.7])], [1, 0]), []);
  assert.deepEqual(costliest(plies.slice(0, 1), [won], [1, 0]), [], "the last move ends it");
});

test("a proven win that is thrown away is told as that", () => {
  const plies = ["a", "b"].map((token, i) => ({ token, by: i + 1, v: i }));
  const lost = proven({ ...found(["b", 1]), values: [0, 1] }, "win");
  const [cost] = costliest(plies, [proven(found(["x", 1], ["a", 0.3]), "win"), lost], [0, 1]);
  assert.deepEqual([cost?.ply, cost?.cost, cost?.isWin], [0, 1, true]);
});

test("a proven win that is given away in the middle of a turn is told, even if search calls it an even game then", () => {
  const plies = ["a", "b"].map((token, i) => ({ token, by: 1, v: i }));
  const [cost] = costliest(plies, [proven(found(["x", 1], ["a", 0.3]), "win"), found(["b", 0.51])], undefined);
  assert.deepEqual([cost?.ply, Math.round(100 * (cost?.cost ?? 0))], [0, 49]);
});

test("the curve has a value for each moment that was looked at, and the end", () => {
  assert.deepEqual(curveOf([found(["x", 0.7]), undefined], [1, 0]), [[0.7, 1 - 0.7], undefined, [1, 0]]);
});

// The same computation as docs/fairness.md describes it, by another library.
const seed = Buffer.alloc(32, 7);
const commitment = createHash("sha256").update(seed).update("table").digest("hex");
const outcomes = ["rain", "sun", "hail"];
const weights = [1, 5, 2];
const salts = [Buffer.alloc(32, 0xad), undefined, Buffer.alloc(32, 0xc1)];
const kept = { commitment, salt: "ad".repeat(32) };

function drawn(k: number): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(k));
  const added = salts.flatMap((salt, i) => (salt ? [Buffer.from([i + 1]), salt] : []));
  const r = createHmac("sha256", seed)
    .update(Buffer.concat([number, ...added]))
    .digest()
    .readBigUInt64BE(0);
  const bag = ["hail", "hail", "rain", "sun", "sun", "sun", "sun", "sun"];
  return bag[Number((r * 8n) >> 64n)]!;
}

const plies = Array.from({ length: 40 }, (_, i) => ({ token: drawn(i), by: 0 }));
const positionAt = () => Promise.resolve({ legal: outcomes, weights });

const played = {
  table: "table",
  commitment,
  seed: seed.toString("hex"),
  salts: salts.map((salt) => salt?.toString("hex")),
  kept,
  plies,
  brought: 0,
};

test("draws that follow from the seed and the salts are fair", async () => {
  assert.deepEqual(await checkDraws({ ...played, plies: [{ token: "x", by: 1 }, ...plies] }, positionAt), {
    kind: "fair",
    draws: 40,
  });
  assert.deepEqual(await checkDraws({ ...played, kept: undefined }, positionAt), { kind: "fair", draws: 40 });
});

test("draws that were brought from elsewhere are not checked, all later ones are", async () => {
  const other = plies.map((ply, i) => (i < 3 ? { ...ply, token: "snow" } : ply));
  const game = { ...played, plies: other, brought: 3 };
  assert.deepEqual(await checkDraws(game, positionAt), { kind: "fair", draws: 37 });
  assert.equal((await checkDraws({ ...game, brought: 2 }, positionAt)).kind, "wrong-draw");
});

test("draws that do not follow from every salt are found", async () => {
  assert.equal((await checkDraws({ ...played, salts: [kept.salt] }, positionAt)).kind, "wrong-draw");
  assert.equal((await checkDraws({ ...played, salts: [], kept: undefined }, positionAt)).kind, "wrong-draw");
});

test("what this browser saw and added counts, not what the server says later", async () => {
  const before = { ...kept, commitment: "c0".repeat(32) };
  assert.deepEqual(await checkDraws({ ...played, kept: before }, positionAt), { kind: "other-commitment" });
  const own = { ...kept, salt: "0a".repeat(32) };
  assert.deepEqual(await checkDraws({ ...played, kept: own }, positionAt), { kind: "salt-left-out" });
});

test("who added a salt after oneself is named", () => {
  const seat = (n: number, you: boolean, salt?: string) => ({
    seat: n,
    kind: "human" as const,
    name: `${n}`,
    you,
    ...(salt && { salt }),
  });
  const events = [
    { v: 1, kind: "created" as const },
    { v: 2, kind: "seated" as const, seat: 3 },
    { v: 3, kind: "seated" as const, seat: 2 },
  ];
  assert.deepEqual(addedLater(events, [seat(1, true, "a"), seat(2, false), seat(3, false, "c")]), [3]);
  assert.deepEqual(addedLater(events, [seat(1, false, "a"), seat(2, true, "b"), seat(3, false, "c")]), []);
  const dropped = [...events.slice(0, 2), { v: 3, kind: "dropped" as const, seat: 2 }];
  assert.deepEqual(addedLater(dropped, [seat(1, true, "a"), seat(2, false, "c")]), [2]);
  assert.deepEqual(
    addedLater(
      [...events, { v: 4, kind: "seated", seat: 2 }],
      [seat(1, true, "a"), seat(2, true, "a"), seat(3, false, "c")],
    ),
    [],
  );
});

test("one other draw is found", async () => {
  const other = plies.map((ply, i) => (i === 17 ? { ...ply, token: ply.token === "sun" ? "rain" : "sun" } : ply));
  const verdict = await checkDraws({ ...played, plies: other }, positionAt);
  assert.equal(verdict.kind, "wrong-draw");
  assert.equal(verdict.kind === "wrong-draw" && verdict.ply, 18);
});

test("a seed that was not committed to is found out", async () => {
  assert.deepEqual(await checkDraws({ ...played, table: "another" }, positionAt), { kind: "wrong-seed" });
});
