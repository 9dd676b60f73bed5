import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnalysisLine, Candidate, LogLine } from "../src/api/schema";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { adviceOf, adviceTitle, answerIn, marksOf, stepsPlayed } = await import("../src/play/advice");

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

test("the answer to expect is the first turn of somebody else, without what chance does", () => {
  const line = (by: number, turn: number, text: string): LogLine => ({ ply: 0, by, turn, token: text, text });
  const later = [
    line(0, 3, "a tile"),
    line(2, 4, "draws"),
    line(0, 4, "a hill"),
    line(2, 4, "places it"),
    line(1, 5, "draws"),
  ];
  assert.deepEqual(answerIn(later, 1), { by: 2, texts: ["draws", "places it"] });
  assert.equal(answerIn([line(1, 3, "goes on")], 1), undefined);
  assert.equal(answerIn([], 1), undefined);
});
