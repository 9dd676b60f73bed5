// Bundles the client into target/classes/web: index.html, and assets whose names change with what is in them.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

const out = "target/classes/web";
// What the first page may weigh on a slow line.
const LARGEST_FIRST_PAGE = 150_000;
// The rules compiled for the browser, which are fetched when they are first needed.
const RULES = "../browser/target/engine/engine.wasm";
const LARGEST_RULES = 300_000;
// Each game's puzzles lie beside its code. They are fetched when somebody wants to solve one.
const GAMES = "../games";
const PUZZLES = /[/\\]src[/\\]main[/\\].*[/\\]puzzles\.txt$/;

await rm(out, { recursive: true, force: true });
await mkdir(`${out}/assets`, { recursive: true });

const common = {
  outdir: `${out}/assets`,
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: false,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};
// The server lets files of this name compile WebAssembly.
const worker = await build({
  ...common,
  entryPoints: { worker: "src/engine/worker.ts" },
  define: { RULES: JSON.stringify(await rules()) },
});
const result = await build({
  ...common,
  entryPoints: { freehold: "src/main.ts" },
  splitting: true,
  // Icons change while a game is played, which is no reason to ask the server for anything.
  loader: { ".svg": "dataurl" },
  define: {
    WORKER: JSON.stringify(address(Object.keys(worker.metafile.outputs)[0])),
    PUZZLES: JSON.stringify(await puzzles()),
  },
});
Object.assign(result.metafile.outputs, worker.metafile.outputs);

const files = Object.keys(result.metafile.outputs);
const entry = files.find((file) => result.metafile.outputs[file].entryPoint === "src/main.ts");
const style = result.metafile.outputs[entry].cssBundle;
const icon = `data:image/svg+xml,${encodeURIComponent(await readFile("src/core/icon.svg", "utf8"))}`;

const page = (await readFile("src/index.html", "utf8"))
  .replace("{script}", address(entry))
  .replace("{style}", address(style))
  .replace("{icon}", icon);
await writeFile(`${out}/index.html`, page);

let first = gzipSync(page).length;
for (const file of files) {
  const content = await readFile(file);
  const packed = gzipSync(content, { level: 9 });
  await writeFile(`${file}.gz`, packed);
  if (isInFirstPage(file)) {
    first += packed.length;
  }
}
console.log(`web: ${files.length} files, the first page is ${(first / 1000).toFixed(1)} kB compressed`);
if (first > LARGEST_FIRST_PAGE) {
  throw new Error(`the first page is heavier than ${LARGEST_FIRST_PAGE} bytes`);
}

function address(file) {
  return `/assets/${basename(file)}`;
}

/** Puts the compiled rules beside the rest, named by what is in them and packed as tightly as can be. */
async function rules() {
  const content = await readFile(RULES);
  const file = `${out}/assets/rules-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.wasm`;
  const packed = brotliCompressSync(content);
  await writeFile(file, content);
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  await writeFile(`${file}.br`, packed);
  console.log(`web: the compiled rules are ${(packed.length / 1000).toFixed(1)} kB compressed`);
  if (packed.length > LARGEST_RULES) {
    throw new Error(`the compiled rules are heavier than ${LARGEST_RULES} bytes`);
  }
  return address(file);
}

/** Puts the puzzles of each game beside the rest, without comments. Tells where they are and how many. */
async function puzzles() {
  const all = {};
  for (const file of (await readdir(GAMES, { recursive: true })).filter((name) => PUZZLES.test(name)).sort()) {
    const text = await readFile(join(GAMES, file), "utf8");
    const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
    const content = `${lines.join("\n")}\n`;
    const game = file.split(sep)[0];
    const to = `${out}/assets/puzzles-${game}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.txt`;
    await writeFile(to, content);
    await writeFile(`${to}.gz`, gzipSync(content, { level: 9 }));
    all[game] = { address: address(to), count: lines.length };
  }
  return all;
}

/** Everything but what is fetched only once somebody asks for it. */
function isInFirstPage(file) {
  const wanted = new Set([entry, style]);
  for (const one of wanted) {
    for (const used of result.metafile.outputs[one]?.imports ?? []) {
      if (used.kind === "import-statement") {
        wanted.add(used.path);
      }
    }
  }
  return wanted.has(file);
}
