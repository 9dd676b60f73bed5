import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Thinkers } from "../src/engine/thinkers";

/** A worker that answers every question with one value. */
class Answering {
  static made = 0;
  static ended = 0;
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    Answering.made++;
  }
  postMessage({ id }: { id: number }): void {
    queueMicrotask(() => {
      this.onmessage({ data: { id, json: '{"token":"d4"}' } });
      this.onmessage({ data: { id, isDone: true } });
    });
  }
  terminate(): void {
    Answering.ended++;
  }
}

Object.assign(globalThis, { Worker: Answering, WORKER: "worker.js" });

beforeEach(() => {
  Answering.made = 0;
  Answering.ended = 0;
});

async function think(thinkers: Thinkers, game: string): Promise<void> {
  for await (const value of thinkers.values({ kind: "move", language: "en", fields: { game } })) {
    assert.deepEqual(value, { token: "d4" });
  }
}

test("a worker that has finished thinks about the next question of its game", async () => {
  const thinkers = new Thinkers();
  await think(thinkers, "estate");
  await think(thinkers, "estate");
  assert.equal(Answering.made, 1);
});

test("no worker thinks about two games, and only one is kept", async () => {
  const thinkers = new Thinkers();
  await think(thinkers, "estate");
  await think(thinkers, "esgros");
  await think(thinkers, "esgros");
  assert.equal(Answering.made, 2);
  assert.equal(Answering.ended, 1);
});
