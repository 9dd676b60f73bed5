// Bundles the client into target/classes/web: index.html, assets whose names change with what is in them, and what a
// browser needs to keep all of it (sw.js, manifest, icons). Beside it, target/classes/site has the page of a site
// without a server, and files.txt, which names everything else that such a site consists of.

import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

const out = "target/classes/web";
const site = "target/classes/site";
// What the first page may weigh on a slow line.
const LARGEST_FIRST_PAGE = 150_000;
// The rules compiled for the browser, which are fetched when they are first needed.
const RULES = "../browser/target/engine/engine.wasm";
const LARGEST_RULES = 300_000;
// Each game's puzzles lie beside its code. They are fetched when somebody wants to solve one.
const GAMES = "../games";
const PUZZLES = /[/\\]src[/\\]main[/\\].*[/\\]puzzles\.txt$/;

// So do its nets, which are fetched when the computer first thinks with one.
const NETS = /[/\\]src[/\\]main[/\\].*\.net$/;

await rm(out, { recursive: true, force: true });
await mkdir(site, { recursive: true });
await mkdir(`${out}/assets`, { recursive: true });
await mkdir(`${out}/icons`);

/** Templates without the indentation of their source, which means nothing in HTML and is carried along otherwise. */
const flat = {
  name: "flat",
  setup(build) {
    build.onLoad({ filter: /src[/].*[.]ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(/\n[ \t]+/g, "\n"),
      loader: "ts",
    }));
  },
};
const common = {
  plugins: [flat],
  outdir: `${out}/assets`,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  // Japanese as it is takes half as much as numbers of characters.
  charset: "utf8",
  sourcemap: false,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};
const rulesFile = await rules();
const nets = await learntNets();
// The server lets files of this name compile WebAssembly.
const worker = await build({
  ...common,
  entryPoints: { worker: "src/engine/worker.ts" },
  define: {
    RULES: JSON.stringify(besides(rulesFile)),
    NETS: JSON.stringify(Object.fromEntries(nets.map(({ name, file }) => [name, besides(file)]))),
  },
});
const shelf = await puzzles();
const result = await build({
  ...common,
  entryPoints: { freehold: "src/main.ts" },
  splitting: true,
  // Icons change while a game is played, which is no reason to ask the server for anything.
  loader: { ".svg": "dataurl" },
  define: {
    WORKER: JSON.stringify(besides(Object.keys(worker.metafile.outputs)[0])),
    PUZZLES: JSON.stringify(
      Object.fromEntries(shelf.map(({ game, file, count }) => [game, { address: besides(file), count }])),
    ),
  },
});
Object.assign(result.metafile.outputs, worker.metafile.outputs);

const files = Object.keys(result.metafile.outputs);
const entry = files.find((file) => result.metafile.outputs[file].entryPoint === "src/main.ts");
const style = result.metafile.outputs[entry].cssBundle;
const icon = `data:image/svg+xml,${encodeURIComponent(await readFile("src/core/icon.svg", "utf8"))}`;

// What the server says of itself in headers, a site says in its page.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const SITE = `<meta name="freehold-site" content="">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="referrer" content="no-referrer">
    `;
const page = await pageAt("/", "");
await writeFile(`${out}/index.html`, page);
await writeFile(`${site}/index.html`, await pageAt("./", SITE));
const others = ["manifest.webmanifest", ...(await icons())];
await copyFile("src/manifest.webmanifest", `${out}/manifest.webmanifest`);
// The stylesheet of the first page holds all others.
const needed = files.filter((file) => !file.endsWith(".css") || file === style);
const fetchedLater = [rulesFile, ...[...shelf, ...nets].map(({ file }) => file)];
const all = [...[...needed, ...fetchedLater].map(address), ...others];
await serviceWorker();
await writeFile(`${site}/files.txt`, `${[...all, "sw.js"].join("\n")}\n`);

let first = gzipSync(page).length;
for (const file of files) {
  const content = await readFile(file);
  const packed = gzipSync(content, { level: 9, memLevel: 9 });
  await writeFile(`${file}.gz`, packed);
  if (isInFirstPage(file)) {
    first += packed.length;
  }
}
console.log(`web: ${files.length} files, the first page is ${(first / 1000).toFixed(1)} kB compressed`);
if (first > LARGEST_FIRST_PAGE) {
  throw new Error(`the first page is heavier than ${LARGEST_FIRST_PAGE} bytes`);
}

/** From where the program lies. */
function address(file) {
  return `assets/${basename(file)}`;
}

/** From another one of the assets. */
function besides(file) {
  return `./${basename(file)}`;
}

/** The page of a program that lies there. */
async function pageAt(base, tags) {
  return (await readFile("src/index.html", "utf8"))
    .replace("{script}", address(entry))
    .replace("{style}", address(style))
    .replace("{icon}", icon)
    .replace("{site}", tags)
    .replaceAll("{base}", base);
}

async function icons() {
  const names = (await readdir("src/icons")).map((name) => `icons/${name}`);
  await Promise.all(names.map((name) => copyFile(`src/${name}`, `${out}/${name}`)));
  await copyFile("src/core/icon.svg", `${out}/icons/icon.svg`);
  return [...names, "icons/icon.svg"];
}

/** Its name never changes, so that browsers find the next version. */
async function serviceWorker() {
  const version = createHash("sha256").update(page).update(all.join("\n"));
  for (const name of others) {
    version.update(await readFile(`${out}/${name}`));
  }
  await build({
    ...common,
    outdir: out,
    entryNames: "[name]",
    format: "iife",
    entryPoints: { sw: "src/offline/service-worker.ts" },
    define: { FILES: JSON.stringify(all), VERSION: JSON.stringify(version.digest("hex").slice(0, 12)) },
  });
}

/** Puts the compiled rules beside the rest, named by what is in them and packed as tightly as can be. */
async function rules() {
  const content = await readFile(RULES);
  const file = `${out}/assets/rules-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.wasm`;
  const packed = brotliCompressSync(content);
  await writeFile(file, content);
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9, memLevel: 9 }));
  await writeFile(`${file}.br`, packed);
  console.log(`web: the compiled rules are ${(packed.length / 1000).toFixed(1)} kB compressed`);
  if (packed.length > LARGEST_RULES) {
    throw new Error(`the compiled rules are heavier than ${LARGEST_RULES} bytes`);
  }
  return file;
}

/** Puts the nets of each game beside the rest. Tells where they are; a name is `GAME/FILE`. Their weights can't be packed. */
async function learntNets() {
  const all = [];
  for (const path of (await readdir(GAMES, { recursive: true })).filter((path) => NETS.test(path)).sort()) {
    const game = path.split(sep)[0];
    const content = await readFile(join(GAMES, path));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
    const file = `${out}/assets/net-${game}-${basename(path, ".net")}-${hash}.net`;
    await writeFile(file, content);
    all.push({ name: `${game}/${basename(path)}`, file });
  }
  return all;
}

/** Puts the puzzles of each game beside the rest, without comments. Tells where they are and how many. */
async function puzzles() {
  const all = [];
  for (const name of (await readdir(GAMES, { recursive: true })).filter((path) => PUZZLES.test(path)).sort()) {
    const text = await readFile(join(GAMES, name), "utf8");
    const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
    const content = `${lines.join("\n")}\n`;
    const game = name.split(sep)[0];
    const file = `${out}/assets/puzzles-${game}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.txt`;
    await writeFile(file, content);
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9, memLevel: 9 }));
    all.push({ game, file, count: lines.length });
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
