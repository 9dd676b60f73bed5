import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as esgros from "../src/games/esgros/tokens";
import * as estate from "../src/games/estate/tokens";
import * as hexploration from "../src/games/hexploration/tokens";
import * as theEstates from "../src/games/the-estates/tokens";

interface Vector {
  readonly plies: ReadonlyArray<{ readonly legal: readonly string[]; readonly move: string }>;
}

/** Every token that occurs in the games that the rules are tested with. */
function tokensOf(game: string): Set<string> {
  const folder = `../games/${game}/src/test/resources/vectors`;
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").trim().split("\n"));
  const plies = lines.flatMap((line) => (JSON.parse(line) as Vector).plies);
  return new Set(plies.flatMap(({ legal, move }) => [...legal, move]));
}

/** What becomes of each token if it is read and spelled again. */
function checkAll<T>(game: string, read: (token: string) => T | undefined, spell: (token: T) => string): void {
  const tokens = tokensOf(game);
  assert.ok(tokens.size > 20);
  for (const token of tokens) {
    const meaning = read(token);
    assert.ok(meaning, `${token} means nothing`);
    assert.equal(spell(meaning), token);
  }
}

test("every token of Esgros is read and spelled", () => checkAll("esgros", esgros.read, esgros.spell));

test("every token of Estate is read and spelled", () => checkAll("estate", estate.read, estate.spell));

test("every token of Hexploration is read and spelled", () =>
  checkAll("hexploration", hexploration.read, hexploration.spell));

test("every token of The Estates is read and spelled, whether lots or cubes are meant", () => {
  checkAll("the-estates", theEstates.read, theEstates.spell);
  checkAll("the-estates", (token) => theEstates.read(token, true), theEstates.spell);
});

test("what stands in no game means nothing", () => {
  for (const { read } of [esgros, estate, hexploration, theEstates]) {
    for (const token of ["", "nonsense", "D4", "bid5m", "move:1", "roof-1"]) {
      assert.equal(read(token), undefined, token);
    }
  }
});

test("B2 is a cube, or a lot where lots are chosen from", () => {
  assert.deepEqual(theEstates.read("B2"), { kind: "cube", colour: "B", number: 2 });
  assert.deepEqual(theEstates.read("B2", true), { kind: "lot", row: "B", number: 2 });
  assert.deepEqual(theEstates.read("B9"), { kind: "lot", row: "B", number: 9 });
  assert.deepEqual(theEstates.read("C-", true), { kind: "length", row: "C", isLonger: false });
});

test("a move says which pawn goes where with how many markers", () => {
  assert.deepEqual(hexploration.read("move:2>-4,1*3"), { kind: "move", pawn: 2, area: "-4,1", markers: 3 });
  assert.deepEqual(hexploration.read("shop:3F5"), { kind: "shop", seat: 3, type: "F", price: 5 });
});
