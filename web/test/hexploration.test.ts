import assert from "node:assert/strict";
import { test } from "node:test";
import { fromTheMiddle, middle, nameOf, neighbours, outline, shore, spaceOf, STARTING_BOARD } from "../src/games/hexploration/grid";
import { placeOf, tokensFor } from "../src/games/hexploration/view";

test("neighbours are as the rules have them (H2)", () => {
  const names = neighbours({ q: 2, r: -1 }).map(nameOf).sort();
  assert.deepEqual(names, ["1,-1", "1,0", "2,-2", "2,0", "3,-1", "3,-2"].sort());
});

test("neighbours are equally far away on the screen", () => {
  const here = middle({ q: 1, r: 2 });
  const distances = neighbours({ q: 1, r: 2 }).map((one) => Math.hypot(middle(one).cx - here.cx, middle(one).cy - here.cy).toFixed(6));
  assert.equal(new Set(distances).size, 1);
});

test("an outline has the edges to the outside and no others", () => {
  const edges = (names: string[]): number => outline(names.map(spaceOf)).split("M").length - 1;
  assert.equal(edges(["0,0"]), 6);
  assert.equal(edges(["0,0", "1,0"]), 10);
  assert.equal(edges(STARTING_BOARD.map(nameOf)), 18);
});

test("an edge lies between the two spaces that it divides", () => {
  const [from, to] = outline([{ q: 0, r: 0 }]).split("M")[1]!.split("L").map((point) => point.split(",").map(Number));
  const beyond = middle(neighbours({ q: 0, r: 0 })[0]!);
  assert.ok(Math.abs((from![0]! + to![0]!) / 2 - beyond.cx / 2) < 0.1);
  assert.ok(Math.abs((from![1]! + to![1]!) / 2 - beyond.cy / 2) < 0.1);
});

test("the shore of the starting board is the ring around it", () => {
  assert.equal(shore(STARTING_BOARD).length, 12);
});

test("names are written in the middle of an area", () => {
  assert.equal(nameOf(fromTheMiddle(["0,0", "1,0", "2,0"].map(spaceOf))[0]!), "1,0");
});

test("a token's place is found whatever the token says of it", () => {
  assert.equal(placeOf("place:1@3,-1"), "3,-1");
  assert.equal(placeOf("start:F@2,0"), "2,0");
  assert.equal(placeOf("move:1>-2,-1*2"), "-2,-1");
  assert.equal(placeOf("mark:2,-1"), "2,-1");
  assert.equal(placeOf("price:F3>5"), undefined);
  assert.equal(placeOf("draw"), undefined);
});

test("an area's card has the tokens of that area only", () => {
  const legal = ["draw", "move:1>2,0", "move:1>2,0*1", "mark:2,0", "mark:12,0", "unmark:2,-1", "place:1@2,0"];
  assert.deepEqual(tokensFor("2,0", legal), ["move:1>2,0", "move:1>2,0*1", "mark:2,0"]);
});
