import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat, Table } from "../src/api/schema";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const endings = [{ name: "tiles-out", rule: "H18", text: "21 tiles of one type are out of the bag" }];
globalThis.fetch = async () => new Response(JSON.stringify([{ id: "hexploration", endings }]));
const { allGames } = await import("../src/core/services");
const { addressed, seatName } = await import("../src/core/names");
const { feelingOf, toldOutcome } = await import("../src/play/outcome");
await allGames();

const seats = (names: readonly string[], gone: Seat["gone"][] = []): Seat[] =>
  names.map((name, i) => {
    const way = gone[i];
    return {
      seat: i + 1,
      kind: name === "Computer" ? "agent" : "human",
      name,
      you: i === 0,
      ...(way && { gone: way }),
    };
  });

function told(
  names: readonly string[],
  end: Partial<Table>,
  own: readonly number[] = [1],
  gone: Seat["gone"][] = [],
): string {
  const base = {
    id: "t",
    game: "hexploration",
    edition: 1,
    options: {},
    listed: true,
    watchersTalk: false,
    imported: false,
    brought: 0,
    commitment: "",
    version: 1,
    status: "over" as const,
    by: null,
    clock: null,
    undo: null,
    rematch: null,
    host: null,
    changed: "",
    winners: null,
    scores: null,
    ending: null,
    watchers: 0,
    presence: [],
    thinking: null,
  };
  return toldOutcome({ ...base, seats: seats(names, gone), ...end }, own);
}

test("who won, with how much, how far ahead, and then why it was over", () => {
  const end = { ending: "tiles-out", winners: [3], scores: [216, 190, 243] };
  const why = "It ended because 21 tiles of one type are out of the bag.";
  assert.equal(
    told(["Ada", "Computer", "Computer"], end),
    `Daisy won with $243, $27 ahead. You are second with $216. ${why}`,
  );
  assert.equal(
    told(["Ada", "Ben"], { ...end, winners: [2], scores: [30, 42] }),
    `You lost with $30, $12 behind. ${why}`,
  );
  assert.equal(told(["Ada", "Ben"], { ...end, winners: [1], scores: [42, 42] }), `You won with $42. ${why}`);
  assert.equal(told(["Ada", "Ben"], { ...end, winners: [1], scores: [42, 30] }), `You won with $42, $12 ahead. ${why}`);
  assert.equal(
    told(["Ada", "Ben", "Cleo"], { ...end, winners: [1, 2], scores: [42, 42, 1] }),
    `Ada and Ben share the win with $42, $41 ahead. ${why}`,
  );
});

test("among several players whoever has not won is told their place", () => {
  const end = { ending: "tiles-out", winners: [3], scores: [89, 157, 228, 89] };
  const names = ["Ada", "Ben", "Cleo", "Dan"];
  assert.match(told(names, end), /You are third with \$89\./);
  assert.match(told(names, end, [2]), /You are second with \$157\./);
  assert.match(
    told(names, { ...end, scores: [228, 1, 228, 0] }),
    /You are second with \$228\./,
    "lost by the tie-break",
  );
  for (const own of [[3], [], [1, 2]]) {
    assert.doesNotMatch(told(names, end, own), /You are/, `seats ${own}`);
  }
});

test("people who stop playing are named", () => {
  assert.equal(
    told(["Ada", "Ben"], { ending: "resigned", winners: [1] }, [1], [undefined, "resigned"]),
    "You won. Ben resigned.",
  );
  assert.equal(told(["Ada", "Ben"], { ending: "resigned", winners: [2] }, [1], ["resigned"]), "You resigned. Ben won.");
  assert.equal(
    told(["Ada", "Ben"], { ending: "flagged", winners: [2] }, [], ["flagged"]),
    "Ben won. Ada ran out of time.",
  );
  const mixed: Seat["gone"][] = [undefined, "resigned", "flagged", "flagged"];
  assert.equal(
    told(["Ada", "Ben", "Cleo", "Dan"], { ending: "flagged", winners: [1] }, [1], mixed),
    "You won. Ben resigned, Cleo and Dan ran out of time.",
  );
});

test("people at one screen give up together", () => {
  assert.equal(
    told(["Ada", "Ada"], { ending: "resigned", winners: [] }, [1, 2], ["resigned", "resigned"]),
    "The game was given up.",
  );
});

test("a table that nobody began is no draw", () => {
  assert.equal(told(["", ""], { ending: "abandoned", winners: [] }), "Nobody began.");
});

test("a game that nobody wins is a draw", () => {
  assert.equal(told(["Ada", "Ben"], { ending: "unknown", winners: [], scores: [0.5, 0.5] }), "A draw.");
});

test("a result feels as it is to whoever looks", () => {
  assert.equal(feelingOf({ winners: [1] }, [1]), "won");
  assert.equal(feelingOf({ winners: [2] }, [1]), "lost");
  assert.equal(feelingOf({ winners: [] }, [1]), "drawn");
  assert.equal(feelingOf({ winners: [2] }, []), "watched");
  assert.equal(feelingOf({ winners: [2] }, [1, 2]), "watched");
});

test("whoever gave no name is you where their own game is told, but not at a screen that several share", () => {
  const named = (all: readonly Seat[]): string[] => addressed(all).map(({ seat }) => seatName(addressed(all), seat));
  assert.deepEqual(named(seats(["Guest", "Computer"])), ["you", "Acorn"]);
  assert.deepEqual(named(seats(["Ada", "Computer"])), ["Ada", "Acorn"]);
  const shared = seats(["Guest", "Guest"]).map((seat) => ({ ...seat, you: true }));
  assert.deepEqual(named(shared), ["Player 1", "Player 2"]);
});

test("a table that was closed has no winner, and says who closed it", () => {
  assert.match(
    told(["Ada", "Ben"], { ending: "closed", winners: [], scores: [] }),
    /closed by whoever runs the server/,
  );
});
