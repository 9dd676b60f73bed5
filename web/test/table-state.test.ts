import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, LogLine, Table, Update } from "../src/api/schema";
import { fold, type TableState } from "../src/session/table-state";

const ply = (v: number, token: string): Event => ({ v, kind: "ply", by: 1, token });
const line = (v: number, number: number, text: string): LogLine => ({
  v,
  ply: number,
  by: 1,
  turn: 1,
  token: text,
  text,
});

function update(since: number, events: Event[], from: number, lines: LogLine[]): Update {
  const v = events.at(-1)?.v ?? since;
  return { v, since, events, table: { version: v } as Table, log: { from, lines } };
}

const START = update(0, [{ v: 1, kind: "created" }, { v: 2, kind: "started" }, ply(3, "a1")], 0, [line(3, 1, "a1")]);

function after(...updates: Update[]): TableState {
  return updates.reduce<TableState | undefined>(fold, undefined)!;
}

function tokens({ history, log }: TableState): string[][] {
  return [history.plies.map(({ token }) => token), log.map(({ text }) => text)];
}

test("the first update tells everything", () => {
  const state = after(START);
  assert.deepEqual(tokens(state), [["a1"], ["a1"]]);
  assert.equal(state.table.version, 3);
  assert.equal(state.history.v, 3);
});

test("a ply is appended to history and log, and the table is the new one", () => {
  const first = after(START);
  const state = fold(first, update(3, [ply(4, "b1")], 1, [line(4, 2, "b1")]));
  assert.deepEqual(tokens(state), [
    ["a1", "b1"],
    ["a1", "b1"],
  ]);
  assert.equal(state.table.version, 4);
  assert.deepEqual(tokens(first), [["a1"], ["a1"]], "what was known stays as it was");
});

test("what is taken back is cut from history and log", () => {
  const undone = update(4, [{ v: 5, kind: "undone", by: 1, plies: 1 }], 1, []);
  const state = after(START, update(3, [ply(4, "b1")], 1, [line(4, 2, "b1")]), undone);
  assert.deepEqual(tokens(state), [["a1"], ["a1"]]);
  assert.deepEqual(tokens(fold(state, update(5, [ply(6, "c1")], 1, [line(6, 2, "c1")]))), [
    ["a1", "c1"],
    ["a1", "c1"],
  ]);
});

test("several missed events come at once", () => {
  const missed = [ply(4, "b1"), { v: 5, kind: "undone", by: 1, plies: 2 } as const, ply(6, "c1"), ply(7, "d1")];
  const state = after(START, update(3, missed, 0, [line(6, 1, "c1"), line(7, 2, "d1")]));
  assert.deepEqual(tokens(state), [
    ["c1", "d1"],
    ["c1", "d1"],
  ]);
});

test("at the end secrets are laid open: all is told again, now whole", () => {
  const hidden = after(START, update(3, [{ v: 4 }], 1, [line(4, 2, "")]));
  assert.deepEqual(tokens(hidden), [
    ["a1", ""],
    ["a1", ""],
  ]);
  const events = [...START.events, ply(4, "secret"), { v: 5, kind: "over" } as const];
  const state = fold(hidden, update(0, events, 0, [line(3, 1, "a1"), line(4, 2, "secret")]));
  assert.deepEqual(tokens(state), [
    ["a1", "secret"],
    ["a1", "secret"],
  ]);
  assert.equal(state.history.v, 5);
});

test("the same again in other words replaces the words", () => {
  const state = fold(after(START), update(0, [...START.events], 0, [line(3, 1, "A-1")]));
  assert.deepEqual(tokens(state), [["a1"], ["A-1"]]);
});

test("an update older than what is known is ignored", () => {
  const next = update(3, [ply(4, "b1")], 1, [line(4, 2, "b1")]);
  const state = after(START, next);
  assert.equal(fold(state, next), state);
  assert.equal(fold(state, START), state);
});

test("an update that begins before what is known adds only what is new", () => {
  const state = after(START, update(3, [ply(4, "b1")], 1, [line(4, 2, "b1")]));
  const both = update(3, [ply(4, "b1"), ply(5, "c1")], 1, [line(4, 2, "b1"), line(5, 3, "c1")]);
  assert.deepEqual(tokens(fold(state, both)), [
    ["a1", "b1", "c1"],
    ["a1", "b1", "c1"],
  ]);
});

test("an update that something is missing before is not guessed at", () => {
  const state = after(START);
  assert.equal(fold(state, update(4, [ply(5, "c1")], 2, [line(5, 3, "c1")])), state);
});
