import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentOf, recordIn } from "../src/local/record-link";

const RECORD = '[Game "esgros"]\n[Seat1 "Áda 駒"]\n\n1. d4 swap\n';

test("a record comes out of a link as it went in", async () => {
  const fragment = (await fragmentOf(RECORD))!;
  assert.match(fragment, /^[\w-]+$/);
  assert.equal(await recordIn(fragment), RECORD);
});

test("a record that is too long for a link gets none", async () => {
  const noise = Array.from({ length: 4000 }, (_, i) => Math.sin(i)).join(" ");
  assert.equal(await fragmentOf(noise), undefined);
});

test("what is no record is noticed", async () => {
  await assert.rejects(recordIn("%%%"));
  await assert.rejects(recordIn("aaaa"));
});
