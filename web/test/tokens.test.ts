import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as esgros from "../src/games/esgros/tokens";
import * as estate from "../src/games/estate/tokens";
import * as hexploration from "../src/games/hexploration/tokens";
import type { Type } from "../src/games/hexploration/view";
import { words as hexplorationWords } from "../src/games/hexploration/words";
import * as theEstates from "../src/games/the-estates/tokens";
import { words as theEstatesWords } from "../src/games/the-estates/words";

interface Vector {
  readonly plies: ReadonlyArray<{ readonly legal: readonly string[]; readonly move: string }>;
}

/** A form of tokens, and how the client spells one with these parts; without that, it plays the move that it is told. */
type Form = readonly [RegExp, ((...parts: string[]) => string)?];

const CELL = /^([a-z]\d+)$/;
const SPACE = "(-?\\d+,-?\\d+)";

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  esgros: [[CELL, esgros.place], [/^swap$/]],
  estate: [[CELL, estate.place], [/^(?:swap|end)$/]],
  "the-estates": [
    [/^stow$/, () => theEstates.STOW],
    [/^hold$/, () => theEstates.HOLD],
    [/^pass$/, () => theEstates.PASS],
    [/^sell$/, () => theEstates.SELL],
    [/^keep$/, () => theEstates.KEEP],
    [/^bid(\d+)$/, (amount) => theEstates.bid(Number(amount))],
    [/^([ABC])(\d+)$/, (row, number) => theEstates.lot(row!, Number(number))],
    [/^([ABC])$/, theEstates.row],
    [/^([ABC])\+$/, theEstates.lengthen],
    [/^([ABC])-$/, theEstates.shorten],
    [/^(mayor)$/, () => theEstates.auction(theEstates.MAYOR)],
    [/^(roof)$/, () => theEstates.auction(theEstates.ROOF)],
    [/^([GYRPS]\d|permit\d|cancel)$/, theEstates.auction],
    [/^(?:discard|roof\d)$/],
  ],
  hexploration: [
    [/^draw$/, () => hexploration.DRAW],
    [/^end$/, () => hexploration.END],
    [/^step$/, () => hexploration.STEP],
    [/^stay$/, () => hexploration.STAY],
    [new RegExp(`^mark:${SPACE}$`), hexploration.mark],
    [new RegExp(`^unmark:${SPACE}$`), hexploration.unmark],
    [new RegExp(`^buy:${SPACE}$`), hexploration.buy],
    [new RegExp(`^seize:${SPACE}$`), hexploration.seize],
    [new RegExp(`^spare:${SPACE}$`), hexploration.spare],
    [new RegExp(`^move:(\\d)>${SPACE}$`), (pawn, area) => hexploration.move(Number(pawn), area!)],
    [new RegExp(`^place:(\\d)@${SPACE}$`), (pawn, space) => hexploration.place(Number(pawn), space!)],
    [new RegExp(`^start:([A-Z])@${SPACE}$`), (type, space) => hexploration.start(type as Type, space!)],
    [/^shop:(\d)([A-Z])(\d)$/, (seat, type, price) => hexploration.shop(Number(seat), type as Type, Number(price))],
    [/^discard:(\d)$/, (price) => hexploration.discard(Number(price))],
    [/^price:([A-Z])(\d)>(\d)$/, (type, from, to) => hexploration.reprice(type as Type, Number(from), Number(to))],
    [/^(?:move:.*\*\d+|return:.*|tile:.*|void)$/],
  ],
};

/** Every token that occurs in the games that the rules are tested with. */
function tokensOf(game: string): Set<string> {
  const folder = `../games/${game}/src/test/resources/vectors`;
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").trim().split("\n"));
  const plies = lines.flatMap((line) => (JSON.parse(line) as Vector).plies);
  return new Set(plies.flatMap(({ legal, move }) => [...legal, move]));
}

for (const [game, forms] of Object.entries(FORMS)) {
  test(`tokens of ${game} are spelled as the rules spell them`, () => {
    const tokens = tokensOf(game);
    assert.ok(tokens.size > 20);
    const met = new Set<Form>();
    for (const token of tokens) {
      const form = forms.find(([pattern]) => pattern.test(token));
      assert.ok(form, `${token} has a form`);
      met.add(form);
      const [pattern, spelled] = form;
      assert.equal(spelled?.(...pattern.exec(token)!.slice(1)) ?? token, token);
    }
    assert.deepEqual(
      forms.filter((form) => !met.has(form)).map(([pattern]) => pattern),
      [],
      "every form occurs",
    );
  });
}

test("every piece of The Estates that can be auctioned is known by its name", () => {
  const pieces = [...tokensOf("the-estates")].filter((token) =>
    /^(?:[BGYRPS][1-6]|roof\d?|permit\d|mayor|cancel)$/.test(token),
  );
  assert.ok(pieces.length > 40);
  assert.deepEqual(
    pieces.filter((piece) => !theEstates.readPiece(piece)),
    [],
  );
  assert.deepEqual(theEstates.readPiece("B2"), { kind: "cube", colour: "B", number: 2 });
  assert.deepEqual(theEstates.readPiece("roof"), { kind: "roof", value: 0 });
  assert.equal(theEstates.stripesOf("permit3"), 3);
  for (const name of ["", "nonsense", "A1", "B9", "bid5", "roof-1"]) {
    assert.equal(theEstates.readPiece(name), undefined, name);
  }
});

test("a lot is known by its name", () => {
  assert.deepEqual(theEstates.readLot("B2"), { row: "B", number: 2 });
  assert.deepEqual(theEstates.readLot("C10"), { row: "C", number: 10 });
  assert.equal(theEstates.readLot("R2"), undefined);
});

test("a token of the past says where a tile was laid, and no other does", () => {
  for (const token of tokensOf("hexploration")) {
    const laid = hexploration.laidAt(token);
    assert.equal(laid, /^(?:place|start):/.test(token) ? token.split("@")[1] : undefined, token);
  }
});

test("in lists of moves every token is a few words, and neither a code nor the name of something else", () => {
  const code = /[a-z]+\d|[a-z]:|[>@*]|^[A-Z]\d+$|undefined/;
  for (const language of ["en", "ja"] as const) {
    for (const token of tokensOf("the-estates")) {
      for (const before of ["hold", "sell"]) {
        const written = theEstates.notation(token, before, theEstatesWords(language));
        assert.ok(written !== "" && !code.test(written), `${token}: ${written}`);
      }
    }
    for (const token of tokensOf("hexploration")) {
      const written = hexploration.notation(token, hexplorationWords(language));
      assert.ok(written !== "" && !code.test(written), `${token}: ${written}`);
    }
  }
  const text = theEstatesWords("en");
  assert.equal(theEstates.notation("B2", "hold", text), "blue 2");
  assert.equal(theEstates.notation("B2", "sell", text), "on II 2");
  assert.equal(theEstates.notation("C-", "keep", text), "III shorter");
});
