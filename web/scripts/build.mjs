// Bundles the client into target/classes/web: index.html, and assets whose names change with what is in them.

import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const out = "target/classes/web";
// What the first page may weigh on a slow line.
const LARGEST_FIRST_PAGE = 150_000;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const result = await build({
  entryPoints: { freehold: "src/main.ts" },
  outdir: `${out}/assets`,
  publicPath: "/assets",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: false,
  legalComments: "none",
  metafile: true,
  // Icons change while a game is played, which is no reason to ask the server for anything.
  loader: { ".svg": "dataurl" },
  logLevel: "warning",
});

const files = Object.keys(result.metafile.outputs);
const entry = files.find((file) => result.metafile.outputs[file].entryPoint === "src/main.ts");
const style = result.metafile.outputs[entry].cssBundle;
const icon = `data:image/svg+xml,${encodeURIComponent(await readFile("src/core/icon.svg", "utf8"))}`;

const page = (await readFile("src/index.html", "utf8"))
  .replace("{script}", `/assets/${basename(entry)}`)
  .replace("{style}", `/assets/${basename(style)}`)
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
