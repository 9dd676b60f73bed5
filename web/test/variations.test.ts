import assert from "node:assert/strict";
import { test } from "node:test";
import { type Board, read, written } from "../src/variations/board-file";
import { KeptBoards } from "../src/variations/kept-boards";
import { packed, unpacked } from "../src/variations/link";
import { BrokenTree, MOST_NESTED, MOST_PLIES, movesOf, textOf, treeOf } from "../src/variations/moves";
import {
  added,
  addedAll,
  annotated,
  beside,
  EMPTY,
  lineThrough,
  nodeAt,
  promoted,
  removed,
  sizeOf,
  variationStart,
  withActors,
  within,
  withMain,
} from "../src/variations/tree";

/** a b c, with x y instead of b, and z instead of y. */
const tree = addedAll(addedAll(addedAll(EMPTY, [], ["a", "b", "c"]), ["a"], ["x", "y"]), ["a", "x"], ["z"]);

test("plies that are there already are not added again", () => {
  assert.equal(added(tree, ["a"], "b"), tree);
  assert.equal(sizeOf(tree), 6);
  assert.deepEqual(lineThrough(tree, ["a", "x"]), ["a", "x", "y"]);
  assert.deepEqual(lineThrough(tree, []), ["a", "b", "c"]);
});

test("a change leaves the tree before it as it was", () => {
  const without = removed(tree, ["a", "x"]);
  assert.equal(sizeOf(without), 3);
  assert.equal(sizeOf(tree), 6);
  assert.equal(nodeAt(without, ["a", "x"]), undefined);
  assert.deepEqual(within(without, ["a", "x", "y"]), ["a"]);
  assert.equal(removed(tree, ["q", "r"]), tree);
});

test("a variation is promoted where it begins, step by step", () => {
  assert.equal(variationStart(tree, ["a", "x", "z"]), 3);
  assert.equal(variationStart(tree, ["a", "x", "y"]), 2);
  assert.equal(variationStart(tree, ["a", "b", "c"]), 0);
  const once = promoted(tree, ["a", "x", "z"]);
  assert.deepEqual(lineThrough(once, ["a", "x"]), ["a", "x", "z"]);
  assert.deepEqual(lineThrough(once, []), ["a", "b", "c"]);
  assert.deepEqual(lineThrough(promoted(once, ["a", "x", "z"]), []), ["a", "x", "z"]);
  assert.equal(promoted(tree, ["a", "b"]), tree);
});

test("up and down lead to the variation beside", () => {
  assert.deepEqual(beside(tree, ["a", "b", "c"], 1), ["a", "x"]);
  assert.deepEqual(beside(tree, ["a", "x"], -1), ["a", "b"]);
  assert.deepEqual(beside(tree, ["a", "x"], 1), ["a", "x"]);
  assert.deepEqual(beside(tree, ["a"], 1), ["a"]);
});

test("a game that goes on is the main line, and keeps what was tried", () => {
  const gone = withMain(tree, ["a", "x", "w"]);
  assert.deepEqual(lineThrough(gone, []), ["a", "x", "w"]);
  assert.equal(sizeOf(gone), 7);
  assert.equal(withMain(gone, ["a", "x"]), gone);
});

test("who played is known along a line", () => {
  const known = withActors(tree, ["a", "b"], [1, 2]);
  assert.equal(nodeAt(known, ["a", "b"])?.by, 2);
  assert.equal(withActors(known, ["a", "b"], [1, 2]), known);
});

test("comments and names are changed one by one, and an empty one is none", () => {
  const noted = annotated(annotated(tree, ["a"], { comment: "good" }), ["a"], { name: "Main" });
  assert.deepEqual(nodeAt(noted, ["a"])?.comment, "good");
  assert.deepEqual(nodeAt(noted, ["a"])?.name, "Main");
  assert.equal(nodeAt(annotated(noted, ["a"], { comment: "" }), ["a"])?.comment, undefined);
});

test("a tree becomes moves in the order of a record, and comes back", () => {
  const noted = annotated(annotated(tree, ["a", "x"], { comment: "a } brace \\", name: "Other" }), [], {
    comment: "start",
  });
  const moves = movesOf(noted);
  assert.deepEqual(moves, [
    { comment: "start" },
    "a",
    "b",
    ["x", { name: "Other", comment: "a } brace \\" }, "y", ["z"]],
    "c",
  ]);
  assert.deepEqual(movesOf(treeOf(JSON.parse(JSON.stringify(moves)))), moves);
  assert.equal(textOf(moves), "{start} a b (x {#Other} {a \\} brace \\\\} y (z)) c");
});

test("what is no tree is refused", () => {
  let nested: unknown = ["x"];
  for (let depth = 0; depth <= MOST_NESTED; depth++) {
    nested = ["a", nested];
  }
  const long = Array.from({ length: MOST_PLIES + 1 }, (_, i) => `t${i}`);
  for (const moves of [undefined, "a", [7], [null], [""], ["a b"], [{ comment: 7 }], ["a".repeat(99)], nested, long]) {
    assert.throws(() => treeOf(moves), BrokenTree);
  }
  assert.equal(sizeOf(treeOf(long.slice(1))), MOST_PLIES);
});

const board: Board = { game: "estate", options: { size: 3, pie: true }, seats: 2, name: "プラン", tree };

test("a board comes back from its text and from a link", async () => {
  assert.deepEqual(movesOf(read(written(board)).tree), movesOf(tree));
  const fragment = await packed(written({ ...board, start: "light=a1" }));
  assert.match(fragment, /^[\w-]+$/);
  const { tree: _, ...rest } = read(await unpacked(fragment));
  assert.deepEqual(rest, {
    game: "estate",
    options: { size: 3, pie: true },
    seats: 2,
    name: "プラン",
    start: "light=a1",
  });
});

test("a broken link is found out, whatever broke it", async () => {
  const fragment = await packed(written(board));
  const bomb = await packed("a".repeat(3_000_000));
  for (const broken of ["", "%%%", fragment.slice(0, -5), fragment.slice(5), bomb]) {
    await assert.rejects(async () => read(await unpacked(broken)), BrokenTree);
  }
  for (const text of ["", "null", "[]", '{"format":2}', written(board).replace('"seats":2', '"seats":99')]) {
    assert.throws(() => read(text), BrokenTree);
  }
});

/** A storage that holds so many characters. */
function storage(room = Infinity) {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) {
        throw new Error("full");
      }
      held.set(key, value);
    },
  };
}

test("boards are kept until they are removed, the latest first", () => {
  const kept = new KeptBoards(storage());
  assert.ok(kept.keep("one", board, 1));
  assert.ok(kept.keep("two", { ...board, name: "Two" }, 2));
  assert.ok(kept.keep("one", { ...board, name: "One" }, 3));
  assert.deepEqual(
    kept.all.map(({ name, at }) => [name, at]),
    [
      ["One", 3],
      ["Two", 2],
    ],
  );
  assert.equal(kept.of("two")?.name, "Two");
  kept.remove("two");
  assert.equal(kept.of("two"), undefined);
  assert.equal(kept.all.length, 1);
});

test("where there is no room nothing is lost, and it is said", () => {
  assert.equal(new KeptBoards(storage(10)).keep("one", board, 1), false);
  const kept = new KeptBoards(storage());
  const large = { ...board, tree: annotated(tree, ["a"], { comment: "x".repeat(1_500_000) }) };
  assert.ok(kept.keep("one", large, 1));
  assert.equal(kept.keep("two", large, 2), false);
  assert.ok(kept.of("one") === undefined || kept.all.length === 1);
  assert.ok(kept.keep("one", board, 3));
});
