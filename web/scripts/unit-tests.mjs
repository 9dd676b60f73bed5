// Bundles the unit tests, because Node reads no TypeScript, and runs them with Node's own test runner.
import { spawnSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { build } from "esbuild";

const out = "target/unit";
await rm(out, { recursive: true, force: true });
await build({
  entryPoints: (await readdir("test")).filter((name) => name.endsWith(".test.ts")).map((name) => `test/${name}`),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "inline",
  loader: { ".svg": "text", ".css": "empty" },
  logLevel: "warning",
});
const files = (await readdir(out)).map((name) => `${out}/${name}`);
const { status } = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], { stdio: "inherit" });
process.exit(status ?? 1);
