// Fails on a cycle between the folders of src, on a folder with more than 25 files, and on a file of a game that takes a
// token apart instead of asking its tokens.ts. Only static imports count: a page that is fetched when it is needed, by
// `import("…")`, may know the folder that fetches it.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

const MOST_FILES = 25;
const STATIC_IMPORT = /^(?:import|export)\b(?:[^"';]*\bfrom)?\s*"(\.[^"]*)"/gm;
/** How a string is taken apart: by a method, an index, or a pattern that is tried on it. */
const TAKEN_APART =
  /\b(?:token|piece|cube|target)\b(?:\??\.(?:slice|substring|startsWith|endsWith|split|match|charAt|at|replace)\(|\[)|\.(?:test|exec)\((?:\w+\.)?(?:token|piece|cube|target)\b/;

const files = (await readdir("src", { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative("src", join(entry.parentPath ?? entry.path, entry.name)));
const folders = new Map(files.map((file) => [dirname(file), new Set()]));

for (const file of files.filter((name) => name.endsWith(".ts"))) {
  for (const [, path] of (await readFile(join("src", file), "utf8")).matchAll(STATIC_IMPORT)) {
    const target = join(dirname(file), path);
    const folder = folders.has(target) ? target : dirname(target);
    if (folder !== dirname(file)) {
      folders.get(dirname(file)).add(folder);
    }
  }
}

/** The way from a folder back to itself, if there is one. */
function cycle(folder, way = []) {
  if (way.includes(folder)) {
    return [...way.slice(way.indexOf(folder)), folder];
  }
  return [...folders.get(folder)].map((next) => cycle(next, [...way, folder])).find(Boolean);
}

const cycles = [...folders.keys()].map((folder) => cycle(folder)).filter(Boolean);
const crowded = [...folders.keys()].filter(
  (folder) => files.filter((file) => dirname(file) === folder).length > MOST_FILES,
);
for (const way of cycles.slice(0, 1)) {
  console.error(`web: folders import each other: ${way.join(" → ")}`);
}
const meddling = [];
for (const file of files.filter((name) => /^games\/[^/]+\/.*\.ts$/.test(name) && !name.endsWith("/tokens.ts"))) {
  const lines = (await readFile(join("src", file), "utf8")).split("\n");
  meddling.push(...lines.flatMap((line, i) => (TAKEN_APART.test(line) ? [`src/${file}:${i + 1}`] : [])));
}
for (const place of meddling) {
  console.error(`web: ${place} takes a token apart; only tokens.ts of its game does`);
}
for (const folder of crowded) {
  console.error(`web: src/${folder} has more than ${MOST_FILES} files`);
}
process.exitCode = cycles.length + crowded.length + meddling.length > 0 ? 1 : 0;
