import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat } from "../src/api/schema";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { addressed, isShared, pointedOut, seatName } = await import("../src/core/names");
const { saidOnce, speaksOf, spoken, withoutPlaces } = await import("../src/core/sentence");

const person = (seat: number, name: string, you = false): Seat => ({ seat, kind: "human", name, you });
const computer = (seat: number): Seat => ({ seat, kind: "agent", name: "level2", you: false, level: 2 });
const namesOf = (seats: readonly Seat[]): string[] => seats.map(({ seat }) => seatName(seats, seat));

test("a sentence of the server calls players by their names", () => {
  const seats = [person(1, "Ada", true), computer(2), computer(3)];
  assert.equal(spoken("sells red 5 to @3 for $4m", seats), "sells red 5 to Fennel for $4m");
  assert.equal(spoken("@1が@2から買う", seats), "AdaがBrambleから買う");
  assert.equal(spoken("@1's market holds no such tile", seats), "Ada's market holds no such tile");
});

test("who gave no name is told which player that is", () => {
  const seats = [person(1, "Guest", true), computer(2)];
  assert.equal(spoken("sells red 5 to @1", pointedOut(seats)), "sells red 5 to Player 1 (you)");
  assert.deepEqual(namesOf(addressed(seats)), ["you", "Bramble"]);
  const named = [person(1, "Ada", true), computer(2)];
  assert.deepEqual(namesOf(pointedOut(named)), ["Ada", "Bramble"]);
  const shared = [person(1, "Guest", true), person(2, "Guest", true)];
  assert.deepEqual(namesOf(pointedOut(shared)), ["Player 1", "Player 2"], "at one screen nobody is you");
});

test("what is done several times in a row is said once", () => {
  assert.deepEqual(saidOnce(["buys e5 for 5 points", "buys d4 for 3 points", "ends the turn"]), [
    "buys e5 for 5 points",
    "d4 for 3 points",
    "ends the turn",
  ]);
  assert.deepEqual(saidOnce(["passes", "passes"]), ["passes", "passes"]);
  const gained = ["places a plains tile, gains $1", "places a marsh tile"];
  assert.deepEqual(saidOnce(gained), gained, "the second tile is not gained");
  const drawn = ["the bag gives a forest tile", "the bag gives a marsh tile"];
  assert.deepEqual(saidOnce(drawn), drawn, "an article is no verb");
  assert.deepEqual(saidOnce(["e5を買う", "d4を買う"]), ["e5を買う", "d4を買う"]);
});

test("the @ of a token is no player", () => {
  assert.equal(spoken("'place:1@1,-2' is not a token", [person(1, "Ada")]), "'place:1@1,-2' is not a token");
});

test("without a table a sentence names the seat", () => {
  assert.equal(spoken("it is the turn of @2"), "it is the turn of Seat 2");
});

test("whoever would be called the same has the number of the seat", () => {
  assert.deepEqual(namesOf([person(1, "Ada"), computer(2)]), ["Ada", "Bramble"]);
  assert.deepEqual(namesOf([person(1, "Ada"), computer(2), computer(3)]), ["Ada", "Bramble", "Fennel"]);
  assert.deepEqual(namesOf([person(1, "Bramble"), computer(2)]), ["Bramble 1", "Bramble 2"]);
  assert.deepEqual(namesOf([person(1, "Ada"), person(2, "Ada")]), ["Ada 1", "Ada 2"]);
  assert.deepEqual(namesOf([person(1, "Guest"), person(2, "ゲスト"), computer(3)]), [
    "Player 1",
    "Player 2",
    "Bramble",
  ]);
  assert.deepEqual(namesOf([person(1, "ゲスト"), person(2, "Ada")]), ["Player 1", "Ada"]);
  assert.deepEqual(namesOf([person(1, "seat 1"), person(2, "Ada")]), ["Player 1", "Ada"]);
});

test("people at one screen are not all 'you'", () => {
  assert.ok(isShared([person(1, "Ada", true), person(2, "Ada", true)]));
  assert.ok(!isShared([person(1, "Ada", true), person(2, "Ben")]));
});

test("a sentence speaks of the seats that it names", () => {
  assert.equal(speaksOf("buys the marsh from @1 for $6", [1]), true);
  assert.equal(speaksOf("buys the marsh from @2 for $6", [1]), false);
  assert.equal(speaksOf("places hills on 1@2", [2]), false);
});

test("a message names areas by their types, without coordinates", () => {
  assert.equal(
    withoutPlaces("places a hills tile (2,-1), so the hills (2,0) absorbs the marsh (1,-3), pays @1 $1"),
    "places a hills tile, so the hills absorbs the marsh, pays @1 $1",
  );
  assert.equal(withoutPlaces("丘（2,-1）を置く"), "丘を置く");
});
