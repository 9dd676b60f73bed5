import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, Seat } from "../src/api/schema";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { consequencesOf, decisionText, lastDecision, lastPlies, pliesOfTurn } = await import("../src/table/takeback");

const seats: Seat[] = [
  { seat: 1, kind: "human", name: "Ada", you: true },
  { seat: 2, kind: "human", name: "Ben", you: false },
];
const said = (by: number, text: string, ply: number): LogLine => ({ ply, by, text, turn: 1, token: "x" });
const log = ["draws a tile", "gives a hills tile", "places it", "buys it from @1"].map((text, i) =>
  said([1, 0, 1, 2][i]!, text, i + 1),
);

test("one decision at a time, the last one first", () => {
  const takeback = lastDecision(log.slice(0, 3), [1]);
  assert.ok(takeback);
  assert.equal(decisionText(takeback, seats), "places it");
  assert.equal(consequencesOf(takeback, seats), "");
});

test("what came after a decision goes with it, and is told", () => {
  const takeback = lastDecision(log, [1]);
  assert.ok(takeback);
  assert.equal(consequencesOf(takeback, seats), "What came after it goes, too: Ben buys it from Ada.");
  const all = lastPlies([...log, ...log], 8);
  assert.ok(all);
  assert.equal(decisionText(all, seats), "draws a tile");
  assert.equal(consequencesOf(all, seats), "The 7 moves after it go, too.");
});

test("who has played nothing has nothing to take back", () => {
  assert.equal(lastDecision(log.slice(0, 2), [2]), undefined);
});

test("a turn starts again at its beginning, or at the last draw", () => {
  const turn = [
    said(2, "ends", 1),
    said(1, "draws", 2),
    said(0, "gives", 3),
    said(1, "places", 4),
    said(1, "steps", 5),
  ];
  assert.equal(pliesOfTurn(turn, 1), 2);
  assert.equal(pliesOfTurn(turn.slice(0, 3), 1), 0, "nobody takes back a draw without a question");
  assert.equal(pliesOfTurn(turn.slice(0, 1), 1), 0, "it is another one's turn");
});
