import assert from "node:assert/strict";
import { test } from "node:test";
import { fate, payment, pointsIn, type Row, reasonsFor, type View } from "../src/games/the-estates/view";
import { en } from "../src/games/the-estates/words-en";
import { ja } from "../src/games/the-estates/words-ja";

const ROW: Row = {
  name: "A",
  length: 4,
  whiteLots: ["A1"],
  buildings: [
    { lot: "A1", floors: ["R6"], roof: 3, worth: 9, points: -18, owner: 2 },
    { lot: "A2", floors: ["B5", "G2"], roof: 0, worth: 7, points: -14, owner: 1 },
    { lot: "A3", floors: ["R1"], roof: 0, worth: 1, points: -2, owner: 2 },
  ],
  permits: [],
  hasMayor: true,
  isComplete: false,
  points: -34,
};

test("a row counts for a seat what its buildings count", () => {
  assert.equal(pointsIn(ROW, 2), -20);
  assert.equal(pointsIn(ROW, 1), -14);
  assert.equal(pointsIn(ROW, 3), 0);
});

test("a lot is spoken of with its floors, roof, worth and owner", () => {
  assert.equal(
    en.lot("A", 2, ROW.buildings[1], false, false, "Ada", false),
    "Row I, lot 2, floors from below blue 5, green 2, no roof, worth 7, counts -14 for Ada",
  );
  assert.equal(
    en.lot("A", 1, undefined, true, false, "", true),
    "Row I, lot 1, free lot, white lot, one floor at most, you can build here",
  );
  assert.equal(ja.lot("A", 7, undefined, true, true, "", false), "I列の区画7、列の外、白い区画、1階まで");
});

test("every piece has a name in both languages", () => {
  for (const piece of ["R3", "S6", "roof", "roof4", "permit1", "permit2", "mayor", "cancel"]) {
    assert.doesNotMatch(en.piece(piece), /undefined/);
    assert.doesNotMatch(ja.piece(piece), /undefined/);
  }
});

const SALE = { piece: "", bids: [], waiting: [], highest: 0, leader: 0, prospects: [] };
const VIEW = { stage: "select", rooftopsLeft: 3, specialsLeft: ["permit1"], sale: SALE } as unknown as View;

test("a row can't be finished any more if there are too few roofs and nothing can make it shorter", () => {
  assert.equal(fate(VIEW, { ...ROW, isComplete: true }), "complete");
  assert.equal(fate(VIEW, ROW), "open", "three roofs for three buildings");
  assert.equal(fate({ ...VIEW, rooftopsLeft: 2 }, ROW), "open", "a permit may make it shorter");
  assert.equal(fate({ ...VIEW, rooftopsLeft: 2, specialsLeft: ["mayor"] }, ROW), "dead");
  const sale = { ...SALE, piece: "roof4" };
  assert.equal(fate({ ...VIEW, rooftopsLeft: 2, specialsLeft: [], sale }, ROW), "open", "the third one is on sale");
  assert.equal(fate({ ...VIEW, stage: "over" }, ROW), "dead");
});

test("who has paid whom follows from who uses the piece", () => {
  const sale = { ...SALE, piece: "R1", highest: 4, leader: 2 };
  const sold = { ...VIEW, stage: "place_cube", auctioneer: 1, sale } as View;
  assert.deepEqual(payment({ ...sold, actor: 2 }), { from: 2, to: 1, amount: 4 });
  assert.deepEqual(payment({ ...sold, actor: 1 }), { from: 1, to: 2, amount: 4 });
  assert.equal(payment({ ...sold, actor: 1, sale: { ...sale, highest: 0, leader: 0 } }), undefined);
  assert.equal(payment({ ...sold, stage: "settle", actor: 1 }), undefined);
});

test("advice is explained by what the turn changes, and by nothing else", () => {
  const player = (seat: number, pointsNow: number) => ({ seat, pointsNow, pointsBefore: 0, purse: [], range: [] });
  const view = (points: readonly number[], isComplete: boolean, sale: View["sale"] = SALE): View =>
    ({
      ...VIEW,
      rows: [{ ...ROW, isComplete }],
      players: points.map((now, i) => player(i + 1, now)),
      certificates: [{ letter: "R", owner: isComplete ? 1 : 0 }],
      sale,
    }) as unknown as View;
  const reader = { viewer: 1, text: en, nameOf: () => "Ben" };
  assert.deepEqual(reasonsFor(view([0, 0], false), view([12, -4], true), reader), [
    "completes row I",
    "brings you Sienna Securities",
    "+12 points for you now",
    "Ben loses 4",
  ]);
  const sale = { ...SALE, piece: "R3", prospects: [{ seat: 1, best: 3, worst: -6 }] };
  assert.deepEqual(reasonsFor(view([0, 0], false), view([0, 0], false, sale), reader), [
    "at stake for you: +3 with it, −6 if another gets it",
  ]);
  assert.deepEqual(reasonsFor(view([0, 0], false), view([0, 0], false), reader), []);
});
