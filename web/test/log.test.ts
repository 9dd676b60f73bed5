import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/api/schema";
import { timeLeft } from "../src/clock/durations";
import { routeOf } from "../src/core/router";
import { reasonOf } from "../src/play/refusal-reason";
import { firstOfLast, turnsOf } from "../src/play/turns";
import { ruleIn } from "../src/rules/rule-numbers";
import { LastSeen } from "../src/table/last-seen";

const line = (ply: number, turn: number, by: number): LogLine => ({ ply, turn, by, token: "", text: "" });

test("plies are grouped by turn, and a turn belongs to the first seat that acts in it", () => {
  const turns = turnsOf([line(1, 0, 0), line(2, 1, 0), line(3, 1, 2), line(4, 1, 1), line(5, 2, 1)]);
  assert.deepEqual(
    turns.map(({ turn, by, plies }) => [turn, by, plies.length]),
    [
      [0, 0, 1],
      [1, 2, 3],
      [2, 1, 1],
    ],
  );
});

test("of a long game the last turns are told, and all from the moment that is shown", () => {
  const turns = turnsOf(Array.from({ length: 30 }, (_, i) => line(i + 1, Math.floor(i / 3) + 1, 1)));
  assert.equal(firstOfLast(turns, 100, 30), 0);
  assert.equal(firstOfLast(turns, 6, 30), 8);
  assert.equal(firstOfLast(turns, 7, 30), 7);
  assert.equal(firstOfLast(turns, 6, 11), 3);
  assert.equal(firstOfLast(turns, 6, 0), 0);
  assert.equal(firstOfLast([], 6, 0), 0);
});

test("clocks show minutes, hours or days", () => {
  const units = { days: "d", hours: "h" };
  assert.equal(timeLeft(245, units), "4:05");
  assert.equal(timeLeft(3727, units), "1:02:07");
  assert.equal(timeLeft(2 * 86400 + 3 * 3600 + 59, units), "2 d 3 h");
  assert.equal(timeLeft(-3, units), "0:00");
});

test("a reason does not repeat the number of its rule", () => {
  assert.equal(reasonOf("G3: d4 is taken", "G3"), "d4 is taken");
  assert.equal(reasonOf("G3：d4にはすでに黒石があります", "G3"), "d4にはすでに黒石があります");
  assert.equal(reasonOf("d4 is taken", "G3"), "d4 is taken");
  assert.equal(reasonOf("G3：d4には石があります", "G3"), "d4には石があります");
  assert.equal(reasonOf("G3: so", undefined), "G3: so");
});

test("a part of a rule is found within its rule", () => {
  const rules = ["G3", "G4", "G10"].map((number) => ({ number, title: "", summary: "", text: "" }));
  assert.equal(ruleIn(rules, "G4b")?.number, "G4");
  assert.equal(ruleIn(rules, "G10")?.number, "G10");
  assert.equal(ruleIn(rules, "G1"), undefined);
});

test("paths lead to pages", () => {
  assert.deepEqual(routeOf("/"), { page: "home" });
  assert.deepEqual(routeOf("/table/abc"), { page: "table", id: "abc" });
  assert.deepEqual(routeOf("/analysis/abc/"), { page: "analysis", id: "abc", query: "" });
  assert.deepEqual(routeOf("/board/estate", { search: "?size=3", hash: "x" }), {
    page: "board",
    game: "estate",
    query: "?size=3",
    fragment: "x",
  });
  assert.deepEqual(routeOf("/learn/esgros"), { page: "learn", game: "esgros" });
  assert.deepEqual(routeOf("/table"), { page: "lost" });
  assert.deepEqual(routeOf("/table/a/b"), { page: "lost" });
  assert.deepEqual(routeOf("/table/%E0%A4%A"), { page: "lost" }, "what can't be read");
});

test("what is new is what others did after the last look", () => {
  const shelf = new Map<string, string>();
  const storage = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  };
  const plies = [1, 2, 1, 2].map((by, i) => ({ token: `t${i}`, by, v: i + 5 }));
  const first = new LastSeen("t", storage);
  assert.equal(first.firstUnseen(plies, [1]), undefined, "who comes for the first time has missed nothing");
  first.note(5);
  assert.equal(new LastSeen("t", storage).firstUnseen(plies, [1]), 1);
  first.note(8);
  assert.equal(new LastSeen("t", storage).firstUnseen(plies, [1]), undefined);
  assert.equal(new LastSeen("other", storage).firstUnseen(plies, [1]), undefined);
});
