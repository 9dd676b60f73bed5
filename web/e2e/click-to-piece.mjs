// Milliseconds from a click to the frame that shows its piece, with a slow line to the server: with the rules compiled
// for the browser, and the server's way beside it. Nothing else should run meanwhile.
//   node e2e/click-to-piece.mjs [clicks for each]
import { Line } from "./broken-line.mjs";
import { eventually } from "./eventually.mjs";
import { games } from "./games.mjs";
import { House } from "./house.mjs";

const clicks = Number(process.argv[2] ?? 20);
const LATENCY = 400;
/** What nobody notices. */
const WANTED = 50;

/** Without secrets, so that people at one screen need not look away. */
const options = { "the-estates": { money: "open" } };

/** From now on the page notes when something is clicked, and when a frame shows one more ply than then. */
function watch() {
  const desk = () => document.querySelector("table-page").desk;
  window.times = [];
  addEventListener(
    "click",
    () => {
      const begin = performance.now();
      const before = desk().length;
      const look = () => {
        if (desk().length > before) {
          // What is known now is drawn in this frame; the next one begins when that is done.
          requestAnimationFrame(() => window.times.push(performance.now() - begin));
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    },
    { capture: true },
  );
}

async function measure(house, game, isCompiled) {
  const visitor = await house.visitor({ motion: true });
  const { page } = visitor;
  if (!isCompiled) {
    await page.addInitScript(() => {
      WebAssembly.validate = () => false;
    });
  }
  await Line.between(page, LATENCY);
  await visitor.open({ game, options: options[game] ?? {}, seats: [{ kind: "me" }, { kind: "me" }] });
  await page.evaluate(() => document.querySelector("table-page").prepared);
  await page.evaluate(watch);
  for (let i = 0; i < clicks; i++) {
    const thing = page.locator("[data-token][data-legal]:visible, .is-choosable:visible").first();
    await thing.waitFor({ timeout: 5000 });
    await thing.click();
    const yes = page.locator("ask-dialog dialog[open] button[value=yes]");
    if (await yes.isVisible()) {
      await yes.click();
    }
    await eventually(async () => {
      if ((await page.evaluate(() => window.times.length)) <= i) {
        throw new Error(`${game}: click ${i + 1} shows nothing`);
      }
    });
  }
  const times = (await page.evaluate(() => window.times)).sort((a, b) => a - b);
  await visitor.leave();
  return { median: times[Math.floor(times.length / 2)], most: times.at(-1) };
}

function columns({ median, most }) {
  return `${median.toFixed(0).padStart(9)} ${most.toFixed(0).padStart(6)}`;
}

const house = await House.open();
try {
  console.log(`ms, latency ${LATENCY}  in the browser      by the server`);
  console.log("                  median   most    median   most");
  for (const game of games) {
    const here = await measure(house, game, true);
    const there = await measure(house, game, false);
    const verdict = here.median < WANTED ? "" : "  too slow";
    console.log(`${game.padEnd(14)} ${columns(here)} ${columns(there)}${verdict}`);
  }
} finally {
  await house.close();
}
