import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chair, Event } from "../src/api/schema";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { LocalTable } = await import("../src/local/local-table");
const { checkTurn, resign, undo } = await import("../src/local/decisions");

const ADA: Chair = { kind: "human", name: "Ada" };
const BEA: Chair = { kind: "human", name: "Bea" };
const COMPUTER: Chair = { kind: "agent", level: 3 };

/** A table at which these seats have played, one ply each; 0 is chance. */
function table(chairs: Chair[], seats: readonly number[], more: Omit<Event, "v">[] = []) {
  const happened: Omit<Event, "v">[] = [
    { kind: "created", game: "esgros", edition: 1, options: {}, chairs, imported: false },
    { kind: "started" },
    ...seats.map((by, i): Omit<Event, "v"> => ({ kind: "ply", by, token: `t${i}` })),
    ...more,
  ];
  return new LocalTable(
    "here-1",
    "7",
    happened.map((event, i) => ({ ...event, v: i + 1, at: `2026-01-01T00:00:0${i}Z` })),
  );
}

test("the last own decision is taken back, with all that computers and chance did since", () => {
  const against = table([ADA, COMPUTER], [1, 1, 2, 0, 2]);
  assert.deepEqual(undo(against, { plies: 1 }), [{ kind: "undone", by: 1, plies: 4 }]);
  assert.deepEqual(undo(against, {}), [{ kind: "undone", by: 1, plies: 5 }], "the whole turn");
});

test("people at one screen take back each other's decisions one by one", () => {
  assert.deepEqual(undo(table([ADA, BEA], [1, 2]), { plies: 1 }), [{ kind: "undone", by: 2, plies: 1 }]);
});

test("nobody takes back what they have not played", () => {
  assert.throws(() => undo(table([ADA, COMPUTER], [0]), { plies: 1 }), /nothing of yours/i);
});

test("whoever resigns leaves the win to the computers; people at one screen to nobody", () => {
  const [gone, over] = resign(table([ADA, COMPUTER, COMPUTER], [1]));
  assert.deepEqual(gone, { kind: "resigned", by: 1 });
  assert.deepEqual(over?.winners, [2, 3]);
  assert.deepEqual(resign(table([ADA, BEA], [1])).at(-1)?.winners, []);
});

test("a ply must be of somebody here and of the present position", () => {
  const against = table([ADA, COMPUTER], [1]);
  const { version } = against;
  assert.doesNotThrow(() => checkTurn(against, 1, { token: "d4", basedOn: version }));
  assert.throws(() => checkTurn(against, 2, { token: "d4", basedOn: version }), /not your turn/i);
  assert.throws(() => checkTurn(against, 1, { token: "d4", basedOn: version - 1 }), /changed meanwhile/);
});

test("a table is told as the server tells one", () => {
  const over: Omit<Event, "v"> = { kind: "over", winners: [1], scores: [1, 0], reason: "removed", seed: "" };
  const { status, by, winners, scores, ending, seats, thinking } = table([ADA, COMPUTER], [1], [over]).summary(2);
  assert.deepEqual([status, by, winners, scores, ending, thinking], ["over", null, [1], [1, 0], "removed", null]);
  assert.deepEqual(seats[1], { seat: 2, kind: "agent", name: "level3", you: false, level: 3 });
  assert.deepEqual(table([ADA, COMPUTER], [1]).summary(2).thinking, { state: "thinking", ahead: 0 });
});

test("with several people at one screen, the one who acts looks, unless somebody has sat down", () => {
  const shared = table([ADA, BEA], [1]);
  assert.equal(shared.viewpoint(undefined, 2), 2);
  assert.equal(shared.viewpoint(0, 2), 0);
  assert.equal(table([ADA, COMPUTER], [1]).viewpoint(undefined, 2), 1);
});
