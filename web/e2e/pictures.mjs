// Pictures of every page and every state of a table, at three widths and in both themes, to be looked at; and what can be
// measured of them. Not part of the tests, because it takes many minutes.
//   node e2e/pictures.mjs [word…]      only pictures whose names hold all these words, such as: 'estate-|esgros-' 390 dark '!analysis'
//   node e2e/pictures.mjs --window …   only what the window shows, without scrolling
// FREEHOLD_AT names a server that runs already, for example that of scripts/dev.mjs; its tables are then used again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "./games.mjs";
import { House } from "./house.mjs";
import { Collection } from "./pictures/collection.mjs";
import { flawsIn } from "./pictures/flaws.mjs";
import { scenes } from "./pictures/scenes.mjs";
import { makeTables } from "./pictures/tables.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../target/pictures");
const WINDOW = "--window";
const isWindow = process.argv.includes(WINDOW);
const words = process.argv.slice(2).filter((word) => word !== WINDOW);
const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 1024, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
];
const LANGUAGES = ["en", "ja"];

mkdirSync(folder, { recursive: true });
const house = await House.open();
try {
  const { state, tables } = await prepared();
  for (const size of SIZES) {
    for (const language of LANGUAGES) {
      await takeAll(size, language, state, tables);
    }
  }
} finally {
  await house.close();
}

/** Somebody with all tables; kept for the next time where the server outlives this. */
async function prepared() {
  const kept = join(folder, "tables.json");
  if (process.env.FREEHOLD_AT && existsSync(kept)) {
    return JSON.parse(readFileSync(kept, "utf8"));
  }
  const ada = await house.visitor();
  await ada.home();
  const token = await ada.page.evaluate(async () => {
    const guest = await (await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Ada" }) })).json();
    return guest.token;
  });
  const tables = await makeTables(new Collection(house.address, token), games);
  const made = { state: await ada.context.storageState(), tables };
  await ada.leave();
  writeFileSync(kept, JSON.stringify(made));
  return made;
}

async function takeAll(size, language, state, tables) {
  const named = scenes().map((scene) => ({ ...scene, title: `${scene.name}-${size.width}-${language}` }));
  const wanted = named.filter(
    ({ title, isSlow }) =>
      ["light", "dark"].some((theme) => isWanted(`${title}-${theme}`)) && !(isSlow && language === "ja"),
  );
  if (wanted.length === 0) {
    return;
  }
  const visitor = await house.visitor({ ...size, language, state });
  for (const scene of wanted) {
    await take(visitor, scene, size, tables).catch((e) =>
      console.log(`${scene.title}: no picture: ${e.message.split("\n")[0]}`),
    );
  }
  for (const complaint of visitor.complaints) {
    console.log(`${size.width} ${language}: ${complaint}`);
  }
  await visitor.leave();
}

function isWanted(title) {
  return words.every((word) =>
    word.startsWith("!") ? !title.includes(word.slice(1)) : word.split("|").some((one) => title.includes(one)),
  );
}

async function take({ page, ...visitor }, scene, { touch }, tables) {
  const id = (name) => tables[`${scene.game} ${name}`];
  const path = scene.path?.({ id, game: scene.game }) ?? `/table/${id(scene.table)}`;
  await page.goto(visitor.address + path);
  await page.waitForSelector("main > * > *");
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector("table-page")?.desk?.isWhole ?? true);
  await page.waitForTimeout(400);
  await scene.act?.(page, { isTouched: touch, game: scene.game });
  await page.waitForTimeout(150);
  for (const theme of ["light", "dark"].filter((one) => isWanted(`${scene.title}-${one}`))) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({
      path: join(folder, `${scene.title}-${theme}.png`),
      fullPage: !isWindow && !(await page.locator("dialog[open]").count()),
    });
  }
  for (const [flaw, cases] of await page.evaluate(flawsIn, touch)) {
    console.log(`${scene.title}: ${flaw}: ${cases.length} such as ${cases[0]}`);
  }
}
