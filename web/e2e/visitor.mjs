import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { eventually } from "./eventually.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const pictures = join(here, "../target/screenshots");
const games = join(here, "../../games");

/** A page, and what its owner does there. */
export class Visitor {
  /** What went wrong in the page: it is part of every test that there is nothing. */
  complaints = [];

  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => this.#hear(message));
    page.on("request", (request) => this.#see(request.url()));
  }

  #hear(message) {
    // A refused request or a lost connection is part of what is tested.
    if (message.type() === "error" && !/Failed to load resource|WebSocket|ERR_CONNECTION/.test(message.text())) {
      this.complaints.push(message.text());
    }
  }

  #see(url) {
    const { protocol, host } = new URL(url);
    if (protocol !== "data:" && protocol !== "blob:" && host !== new URL(this.address).host) {
      this.complaints.push(`a request to somebody else: ${url}`);
    }
  }

  async home() {
    await this.go("/");
    await this.page.waitForSelector(".card");
  }

  async go(path) {
    await this.page.goto(this.address + path);
  }

  get tableId() {
    const { pathname, hash } = new URL(this.page.url());
    return (hash.startsWith("#/") ? hash : pathname).split("/").at(-1);
  }

  /** From the home page into a game by one of its ways in. */
  async enter(game, way) {
    await this.page.locator(`[data-game="${game}"] [data-way="${way}"]`).click();
    if (way !== "computer") {
      await this.page.locator("who-dialog dialog[open] [data-who]").click();
    }
    await this.arrive();
  }

  /** From the home page by the dialog with all choices: the kinds of all seats, some of the options, who finds it. */
  async choose(game, seats, options = {}, { isListed = false } = {}) {
    const dialog = this.page.locator(`[data-game="${game}"] new-table-dialog`);
    await dialog.locator("> button").click();
    while ((await dialog.locator(".seat-choice").count()) !== seats.length) {
      await dialog
        .locator(`[data-seats="${(await dialog.locator(".seat-choice").count()) > seats.length ? "less" : "more"}"]`)
        .click();
    }
    for (const [i, kind] of seats.entries()) {
      await dialog.locator(".seat-choice select").nth(i).selectOption(kind);
    }
    for (const [key, value] of Object.entries(options)) {
      await dialog.locator(`[data-option="${key}"]`).selectOption(String(value));
    }
    if (isListed) {
      await dialog.locator(".is-toggle", { hasText: "everybody" }).locator("input").check();
    }
    await dialog.locator(".is-main").click();
    await this.arrive();
  }

  /** Opens a table by the interface that the page itself uses, and goes there. */
  async open(table) {
    await this.home();
    await this.page.evaluate(() => fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Ada" }) }));
    const id = await this.page.evaluate(
      async (body) => {
        const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) });
        return (await answer.json()).id;
      },
      { listed: false, ...table },
    );
    await this.go(`/table/${id}`);
    await this.seeTable();
  }

  /** Goes to the table of a game that was played elsewhere: one of those that the tests of its rules replay. */
  async bring(game, name) {
    const record = readFileSync(join(games, game, "src/test/resources/golden", `${name}.fgn`), "utf8");
    await this.home();
    const id = await this.page.evaluate(async (body) => {
      await fetch("/api/guests", { method: "POST", body: JSON.stringify({ name: "Ada" }) });
      const headers = { "Content-Type": "text/plain" };
      return (await (await fetch("/api/tables/import", { method: "POST", body, headers })).json()).id;
    }, record);
    await this.go(`/table/${id}`);
    await this.seeTable();
  }

  /** Takes the first free seat of a table that somebody invites to. */
  async sitDown() {
    await this.page.locator(".waiting .button").first().click();
    await this.page.locator(".seat-you").waitFor();
    await this.untilShown();
  }

  async arrive() {
    await this.page.waitForURL("**/table/*"); // also behind a #
    await this.seeTable();
  }

  async seeTable() {
    await this.page.waitForSelector(".table-board > *, [data-curtain]");
    await this.untilShown();
  }

  /**
   * The table as the server shows it to this visitor; the page itself may not have heard of that yet. Of a table that is
   * kept in the browser nobody knows but the page.
   */
  async look() {
    if (this.tableId.startsWith("here-")) {
      await this.page.waitForFunction(
        (id) => document.querySelector("table-page")?.desk?.session.table.id === id,
        this.tableId,
      );
      return this.page.evaluate(() => document.querySelector("table-page").desk.session.host.table());
    }
    const answer = await this.context.request.get(`${this.address}/api/tables/${this.tableId}`);
    return answer.json();
  }

  /** Until the page shows the table as the server has it now, with every move and its sentence. */
  async untilShown() {
    const { version } = await this.look();
    const isShown = ([id, least]) => {
      const desk = document.querySelector("table-page")?.desk;
      const { table } = desk?.session ?? {};
      return table?.id === id && table.version >= least && desk.isWhole;
    };
    await this.page.waitForFunction(isShown, [this.tableId, version]);
  }

  async untilStones(count) {
    await eventually(async () =>
      assert.equal(await this.page.locator(".table-board .stone:not(.is-ghost)").count(), count, "stones on the board"),
    );
  }

  /** At one screen with secrets, the next player takes over first. */
  async takeOver() {
    const curtain = this.page.locator("[data-curtain]");
    if (await curtain.isVisible()) {
      await curtain.click();
      await curtain.waitFor({ state: "detached" });
    }
  }

  /** Presses what plays a token, and says yes if it is asked. */
  async press(token) {
    await this.untilShown();
    await this.takeOver();
    const thing = this.page.locator(`[data-token="${token}"][data-legal]`).first();
    await thing.waitFor();
    const { version } = await this.look();
    await thing.click();
    await this.untilPlayed(version);
  }

  /** Until the table has gone on and the page shows it; says yes if it is asked. */
  async untilPlayed(version) {
    const yes = this.page.locator("ask-dialog dialog[open] button[value=yes], [data-again]").first();
    await eventually(async () => {
      if (await yes.isVisible()) {
        await yes.click({ timeout: 2000 });
      }
      assert.notEqual((await this.look()).version, version, `nothing was played: ${await this.#said()}`);
    });
    await this.untilShown();
  }

  async #said() {
    const said = await this.page.locator(".refusal, .toast, .banner, .status").allInnerTexts();
    return said.join(" | ");
  }

  text(selector) {
    return this.page.locator(selector).first().innerText();
  }

  /** Opens everything that is folded. */
  async unfold() {
    await this.page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) {
        fold.open = true;
      }
    });
  }

  async picture(name) {
    await this.page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }

  async leave() {
    await this.context.close();
  }
}
