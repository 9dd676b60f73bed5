import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnalysisLine, Candidate } from "../src/api/schema";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { adviceOf, adviceTitle, marksOf, stepsPlayed } = await import("../src/play/advice");

const move = ([token = "", ...rest]: string[], value: number, more: Partial<Candidate> = {}): Candidate => ({
  token,
  text: token,
  value,
  share: 0.5,
  advised: true,
  turn: [token, ...rest].map((step) => ({ token: step, text: step })),
  line: [token, ...rest],
  ...more,
});

const found = (...moves: Candidate[]): AnalysisLine => ({
  nodes: 1,
  value: 0.5,
  values: [0.5, 0.5],
  pv: [],
  final: true,
  moves,
});

test("advice is the whole turn, its steps numbered, and holds on while they are played", () => {
  const line = found(move(["f8", "i4", "i5"], 1, { proven: "win" }), move(["b2"], 0.9, { advised: false }));
  const advice = adviceOf(line)!;
  assert.deepEqual(
    marksOf(advice).map(({ token, label }) => token + label),
    ["f81", "i42", "i53"],
  );
  assert.equal(adviceTitle(advice), "This wins, whatever the others do:");
  assert.deepEqual(advice.others, []);
  assert.equal(stepsPlayed(advice, [{ token: "f8" }]), 1);
  assert.deepEqual(
    marksOf(advice, 1).map(({ token, label }) => token + label),
    ["i42", "i53"],
  );
  assert.equal(stepsPlayed(advice, [{ token: "b2" }]), undefined);
});

test("a turn of one step is marked with what it is worth", () => {
  const advice = adviceOf(found(move(["d4"], 0.574), move(["a1"], 0.5)))!;
  assert.deepEqual(
    marksOf(advice).map(({ label }) => label),
    ["57\u00a0%"],
  );
  assert.equal(advice.others.length, 1);
});
