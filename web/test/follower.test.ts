import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import type { Table } from "../src/api/schema";
import type { Ply } from "../src/play/history";
import type { Shown } from "../src/session/pending";

// What a browser has and Node has not, with a clock that goes only when it is told to.
let now = 0;
let timers: { at: number; call: () => void }[] = [];
let isReduced = false;
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.defineProperty(globalThis, "performance", { value: { now: () => now }, configurable: true });
Object.assign(globalThis, {
  matchMedia: () => ({ matches: isReduced }),
  document: { addEventListener: () => {}, hidden: false },
  window: { setTimeout: (call: () => void, millis: number) => timers.push({ at: now + millis, call }) },
  clearTimeout: (id: number) => {
    if (timers[id - 1]) {
      timers[id - 1]!.call = () => {};
    }
  },
});
const { Follower } = await import("../src/session/follower");

/** Lets time go by, and all that is due happen. */
async function wait(millis: number): Promise<void> {
  for (const end = now + millis; ; ) {
    await settled();
    const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (!due) {
      now = end;
      return;
    }
    now = Math.max(now, due.at);
    due.at = Number.POSITIVE_INFINITY;
    due.call();
  }
}

/** Until all answers have come. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) {
    await Promise.resolve();
  }
}

/** A table after plies of these seats, each with its number as its view. */
function after(...by: number[]): Shown {
  const plies: Ply[] = by.map((seat, i) => ({ token: `t${i}`, by: seat, v: i + 1 }));
  const table = { status: "playing", by: 1, view: by.length } as unknown as Table;
  return { table, plies, log: [], ahead: 0 };
}

describe("a follower", () => {
  let seen: number[] = [];
  let asked: number[] = [];
  const make = () => {
    const follower = new Follower({
      isOwn: ({ by }) => by === 1,
      isQuiet: ({ by }) => by === 0,
      glimpse: async (ply) => {
        asked.push(ply);
        return { view: ply as unknown as NonNullable<Table["view"]>, by: 2 };
      },
      onFollowed: () => seen.push(follower.shown?.plies.length ?? 0),
    });
    return follower;
  };
  const shown = (follower: ReturnType<typeof make>): number => follower.shown?.plies.length ?? 0;

  beforeEach(() => {
    [now, timers, seen, asked, isReduced] = [10_000, [], [], [], false];
  });

  test("shows a ply of one's own at once, and what chance does after it", () => {
    const follower = make();
    follower.note(after());
    follower.note(after(1, 0, 0));
    assert.equal(shown(follower), 3);
  });

  test("shows plies of others one by one, each with its own view", async () => {
    const follower = make();
    follower.note(after(1));
    follower.note(after(1, 2, 2, 2));
    await wait(0);
    assert.deepEqual([shown(follower), follower.shown?.table.view], [2, 2]);
    await wait(2000);
    assert.deepEqual(seen, [2, 3, 4]);
    assert.deepEqual(asked, [2, 3], "the last one is known");
    assert.equal(follower.isBehind, false);
  });

  test("asks nothing for what has come in updates of its own", async () => {
    const follower = make();
    follower.note(after(1));
    follower.note(after(1, 2));
    follower.note(after(1, 2, 2));
    follower.note(after(1, 2, 2, 2));
    await wait(2000);
    assert.deepEqual([asked, seen], [[], [3, 4]]);
  });

  test("does not say how it ends before that is shown", async () => {
    const follower = make();
    follower.note(after(1));
    const end = after(1, 2, 2);
    follower.note({ ...end, table: { ...end.table, status: "over", winners: [2] } as Table });
    await wait(0);
    assert.deepEqual([follower.shown?.table.status, follower.shown?.table.winners], ["playing", null]);
    await wait(1000);
    assert.deepEqual([follower.shown?.table.status, follower.shown?.table.winners], ["over", [2]]);
  });

  test("hurries if many wait", async () => {
    const follower = make();
    follower.note(after(1));
    follower.note(after(1, ...Array<number>(60).fill(2)));
    await wait(4000);
    assert.equal(follower.isBehind, false);
    assert.equal(seen.length, 60);
  });

  test("skips, and goes back at once if something is taken back", async () => {
    const follower = make();
    follower.note(after(1));
    follower.note(after(1, 2, 2, 2));
    follower.skip();
    assert.equal(shown(follower), 4);
    follower.note(after(1));
    assert.equal(shown(follower), 1);
  });

  test("shows everything at once to whoever wants no motion", () => {
    isReduced = true;
    const follower = make();
    follower.note(after(1));
    follower.note(after(1, 2, 2, 2));
    assert.equal(shown(follower), 4);
  });
});
