// Milliseconds from a click to the frame that shows its piece, with a slow line to the server: with the rules compiled
// for the browser, and the server's way beside it. Nothing else should run meanwhile.
//   node e2e/click-to-piece.mjs [clicks for each]
import { Line } from "./broken-line.mjs";
import { eventually, pause } from "./eventually.mjs";
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
  let newest;
  addEventListener(
    "click",
    (click) => {
      // One that only asks where or how is followed by another, which counts.
      newest = click;
      const begin = performance.now();
      const before = desk().length;
      const look = () => {
        if (newest !== click) {
          return;
        }
        if (desk().length > before) {
          // What is known now is drawn in this frame; what comes first after it begins when that is done.
          scheduler.postTask(() => window.times.push(performance.now() - begin), { priority: "user-blocking" });
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    },
    { capture: true },
  );
}

/** What is offered at a place first; nothing is taken back, or this would never end. */
const CHOICES = [
  ".land-offer [data-offer]:visible",
  "[data-token][data-legal]:not([data-token^=unmark]):visible",
  ".is-choosable:visible",
];

async function press(page) {
  const all = await Promise.all(CHOICES.map(async (choice) => ({ choice, count: await page.locator(choice).count() })));
  const thing = page.locator(all.find(({ count }) => count > 0)?.choice ?? CHOICES[1]).first();
  await thing.waitFor({ timeout: 5000 });
  // A pointer rests on a thing before it is pressed, and what it points at is drawn by then.
  await thing.hover({ timeout: 2000 });
  await pause(200);
  await thing.click({ timeout: 2000 });
  const yes = page.locator("ask-dialog dialog[open] button[value=yes]");
  if (await yes.isVisible()) {
    await yes.click();
  }
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
  const shown = () => page.evaluate(() => window.times.length);
  for (let i = 0; i < clicks; i++) {
    await eventually(async () => {
      await press(page);
      await pause(LATENCY);
      if ((await shown()) <= i) {
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
    const verdict = here.most < WANTED ? "" : "  too slow";
    console.log(`${game.padEnd(14)} ${columns(here)} ${columns(there)}${verdict}`);
  }
} finally {
  await house.close();
}
