// Writes a film of a game as an animated PNG, for the README.
//   node scripts/film.mjs GAME FILE [frames]
// Computers play each other on a server of its own; a frame is taken while their plies are shown.
import { writeFile } from "node:fs/promises";
import { House } from "../e2e/house.mjs";
import { animated } from "./animated-png.mjs";

const [game, file, count = "24"] = process.argv.slice(2);
if (!game || !file) {
  console.error("usage: node scripts/film.mjs GAME FILE [frames]");
  process.exit(2);
}
const MILLIS_A_FRAME = 250;

const house = await House.open();
try {
  const visitor = await house.visitor({ viewport: { width: 960, height: 640 } });
  await visitor.home();
  await visitor.enter(game, "computer");
  const frames = [];
  for (let i = 0; i < Number(count); i++) {
    const legal = (await visitor.look()).legal ?? [];
    if (i % 4 === 0 && legal.length > 0) {
      await visitor.page.keyboard.press("h");
    }
    frames.push(await visitor.page.screenshot());
    await visitor.page.waitForTimeout(MILLIS_A_FRAME);
  }
  await writeFile(file, animated(frames, MILLIS_A_FRAME));
} finally {
  await house.close();
}
