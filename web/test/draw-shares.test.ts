import assert from "node:assert/strict";
import { test } from "node:test";
import { DrawShares } from "../src/play/draw-shares";

function drawer(): Pick<Storage, "getItem" | "setItem"> {
  const things = new Map<string, string>();
  return { getItem: (key) => things.get(key) ?? null, setItem: (key, value) => void things.set(key, value) };
}

test("the first commitment that was seen is kept, with a number of one's own", () => {
  const storage = drawer();
  const { salt } = new DrawShares(storage).keep("t", "c1");
  assert.match(salt, /^[0-9a-f]{64}$/);
  assert.deepEqual(new DrawShares(storage).keep("t", "c2"), { commitment: "c1", salt });
  assert.deepEqual(new DrawShares(storage).of("t"), { commitment: "c1", salt });
  assert.notEqual(new DrawShares(storage).keep("u", "c3").salt, salt);
  assert.equal(new DrawShares(storage).of("v"), undefined);
});

test("what was kept long ago makes room", () => {
  const shares = new DrawShares(drawer());
  for (let i = 0; i <= 500; i++) {
    shares.keep(`t${i}`, "c");
  }
  assert.equal(shares.of("t0"), undefined);
  assert.ok(shares.of("t1"));
});

test("a browser that keeps nothing still adds a number", () => {
  const full = {
    getItem: () => "rubbish",
    setItem: () => {
      throw new Error("full");
    },
  };
  assert.match(new DrawShares(full).keep("t", "c").salt, /^[0-9a-f]{64}$/);
});
