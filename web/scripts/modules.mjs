// Installs what package-lock.json names, unless that is installed already.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isFresh) {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], { stdio: "inherit" });
  process.exit(status ?? 1);
}
