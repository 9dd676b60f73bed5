// Films the last plies of a game between computers, played again in a browser, for the README.
//   node scripts/film.mjs GAME FILE.webp [plies] [seats] [level]
import { writeFile } from "node:fs/promises";
import { pause } from "../e2e/eventually.mjs";
import { House } from "../e2e/house.mjs";
import { animated } from "./animated-webp.mjs";

const [game, file, plies = "20", seats = "2", level = "2"] = process.argv.slice(2);
if (!game || !file) {
  console.error("usage: node scripts/film.mjs GAME FILE.webp [plies] [seats] [level]");
  process.exit(2);
}
const SIZE = { width: 1000, height: 640 };
const SHOWN = { width: 720, height: 460 };
/** From one picture to the next, at least: pieces are seen on their way, and the film stays small. */
const FRAME_MILLIS = 250;
/** How long the end stays before the film begins again. */
const END_MILLIS = 3000;

const house = await House.open();
try {
  const visitor = await house.visitor({ ...SIZE, motion: true });
  const studio = await visitor.context.newPage();
  const seat = { kind: "agent", level: Number(level) };
  await visitor.open({ game, seats: Array.from({ length: Number(seats) }, () => seat), options: {} });
  while ((await visitor.look()).status !== "over") {
    await pause(200);
  }
  await visitor.page.reload();
  await visitor.page.waitForFunction(() => document.querySelector("table-page")?.desk?.length > 0);
  const shots = await filmed(visitor.page, Number(plies));
  await writeFile(file, animated(await developed(studio, shots), SHOWN));
} finally {
  await house.close();
}

/** Screenshots until the replay is over and nothing changes any more, each with how long it was to be seen. */
async function filmed(page, count) {
  await page.evaluate((plies) => {
    const { desk } = document.querySelector("table-page");
    desk.replay(Math.max(0, desk.length - plies));
  }, count);
  const shots = [];
  let begin = performance.now();
  let [isOn, changed] = [true, begin];
  while (isOn || performance.now() - changed < END_MILLIS) {
    const shot = await page.screenshot();
    const now = performance.now();
    if (shots.length > 0) {
      shots.at(-1).millis += now - begin;
    }
    begin = now;
    if (shots.length === 0 || !shot.equals(shots.at(-1).shot)) {
      shots.push({ shot, millis: 0 });
      changed = now;
    }
    isOn = await page.evaluate(() => document.querySelector("table-page").desk.isReplaying);
    await pause(Math.max(0, FRAME_MILLIS - (performance.now() - now)));
  }
  shots.at(-1).millis += END_MILLIS / 2;
  return shots;
}

/** Screenshots as smaller WebP pictures, made by the browser: of each only the part that has changed. */
async function developed(page, shots) {
  const frames = [];
  for (const { shot, millis } of shots) {
    const found = await page.evaluate(changedPart, [shot.toString("base64"), SHOWN]);
    if (found) {
      frames.push({ ...found, picture: Buffer.from(found.picture, "base64"), millis: 0 });
    }
    frames.at(-1).millis += Math.round(millis);
  }
  return frames;
}

/** The part of a screenshot that differs from the one before, if any. Runs in the page. */
async function changedPart([data, { width, height }]) {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const drawn = (w, h, ...where) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
    const context = canvas.getContext("2d", { alpha: false });
    context.imageSmoothingQuality = "high";
    context.drawImage(...where);
    return canvas;
  };
  const whole = drawn(width, height, image, 0, 0, width, height);
  const pixels = new Uint32Array(whole.getContext("2d").getImageData(0, 0, width, height).data.buffer);
  const before = window.before;
  window.before = pixels;
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  for (let i = 0; before && i < pixels.length; i++) {
    if (pixels[i] !== before[i]) {
      const [x, y] = [i % width, Math.floor(i / width)];
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
  }
  if (right <= left) {
    return undefined;
  }
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = { x, y, width: right - x, height: bottom - y };
  const picture = drawn(part.width, part.height, whole, -x, -y).toDataURL("image/webp", 0.45).split(",")[1];
  return { picture, part };
}
