// How long a table takes to open in a browser, from the address to the whole table on the screen, by the number of its plies.
// Not part of the tests, because it measures time.
//   node e2e/opening.mjs [PLIES…]      200 and 2000 unless given; the longest random game has about 1,750
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { House } from "./house.mjs";

const TRIES = 9;
const SETUP = { game: "the-estates", seats: 5, options: "rounds=5" };
const command = process.env.FREEHOLD_COMMAND ?? join(dirname(fileURLToPath(import.meta.url)), "../../freehold");
const wanted = process.argv.slice(2).map(Number);

/** The longest of some random games. */
function longGame() {
  const { game, seats, options } = SETUP;
  const args = ["trace", game, "--seats", String(seats), "-o", options, "--count", "30", "--seed", "1"];
  const traces = execFileSync(command, args, { maxBuffer: 1 << 30 })
    .toString()
    .trim()
    .split("\n");
  const games = traces.map((line) => JSON.parse(line).plies.map(({ move }) => move));
  return games.reduce((longest, tokens) => (tokens.length > longest.length ? tokens : longest));
}

function record(tokens) {
  const { game, seats, options } = SETUP;
  return `[Game "${game}"]\n[Options "${options}"]\n[Seats "${seats}"]\n\n${tokens.join(" ")}\n`;
}

async function imported(visitor, text) {
  await visitor.home();
  return visitor.page.evaluate(async (body) => {
    await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Ada" }) });
    return (await (await fetch("/api/tables/import", { method: "POST", body })).json()).id;
  }, text);
}

async function opening(visitor, id) {
  const start = performance.now();
  await visitor.go(`/table/${id}`);
  await visitor.seeTable();
  return performance.now() - start;
}

const house = await House.open();
try {
  const tokens = longGame();
  const visitor = await house.visitor();
  for (const plies of wanted.length > 0 ? wanted : [200, 2000]) {
    const known = tokens.slice(0, plies);
    const id = await imported(visitor, record(known));
    const times = [];
    for (let i = 0; i < TRIES; i++) {
      times.push(await opening(visitor, id));
    }
    times.sort((a, b) => a - b);
    console.log(`plies ${known.length} opens in ${times[TRIES >> 1].toFixed(0)} ms`);
  }
} finally {
  await house.close();
}
