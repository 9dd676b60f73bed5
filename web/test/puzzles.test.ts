import assert from "node:assert/strict";
import { test } from "node:test";
import { Progress } from "../src/puzzles/progress";
import { nextOf, ofTheDay, read } from "../src/puzzles/puzzle";

const TEXT = `# a comment
2 | size=3 reading=catch-up pie=true | b2 d3 | aa only 1 16 | c3 | a1 b1; a2 c3
2 | size=5 pie=false |  | bb win 4 512 | d4 e5 |

3 | cash=12 | R3 | cc bid 2 64 | pass | bid1 sell A1
`;

test("a file of puzzles is read", () => {
  const [first, second, third] = read(TEXT);
  assert.deepEqual(first, {
    id: "aa",
    kind: "only",
    grade: 1,
    seats: 2,
    options: { size: 3, reading: "catch-up", pie: true },
    before: ["b2", "d3"],
    answer: ["c3"],
    refutations: [
      ["a1", "b1"],
      ["a2", "c3"],
    ],
  });
  assert.deepEqual([second?.before, second?.answer, second?.refutations], [[], ["d4", "e5"], []]);
  assert.equal(third?.seats, 3);
});

test("the puzzle of the day is the same all day, goes around the games, and is never out of range", () => {
  const noon = Date.UTC(2026, 0, 5, 12);
  const day = 86_400_000;
  assert.deepEqual(ofTheDay([5, 3], noon), ofTheDay([5, 3], Date.UTC(2026, 0, 5)));
  assert.notEqual(ofTheDay([5, 3], noon)?.list, ofTheDay([5, 3], noon + day)?.list);
  for (let i = 0; i < 100; i++) {
    const { list, index } = ofTheDay([5, 0, 3], noon + i * day)!;
    assert.ok(list !== 1 && index < [5, 0, 3][list]!);
  }
  assert.equal(ofTheDay([0, 0], noon), undefined);
});

test("over time every puzzle of a game is that of a day", () => {
  const seen = new Set(Array.from({ length: 300 }, (_, i) => ofTheDay([300], i * 86_400_000)!.index));
  assert.equal(seen.size, 300);
});

test("the next one is of the wanted grade and not solved yet, if there is such a one", () => {
  const puzzles = read(TEXT);
  const solved =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id);
  assert.equal(nextOf(puzzles, "", 0, solved())?.id, "aa");
  assert.equal(nextOf(puzzles, "aa", 0, solved("bb"))?.id, "cc");
  assert.equal(nextOf(puzzles, "cc", 4, solved())?.id, "bb");
  assert.equal(nextOf(puzzles, "aa", 0, solved("bb", "cc"))?.id, "bb", "all solved: around once more");
  assert.equal(nextOf(puzzles, "", 5, solved()), undefined);
});

test("progress counts what is solved, and a streak only at the first try", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
  };
  const progress = new Progress("esgros", store);
  progress.note("a", "first");
  progress.note("b", "first");
  assert.deepEqual([progress.solved, progress.streak], [2, 2]);
  progress.note("c", "shown");
  assert.deepEqual([progress.solved, progress.streak], [2, 0]);
  progress.note("c", "first");
  assert.deepEqual([progress.markOf("c"), progress.solved, progress.streak], ["later", 3, 0]);
  progress.grade = 3;
  const again = new Progress("esgros", store);
  assert.deepEqual([again.solved, again.grade, new Progress("estate", store).solved], [3, 3, 0]);
});

test("a broken store is as good as none", () => {
  assert.equal(new Progress("esgros", { getItem: () => "{", setItem: () => undefined }).solved, 0);
});
