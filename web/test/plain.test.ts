import assert from "node:assert/strict";
import { test } from "node:test";
import { plain } from "../src/games/plain/fields";
import { en } from "../src/words/en";
import { ja } from "../src/words/ja";

test("any value has a line of plain text", () => {
  assert.equal(
    plain({ seat: 1, cells: ["a1", "b2"], won: false, gone: null }),
    "seat 1, cells [a1 b2], won false, gone ",
  );
});

test("the home page counts its games", () => {
  assert.match(en.tagline(0), /^Board games, one table/);
  assert.match(en.tagline(1), /^One board game, one table/);
  assert.match(en.tagline(5), /^Five board games, one table/);
  assert.match(en.tagline(40), /^40 board games, one table/);
  assert.match(ja.tagline(4), /^4つのボードゲーム/);
  assert.match(ja.tagline(0), /^ボードゲーム/);
});
