import assert from "node:assert/strict";
import { test } from "node:test";
import type { Table } from "../src/api/schema";
import { inOrder, KnownTables } from "../src/home/known-tables";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const table = (id: string, changed: string, more: Partial<Table> = {}): Table =>
  ({ id, changed, seats: [{ seat: 1, kind: "human", name: "Ada", you: true }], by: null, ...more }) as Table;

test("tables are known from the last visit, without what would fill the browser's memory", () => {
  const storage = memory();
  const view = { size: 3 } as unknown as NonNullable<Table["view"]>;
  const large = { size: "x".repeat(30_000) } as unknown as NonNullable<Table["view"]>;
  new KnownTables(storage).keep([table("a", "2", { view, legal: ["c3"] }), table("b", "1", { view: large })]);
  const [first, second] = new KnownTables(storage).all;
  assert.deepEqual(first?.view, view);
  assert.equal(first?.legal, undefined);
  assert.equal(second?.id, "b");
  assert.equal(second?.view, undefined);
});

test("what was removed stays removed", () => {
  const storage = memory();
  new KnownTables(storage).keep([table("a", "1"), table("b", "2")]);
  new KnownTables(storage).remove("a");
  assert.ok(new KnownTables(storage).isRemoved("a"));
  assert.deepEqual(
    new KnownTables(storage).all.map(({ id }) => id),
    ["b"],
  );
});

test("a memory that is broken or full knows nothing", () => {
  const broken = {
    getItem: () => "{",
    setItem: () => {
      throw new Error("full");
    },
  };
  new KnownTables(broken).keep([table("a", "1")]);
  assert.deepEqual(new KnownTables(broken).all, []);
  assert.ok(!new KnownTables(broken).isRemoved("a"));
});

test("what waits for oneself comes first, then what changed last", () => {
  const tables = [table("old", "1"), table("new", "3"), table("waiting", "2", { by: 1 })];
  assert.deepEqual(
    inOrder(tables).map(({ id }) => id),
    ["waiting", "new", "old"],
  );
});
