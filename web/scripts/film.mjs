// Films a game of two computers for the README.
//   node scripts/film.mjs GAME FILE.webp [seconds to skip] [frames]
import { writeFile } from "node:fs/promises";
import { brief } from "../e2e/games.mjs";
import { House } from "../e2e/house.mjs";
import { animated } from "./animated-webp.mjs";

const [game, file, skip = "2", count = "40"] = process.argv.slice(2);
if (!game || !file) {
  console.error("usage: node scripts/film.mjs GAME FILE.webp [seconds to skip] [frames]");
  process.exit(2);
}
const MILLIS = 300;
const SIZE = { width: 960, height: 600 };
const SHOWN = { width: 640, height: 400 };

const house = await House.open();
try {
  const visitor = await house.visitor(SIZE);
  const studio = await visitor.context.newPage();
  await visitor.home();
  await visitor.choose(game, ["agent2", "agent2"], brief[game]);
  await visitor.page.waitForTimeout(1000 * Number(skip));
  const shots = [];
  for (let i = 0; i < Number(count); i++) {
    shots.push(await visitor.page.screenshot());
    await visitor.page.waitForTimeout(MILLIS);
  }
  await writeFile(file, animated(await developed(studio, shots), { ...SHOWN, millis: MILLIS }));
} finally {
  await house.close();
}

/** Screenshots as smaller WebP pictures, made by the browser. */
async function developed(page, shots) {
  const pictures = [];
  for (const shot of shots) {
    const packed = await page.evaluate(
      async ([data, { width, height }]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d", { alpha: false });
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, width, height);
        return canvas.toDataURL("image/webp", 0.75).split(",")[1];
      },
      [shot.toString("base64"), SHOWN],
    );
    pictures.push(Buffer.from(packed, "base64"));
  }
  return pictures;
}
