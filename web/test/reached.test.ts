import assert from "node:assert/strict";
import { test } from "node:test";
import type { LessonStep } from "../src/api/schema";
import { after, arrived, filled, holds, NOWHERE, wayOf } from "../src/learn/reached";

const way = { then: [], task: "any" as const, tokens: [], places: [], text: "text", done: "done", label: "" };
const step = (more: Partial<LessonStep>): LessonStep => ({
  ...way,
  seats: 2,
  options: {},
  cases: [],
  ways: {},
  ...more,
});

test("a step begins anew, or goes on from where the learner is", () => {
  const there = { plies: ["a1"], happened: ["CHEAP"], played: "places a1", place: "a1" };
  assert.deepEqual(arrived(step({ plies: ["c3"] }), there), { ...NOWHERE, plies: ["c3"] });
  assert.deepEqual(arrived(step({ then: ["b2"] }), there), { ...there, plies: ["a1", "b2"] });
});

test("what a step tells depends on the latest case that it knows", () => {
  const first = step({
    plies: [],
    cases: [
      { name: "CHEAP", tokens: ["a1", "e*"] },
      { name: "DEAR", tokens: ["c3"] },
    ],
  });
  const cheap = after(first, arrived(first, NOWHERE), "e2", "places e2");
  assert.deepEqual(cheap.happened, ["CHEAP"]);
  const next = step({ ways: { CHEAP: { ...way, text: "two points are left", then: ["d4"] }, OTHER: way } });
  assert.equal(wayOf(next, cheap).text, "two points are left");
  assert.deepEqual(arrived(next, cheap).plies, ["e2", "d4"]);
  assert.equal(wayOf(next, after(first, NOWHERE, "b2", "")).text, "text");
  assert.equal(wayOf(next, { ...cheap, happened: ["CHEAP", "OTHER", "UNKNOWN"] }).text, "text");
});

test("texts name what was played", () => {
  const there = after(step({}), NOWHERE, "b3", "buys b3");
  assert.equal(filled("You: {played}. {place} is yours.", there), "You: buys b3. b3 is yours.");
});

test("a star stands for the rest of a token", () => {
  assert.ok(holds(["place:1@*"], "place:1@2,0"));
  assert.ok(!holds(["place:1@*"], "place:2@2,0"));
  assert.ok(!holds(["a1"], "a10"));
});
