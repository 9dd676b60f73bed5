import assert from "node:assert/strict";
import { test } from "node:test";
import { HexLayout } from "../src/hex/layout";

test("a board of side 4 has 37 cells, named row by row from the bottom", () => {
  const layout = HexLayout.of(4);
  assert.equal(layout.cells.length, 37);
  assert.equal(layout.cells[0]?.name, "a1");
  assert.equal(layout.cells.at(-1)?.name, "g4");
  assert.equal(layout.centre.name, "d4");
  assert.deepEqual([layout.centre.cx, layout.centre.cy].map(Math.abs), [0, 0]);
});

test("row a lies below row b, and a cell right of the one before", () => {
  const layout = HexLayout.of(3);
  assert.ok(layout.get("a1")!.cy > layout.get("b1")!.cy);
  assert.ok(layout.get("a1")!.cx < layout.get("a2")!.cx);
});

test("arrows lead to the cells beside, and nowhere beyond the edge", () => {
  const layout = HexLayout.of(3);
  assert.equal(layout.step("c3", "left")?.name, "c2");
  assert.equal(layout.step("c3", "right")?.name, "c4");
  assert.equal(layout.step("c1", "left"), undefined);
  assert.equal(layout.step("e1", "up"), undefined);
  assert.equal(layout.step("c2", "first")?.name, "c1");
  assert.equal(layout.step("c2", "last")?.name, "c5");
});

test("going up twice with one wish keeps the column", () => {
  const layout = HexLayout.of(3);
  const from = layout.get("a2")!;
  const once = layout.step("a2", "up", from.cx)!;
  assert.equal(layout.step(once.name, "up", from.cx)?.cx, from.cx);
});

test("the outline of one cell has six edges, of two neighbours ten", () => {
  const layout = HexLayout.of(3);
  const edges = (...names: string[]) => layout.outline(names).split("M").length - 1;
  assert.equal(edges("c3"), 6);
  assert.equal(edges("c3", "c4"), 10);
  assert.equal(edges("c3", "d3"), 10);
  assert.equal(edges("c3", "b2"), 10);
  assert.equal(edges("c3", "e1"), 12);
});
