// Which tables there are: game by game, from the first moment to the last.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const me = { kind: "me" };
const agent = (level) => ({ kind: "agent", level });
const golden = (game, name) => readFileSync(join(root, `games/${game}/src/test/resources/golden/${name}.fgn`), "utf8");
const isAsked = (stage) => (table) => table.legal?.length > 0 && table.view.stage === stage;
const stones = (view) => view.groups.reduce((sum, { cells }) => sum + cells.length, 0);

/** When a game is well on its way, and with which seats it is shown at its start. */
const games = {
  estate: { seats: [me, agent(1)], isMid: ({ view, legal }) => stones(view) >= 14 && legal?.length > 3 },
  esgros: { seats: [me, agent(1)], isMid: ({ view, legal }) => stones(view) >= 8 && legal?.length > 0 },
  "the-estates": {
    seats: [me, agent(1), agent(2)],
    isMid: ({ view, legal, version }) => version > 60 && view.stage === "bid" && legal?.length > 0,
  },
  hexploration: {
    seats: [me, me],
    isMid: ({ view, legal }) => view.tiles.length >= 22 && view.stage === "hand" && legal?.length > 0,
  },
};

/** Name → id of a table, for all games or some. */
export async function makeTables(collection, wanted) {
  const tables = {};
  for (const game of Object.keys(games).filter((one) => wanted.includes(one))) {
    const { seats, isMid } = games[game];
    const make = async (name, id) => (tables[`${game} ${name}`] = await id);
    const start = await make("start", collection.open(game, seats));
    await collection.playUntil(start, ({ legal }) => legal?.length > 0);
    await make(
      "invite",
      collection.open(game, [me, ...seats.slice(1).map(() => ({ kind: "open" }))], {}, { listed: true }),
    );
    await make("mid", collection.playUntil(await collection.open(game, seats), isMid));
    await make(
      "end",
      collection.playUntil(await collection.open(game, seats), () => false),
    );
    await particular[game]?.(collection, make);
  }
  return tables;
}

/** What only one game has. */
const particular = {
  estate: async (collection, make) => {
    await make("record", collection.bring(golden("estate", "three-sides-on-side-5")));
    const swap = await collection.open("estate", [me, me]);
    await make("swap", collection.playAll(swap, "a1 b1 c1 d1 e1".split(" ")));
  },
  esgros: async (collection, make) => {
    const removal = await collection.open("esgros", [me, me], { size: 3, pie: false });
    await make("removal", collection.playAll(removal, "d3 b4 c1 e2 a2 d1 e1 d4 c5 c3".split(" ")));
    await collection.say(removal, "A table to talk at, with a sentence that needs more than one line on a phone.");
    await make("clock", collection.open("esgros", [me, me], {}, { clock: { kind: "live", base: 900, increment: 10 } }));
  },
  "the-estates": async (collection, make) => {
    const seats = [me, agent(1), agent(1), agent(1), agent(1)];
    for (const stage of ["stow", "select", "bid", "settle", "place_cube", "place_roof", "place_permit"]) {
      await make(stage, collection.playUntil(await collection.open("the-estates", seats), isAsked(stage)));
    }
    const shared = await collection.open("the-estates", [me, me, me]);
    await make(
      "curtain",
      collection.playUntil(shared, ({ view }) => view.stage === "bid"),
    );
    await make(
      "interlude",
      collection.playUntil(
        await collection.open("the-estates", [me, agent(1), agent(1)], { rounds: 2 }),
        ({ view, legal }) => view.round === 2 && legal?.length > 0,
      ),
    );
    await make("rounds", collection.bring(golden("the-estates", "two-rounds-tie-shared")));
  },
  hexploration: async (collection, make) => {
    const far = await collection.open("hexploration", [me, me, me, me], { cash: 30 });
    await make(
      "far",
      collection.playUntil(
        far,
        ({ view, legal }) => view.tiles.length >= 44 && view.stage === "open" && legal?.length > 0,
      ),
    );
    const four = await collection.open("hexploration", [me, me, me, me], { cash: 5, types: 3, tiles: 21 });
    await make(
      "four-end",
      collection.playUntil(four, () => false),
    );
    await make("void", collection.bring(golden("hexploration", "void-bought")));
  },
};
