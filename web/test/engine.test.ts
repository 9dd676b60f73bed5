import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal } from "../src/api/client";
import { isWhole, type Line, toldPlies } from "../src/engine/engine";
import { fieldsOf, written } from "../src/engine/question";
import { read } from "../src/engine/rules-worker";

const LINE: Line = {
  game: "esgros",
  options: { size: 4, pie: true },
  seats: 2,
  plies: ["d4", "swap"],
  viewer: 1,
  table: "abc",
};

test("a question is a kind, a line for each field, and a text after an empty line", () => {
  const fields = { ...fieldsOf(LINE), token: "e5" };
  assert.equal(
    written({ kind: "why", language: "ja", fields }),
    "why\nlanguage ja\ngame esgros\nseats 2\noptions size=4 pie=true\nplies d4 swap\nviewer 1\ntoken e5",
  );
  assert.equal(
    written({ kind: "read", language: "en", fields: {}, text: "[Game]\n" }),
    "read\nlanguage en\n\n[Game]\n",
  );
});

test("a line with a ply that the viewer may not know is not whole", () => {
  assert.equal(isWhole(LINE), true);
  assert.equal(isWhole({ ...LINE, plies: ["d4", "", "e5"] }), false);
});

test("guesses stand in place of what the viewer may not know, and are named as such", () => {
  const line = { ...LINE, plies: ["d4", "", "e5", ""], guesses: ["a1", "b1", "c1"] };
  assert.deepEqual(toldPlies(line), ["d4", "a1", "e5", "b1"]);
  assert.equal(fieldsOf(line).plies, "d4 a1 e5 b1");
  assert.equal(fieldsOf(line).guessed, "yes");
  assert.equal(toldPlies({ ...line, guesses: ["a1"] }), undefined);
  assert.equal(toldPlies(LINE)?.length, 2);
});

test("an answer that says why there is none is thrown like one of the server", () => {
  assert.deepEqual(read('{"token":"d4"}'), { token: "d4" });
  assert.deepEqual(read("[]"), []);
  assert.throws(
    () => read('{"error":"illegal","message":"G3: no","rule":"G3"}'),
    (e) => e instanceof Refusal && e.fault.error === "illegal" && e.message === "G3: no",
  );
});
