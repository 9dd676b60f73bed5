import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Refusal, Unreachable } from "../src/api/client";
import type { Error as Fault } from "../src/api/schema";
import type { Ply } from "../src/play/history";
import type { PendingPly } from "../src/session/pending";
import { PlyQueue, type QueueTable } from "../src/session/ply-queue";

/** A table that takes plies by their keys, as the server does, and goes wrong when it is told to. */
class Table implements QueueTable {
  /** The last event that was told. */
  version = 3;
  private last = 3;
  plies: Ply[] = [];
  readonly sent: string[] = [];
  readonly based: number[] = [];
  readonly lost: string[] = [];
  stalls = 0;
  isLegal = true;
  /** What happens to the next requests, before or after they are played; nothing for those that simply work. */
  readonly troubles: (Trouble | undefined)[] = [];
  private readonly keys = new Map<string, number>();
  readonly queue = new PlyQueue(this);

  async send({ token, basedOn, key }: { token: string; basedOn: number; key: string }): Promise<{ version: number }> {
    await Promise.resolve();
    const trouble = this.troubles.shift();
    this.sent.push(token);
    this.based.push(basedOn);
    trouble?.before?.();
    const version = this.keys.get(key) ?? this.play(token);
    this.keys.set(key, version);
    trouble?.after?.();
    return { version };
  }

  private play(token: string): number {
    this.plies = [...this.plies, { token, by: 1, v: ++this.last }];
    return this.last;
  }

  async reached(): Promise<void> {}

  mayPlay(): boolean {
    return this.isLegal;
  }

  onQueue(): void {}

  onLost(plies: readonly PendingPly[]): void {
    this.lost.push(...plies.map(({ token }) => token));
  }

  onStalled(): void {
    this.stalls++;
  }

  /** Tells of all that was played. */
  tell(): readonly number[] {
    this.version = this.last;
    return this.queue.confirm(this.plies);
  }

  get played(): string[] {
    return this.plies.map(({ token }) => token);
  }

  /** Until the queue has nothing to send; the line is back at once whenever it was lost. */
  async settled(): Promise<void> {
    while (this.queue.hasUnsent) {
      this.queue.hurry();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

interface Trouble {
  before?(): void;
  after?(): void;
}

function refuse(error: Fault["error"]): never {
  throw new Refusal(409, { error, message: error, version: 9 });
}

function lose(): never {
  throw new Unreachable();
}

function tableWith(...troubles: (Trouble | undefined)[]): Table {
  const table = new Table();
  table.troubles.push(...troubles);
  return table;
}

describe("a queue", () => {
  test("sends plies in order, each on top of the one before", async () => {
    const table = tableWith();
    for (const token of ["a", "b", "c"]) {
      table.queue.add(token, 1);
    }
    await table.settled();
    assert.deepEqual(table.played, ["a", "b", "c"]);
    assert.deepEqual(table.based, [3, 4, 5]);
    assert.deepEqual(table.tell(), [4, 5, 6]);
    assert.equal(table.queue.plies.length, 0);
  });

  test("plays each ply once, though the line breaks before or after the server has it", async () => {
    const table = tableWith({ before: lose }, undefined, { after: lose }, { after: lose });
    for (const token of ["a", "b", "c"]) {
      table.queue.add(token, 1);
    }
    await table.settled();
    assert.deepEqual(table.played, ["a", "b", "c"]);
    assert.deepEqual(table.sent, ["a", "a", "b", "b", "b", "c"]);
    assert.deepEqual(table.lost, []);
  });

  test("says so when it takes long, once", async () => {
    const table = tableWith(...Array.from({ length: 7 }, () => ({ before: lose })));
    table.queue.add("a", 1);
    await table.settled();
    assert.equal(table.stalls, 1);
    assert.deepEqual(table.played, ["a"]);
  });

  test("waits for a server that is busy", async () => {
    const table = tableWith({ before: () => refuse("busy") }, { before: () => refuse("too-many") });
    table.queue.add("a", 1);
    await table.settled();
    assert.deepEqual([table.played, table.lost], [["a"], []]);
  });

  test("loses what is refused, and all after it", async () => {
    const table = tableWith(undefined, { before: () => refuse("illegal") });
    for (const token of ["a", "b", "c"]) {
      table.queue.add(token, 1);
    }
    await table.settled();
    assert.deepEqual([table.played, table.lost], [["a"], ["b", "c"]]);
    table.tell();
    assert.equal(table.queue.plies.length, 0);
  });

  test("sends again what was meant for an older position, if it is still legal", async () => {
    const table = tableWith({ before: () => refuse("stale") });
    table.queue.add("a", 1);
    await table.settled();
    assert.deepEqual([table.played, table.lost], [["a"], []]);
  });

  test("loses what was meant for an older position, if it is not legal any more", async () => {
    const table = tableWith({ before: () => refuse("stale") });
    table.isLegal = false;
    table.queue.add("a", 1);
    table.queue.add("b", 1);
    await table.settled();
    assert.deepEqual([table.played, table.lost], [[], ["a", "b"]]);
  });

  test("takes back what was not sent, and nothing else", async () => {
    const table = tableWith();
    table.queue.add("a", 1);
    table.queue.add("b", 1);
    assert.equal(table.queue.dropLast()?.token, "b");
    assert.equal(table.queue.dropLast(), undefined, "a is being sent");
    await table.settled();
    assert.deepEqual([table.played, table.lost], [["a"], []]);
    assert.equal(table.queue.dropLast(), undefined, "the server has a");
  });

  test("goes on with what is played while it sends", async () => {
    const table = tableWith();
    table.queue.add("a", 1);
    await table.settled();
    table.queue.add("b", 1);
    await table.settled();
    assert.deepEqual(table.played, ["a", "b"]);
  });
});
