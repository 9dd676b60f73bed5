import assert from "node:assert/strict";
import { test } from "node:test";
import { ja } from "../src/words/ja";

/** All texts, functions filled with Japanese words and numbers. */
function texts(value: unknown): string[] {
  if (typeof value === "string") {
    return [value];
  }
  if (typeof value === "function") {
    return [...texts(tryCall(value as () => unknown, "名前")), ...texts(tryCall(value as () => unknown, 2))];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

function tryCall(tell: (...parts: unknown[]) => unknown, part: unknown): unknown {
  try {
    return tell(part, part, part);
  } catch {
    return ""; // it wants another kind of part
  }
}

test("a number follows a Japanese name without a blank", () => {
  assert.equal(ja.numbered(ja.computer, 2), "コンピューター2");
  assert.equal(ja.numbered("Ada", 2), "Ada 2");
});

test("Japanese sentences have Japanese punctuation", () => {
  const besides = /[\u3040-\u30ff\u4e00-\u9fff][(),:;~!?]|[(),:;~!?][\u3040-\u30ff\u4e00-\u9fff]/;
  assert.ok(texts(ja).length > 150);
  assert.deepEqual(
    texts(ja).filter((text) => besides.test(text)),
    [],
  );
  assert.deepEqual(
    texts(ja).filter((text) => text.includes("〜")),
    [],
    "a range is written with ～",
  );
});
