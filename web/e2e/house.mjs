// A real server, started as a user starts it, and browsers that look at it.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serveFiles } from "./file-server.mjs";
import { slowDown } from "./slow-line.mjs";
import { Visitor } from "./visitor.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const command = process.env.FREEHOLD_COMMAND ?? join(root, "freehold");
/** Those without a window first: the same engine, and a third less work. */
const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A server that lives for a minute gains nothing from the slow compiler, which takes a fifth of the test's time. */
const QUICK_COMPILER = "-XX:TieredStopAtLevel=1";

/** Where a site lies on its host. */
const FOLDER = "/games/freehold";

/** A server on a port of its own; it can be stopped and started again with the same database. */
export class House {
  #folder = mkdtempSync(join(tmpdir(), "freehold-e2e-"));
  #process;
  #browser;
  #files;
  #houseGame = false;
  address = "";
  /** The folder of a site of files. */
  site = "";

  /**
   * @param houseGame whether computers play for those who look for a game to watch; elsewhere they would only disturb
   *
   * Starts a server, unless one that runs already is named: what outlives a restart can't be tested there.
   */
  static async open({ houseGame = false } = {}) {
    const house = new House();
    house.#houseGame = houseGame;
    house.address = process.env.FREEHOLD_AT ?? "";
    if (!house.address) {
      await house.start(0);
    }
    await house.#launch();
    return house;
  }

  /** Files alone, as `freehold site` writes them, served from a folder below the root. */
  static async ofFiles() {
    const house = new House();
    const site = join(house.#folder, "site");
    house.site = site;
    const { status } = spawnSync(command, ["site", site], { stdio: ["ignore", "ignore", "inherit"] });
    assert.equal(status, 0, "the site is written");
    house.#files = await serveFiles(site, FOLDER);
    house.address = `http://127.0.0.1:${house.#files.address().port}${FOLDER}`;
    await house.#launch();
    return house;
  }

  async #launch() {
    const executablePath = browsers.find((path) => path && existsSync(path));
    this.#browser = await chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      timeout: 120_000,
    });
  }

  async start(port = Number(new URL(this.address).port)) {
    const database = `sqlite:${join(this.#folder, "e2e.db")}`;
    this.#process = spawn(
      command,
      [
        "serve",
        "--port",
        String(port),
        "--db",
        database,
        "--agent-pace",
        "20",
        "--rate",
        "1000",
        "--house-game",
        String(this.#houseGame),
      ],
      { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, JDK_JAVA_OPTIONS: QUICK_COMPILER } },
    );
    this.address = await new Promise((resolve, reject) => {
      let said = "";
      this.#process.stdout.on("data", (text) => {
        said += text;
        const found = /Freehold is at (\S+)\s/.exec(said);
        if (found) {
          resolve(found[1].replace(/\/$/, ""));
        }
      });
      this.#process.on("exit", () => reject(new Error("the server did not start")));
    });
  }

  async stop() {
    this.#files?.closeAllConnections();
    this.#files?.close();
    if (!this.#process) {
      return;
    }
    const ended = new Promise((resolve) => this.#process.on("exit", resolve));
    this.#process.kill();
    await ended;
  }

  async close() {
    await this.#browser?.close();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Somebody with a browser of their own; one that keeps the program starts it without a server. Things move only if it is wanted. */
  async visitor({
    width = 1200,
    height = 850,
    language = "en",
    theme = "light",
    touch = false,
    state,
    keeps = false,
    endsTurn = false,
    motion = false,
  } = {}) {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      locale: language,
      colorScheme: theme,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? "no-preference" : "reduce",
      serviceWorkers: keeps ? "allow" : "block",
      ...(state && { storageState: state }),
    });
    await context.addInitScript(chooseOnce, { endsTurn });
    const page = await context.newPage();
    await slowDown(page);
    return new Visitor(context, page, this.address);
  }
}

/** Settings of a browser that has none yet: turns that end by themselves would run away from most tests. */
function chooseOnce(wanted) {
  try {
    const key = "freehold.settings";
    const chosen = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...wanted, ...chosen }));
  } catch {
    // A page without an address keeps nothing.
  }
}
