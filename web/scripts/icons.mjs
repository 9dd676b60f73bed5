// Draws the icons of the installed program from src/core/icon.svg, once after it has changed. Needs Chromium.
import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const BACKGROUND = "#f6f3ec";
const svg = `data:image/svg+xml,${encodeURIComponent(await readFile("src/core/icon.svg", "utf8"))}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/** A maskable icon is cut into any shape, so its picture keeps away from the edge. */
async function draw(name, size, isFull) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = isFull ? size * 0.66 : size;
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;
    background:${isFull ? BACKGROUND : "transparent"}"><img src="${svg}" width="${inner}" height="${inner}">`);
  await page.screenshot({ path: `src/icons/${name}.png`, omitBackground: !isFull });
  await page.close();
}

await draw("icon-192", 192, false);
await draw("icon-512", 512, false);
await draw("maskable-512", 512, true);
await draw("touch-180", 180, true);
await browser.close();
