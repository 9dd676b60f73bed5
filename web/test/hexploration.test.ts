import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../src/board/game";
import {
  distance,
  fromTheMiddle,
  isSpace,
  middle,
  nameOf,
  neighbours,
  outline,
  RADIUS,
  shore,
  spaceOf,
} from "../src/games/hexploration/grid";
import { isQuiet, notation, spacesIn } from "../src/games/hexploration/tokens";
import type { Type, View } from "../src/games/hexploration/view";
import { en } from "../src/games/hexploration/words-en";
import { ja } from "../src/games/hexploration/words-ja";
import { Camera } from "../src/hex/camera";
import { followed, type WorthSeeing } from "../src/hex/sight";

// What a browser has and Node has not.
Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { countingFinale } = await import("../src/games/hexploration/counting");
const { asked } = await import("../src/games/hexploration/controls");

const STARTING_BOARD = [spaceOf("0,0"), ...neighbours(spaceOf("0,0"))];

test("neighbours are as the rules have them (H2)", () => {
  const names = neighbours({ q: 2, r: -1 }).map(nameOf).sort();
  assert.deepEqual(names, ["1,-1", "1,0", "2,-2", "2,0", "3,-1", "3,-2"].sort());
});

test("neighbours are equally far away on the screen", () => {
  const here = middle({ q: 1, r: 2 });
  const distances = neighbours({ q: 1, r: 2 }).map((one) =>
    Math.hypot(middle(one).cx - here.cx, middle(one).cy - here.cy).toFixed(6),
  );
  assert.equal(new Set(distances).size, 1);
});

test("an outline has the edges to the outside and no others", () => {
  const edges = (names: string[]): number => outline(names.map(spaceOf)).split("M").length - 1;
  assert.equal(edges(["0,0"]), 6);
  assert.equal(edges(["0,0", "1,0"]), 10);
  assert.equal(edges(STARTING_BOARD.map(nameOf)), 18);
});

test("an edge lies between the two spaces that it divides", () => {
  const [from, to] = outline([{ q: 0, r: 0 }])
    .split("M")[1]!
    .split("L")
    .map((point) => point.split(",").map(Number));
  const beyond = middle(neighbours({ q: 0, r: 0 })[0]!);
  assert.ok(Math.abs((from![0]! + to![0]!) / 2 - beyond.cx / 2) < 0.1);
  assert.ok(Math.abs((from![1]! + to![1]!) / 2 - beyond.cy / 2) < 0.1);
});

test("the shore of the starting board is the ring around it", () => {
  assert.equal(shore(STARTING_BOARD).length, 12);
});

test("names are written in the middle of an area", () => {
  assert.equal(nameOf(fromTheMiddle(["0,0", "1,0", "2,0"].map(spaceOf))[0]!), "1,0");
});

test("only spaces are ringed, not other names that a text may point at", () => {
  assert.ok(isSpace("2,0") && isSpace("-12,-1"));
  assert.ok(!isSpace("draw") && !isSpace("mark:2,0") && !isSpace("discard:3"));
});

test("a wider outline lies around the narrower one", () => {
  const reach = (path: string): number => Math.max(...path.match(/-?[\d.]+/g)!.map(Number));
  assert.ok(reach(outline([{ q: 0, r: 0 }], 40)) > reach(outline([{ q: 0, r: 0 }])));
});

test("every terrain has a word of its own in both languages", () => {
  const types: Type[] = ["F", "H", "M", "P", "D", "L"];
  for (const { types: words } of [en, ja]) {
    assert.equal(new Set(types.map((type) => words[type])).size, types.length);
  }
});

test("what areas pay is told with the end of the scale", () => {
  assert.equal(en.payout({ from: 7, to: 8, income: 4 }, 0), "7 to 8 tiles pay $4");
  assert.equal(en.payout({ from: 9, to: 0, income: 3 }, 2), "9 and more tiles pay $3, 2 of yours");
  assert.equal(ja.payout({ from: 6, to: 6, income: 5 }, 1), "6枚は$5、自分のエリア1つ");
});

test("the end is counted in steps: two areas of each player at most, then who has won (H19)", () => {
  const area = (owner: number, n: number) => ({ owner, tiles: Array.from({ length: n }, (_, i) => `${owner},${i}`) });
  const view = {
    stage: "over",
    players: [1, 2].map((seat) => ({ seat, money: 5, land: 30, score: 35 })),
    areas: [area(1, 2), area(1, 7), area(1, 3), area(2, 1), area(0, 9)],
  } as unknown as View;
  assert.equal(countingFinale(view)?.steps, 4);
  assert.equal(countingFinale({ ...view, stage: "open" }), undefined);
});

test("a token tells the spaces that it is about, and whether there is anything to see", () => {
  assert.deepEqual(spacesIn("move:1>2,-1*2"), ["2,-1"]);
  assert.deepEqual(spacesIn("draw"), []);
  assert.deepEqual(["draw", "tile:F", "stay", "place:1@3,0", "end"].map(isQuiet), [true, true, true, false, false]);
});

test("the distance of two spaces is the number of steps between them", () => {
  assert.equal(distance(spaceOf("0,0"), spaceOf("2,-1")), 2);
  assert.equal(distance(spaceOf("1,1"), spaceOf("-1,-1")), 4);
});

test("lists of moves have words, no tokens", () => {
  const written = ["place:1@3,-1", "move:2>2,-1*2", "shop:2F3", "price:H3>5", "tile:M", "step", "discard:4"];
  assert.deepEqual(
    written.map((token) => notation(token, en)),
    [
      "Pawn 1 (3,-1)",
      "Pawn 2 moves (2,-1)",
      "Buy forest for $3",
      "hills from $3 to $5",
      "marsh",
      "Follow",
      "Offered at $4",
    ],
  );
});

test("nobody is asked to get a tile where none can be had, and after one pawn the other one is asked", () => {
  let left = 3;
  let acted = [false, false];
  const having = (...kinds: string[]): string | undefined =>
    asked({
      view: {
        stage: "open",
        areas: [],
        enclosed: "",
        bag: [{ left }],
        turn: { seat: 1 },
        players: [{ seat: 1, pawns: acted.map((hasActed, i) => ({ number: i + 1, hasActed })) }],
      },
      language: "en",
      seats: [],
      moves: kinds.map((kind) => ({ kind, token: kind })),
    } as unknown as Scene<View>);
  assert.match(having("move", "draw") ?? "", /^Get a tile/);
  assert.match(having("move", "shop") ?? "", /^Get a tile/);
  assert.match(having("move") ?? "", /^No free space beside your pawns/);
  acted = [true, false];
  assert.match(having("draw") ?? "", /^Now pawn 2: get a tile to place/);
  assert.match(having("move", "draw") ?? "", /^Now pawn 2: .* touch a ring/);
  left = 0;
  assert.match(having("move") ?? "", /^The bag is empty/);
  assert.equal(having("move", "end"), undefined, "the rules say that the turn may end");
});

/** A window of a phone onto the middle of the land. */
const WINDOW = Camera.fit({ left: -20, right: 20, top: -20, bottom: 20 }, 364, 342, 0);
const LENS = { least: 0.68, farthest: 0.42, radius: RADIUS };
const see = (from: Camera, worth: WorthSeeing, foot = 0) => followed(from, worth, { tools: 56, foot }, LENS);
const NOTHING: WorthSeeing = { happened: [], own: [], asked: [] };
const at = (...names: string[]) => names.map((name) => middle(spaceOf(name)));

test("what happened far away never takes one's own pawns out of sight", () => {
  const own = at("-1,-3", "0,4");
  const camera = see(WINDOW, { ...NOTHING, happened: at("9,2", "12,0"), own });
  assert.equal(camera.scale, LENS.least);
  assert.ok(own.every(({ cx, cy }) => camera.sees(cx, cy, 0.9 * RADIUS)));
});

test("as much as fits is seen whole, even where there is no room for its neighbours", () => {
  const [own, asked] = [at("0,-4"), at("0,3")];
  const camera = see(WINDOW, { ...NOTHING, own, asked });
  assert.equal(camera.scale, LENS.least);
  assert.ok([...own, ...asked].every(({ cx, cy }) => camera.sees(cx, cy, 0.9 * RADIUS)));
});

test("pawns far apart are both seen when a turn begins, and tiles are large again as soon as one is to be placed", () => {
  const own = at("-4,-2", "0,6");
  const camera = see(WINDOW, { ...NOTHING, own });
  assert.ok(camera.scale < LENS.least && own.every(({ cx, cy }) => camera.sees(cx, cy, 0.9 * RADIUS)));
  assert.equal(see(camera, { ...NOTHING, own, asked: at("0,5") }).scale, LENS.least);
});

test("nothing that is worth seeing lies where a bar covers the window", () => {
  const [pawn] = at("0,9");
  const camera = see(WINDOW, { ...NOTHING, own: [pawn!] }, 80);
  const [, y] = camera.pixel(pawn!.cx, pawn!.cy);
  assert.ok(y > 0 && y + RADIUS * camera.scale <= 342 - 80 + 1, `${y}`);
});
