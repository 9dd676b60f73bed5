import assert from "node:assert/strict";
import { test } from "node:test";
import type { Rule } from "../src/api/schema";
import { blocksOf, joined, signed } from "../src/rules/prose";
import { numbersIn, rangesOf } from "../src/rules/rule-numbers";
import { en } from "../src/words/en";
import { ja } from "../src/words/ja";

test("lines of one kind belong together until a blank one", () => {
  assert.deepEqual(blocksOf("One\ntwo\n\nThree\n- a\n- b\n| x | y |\n|---|---|\n| 1 | 2 |"), [
    { kind: "text", lines: ["One", "two"] },
    { kind: "text", lines: ["Three"] },
    { kind: "item", lines: ["a", "b"] },
    { kind: "row", lines: ["| x | y |", "|---|---|", "| 1 | 2 |"] },
  ]);
});

test("the lines of a paragraph are joined as its language writes", () => {
  assert.equal(joined(["One", "two"]), "One two");
  assert.equal(joined(["コマを", "置きます。"]), "コマを置きます。");
});

test("rules are found in a text, and what only looks like one is not", () => {
  const rule = (number: string): Rule => ({ number, title: "", summary: "", text: "" });
  const rules = [rule("T1"), rule("T10")];
  assert.deepEqual(numbersIn(rules, "By T10, R5 goes to A1（T1）."), [
    "By ",
    rules[1],
    ", ",
    "R5",
    " goes to ",
    "A1",
    "（",
    rules[0],
    "）.",
  ]);
  assert.deepEqual(numbersIn(rules, "BT1 and T1b"), ["BT1 and ", "T1b", ""]);
});

test("rules that follow each other are named in few words", () => {
  assert.equal(rangesOf(["G1", "G2", "G3", "G4", "G4a", "G4b", "G5", "G8"], en), "G1–G5, G8");
  assert.equal(rangesOf(["E1", "E2", "E7"], en), "E1, E2, E7");
  assert.equal(rangesOf(["E1", "E2", "E3", "E7"], ja), "E1～E3、E7");
});

test("what was decided here has a sign, and no word from a specification", () => {
  assert.equal(signed("roofed. **[decided]** A row"), "roofed. † A row");
  assert.equal(signed("is left, or, **[decided]**, when"), "is left, or, † when");
  assert.equal(signed("(**[decided]**: the player)"), "(† the player)");
  assert.equal(signed("します。**[裁定、市販のボードのとおり]** 許可証"), "します。† 許可証");
  assert.equal(signed("a rule [as printed]"), "a rule [as printed]");
});
