import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const pictures = join(dirname(fileURLToPath(import.meta.url)), "../target/screenshots");

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
    return new URL(this.page.url()).pathname.split("/").at(-1);
  }

  /** From the home page into a game by one of its ways in. */
  async enter(game, way) {
    await this.page.locator(`[data-game="${game}"] [data-way="${way}"]`).click();
    await this.page.waitForURL("**/table/*");
    await this.seeTable();
  }

  async seeTable() {
    await this.page.waitForSelector(".table-board > *, [data-curtain]");
  }

  /** The table as the server shows it to this visitor. */
  look() {
    return this.page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), this.tableId);
  }

  /** At one screen with secrets, the next player takes over first. */
  async takeOver() {
    const curtain = this.page.locator("[data-curtain]");
    if (await curtain.isVisible()) {
      await curtain.click();
    }
  }

  /** Presses what plays a token, and says yes if it is asked. */
  async press(token) {
    const { version } = await this.look();
    await this.page.locator(`[data-token="${token}"][data-legal], [data-curtain]`).first().waitFor();
    await this.takeOver();
    await this.page.locator(`[data-token="${token}"][data-legal]`).first().click();
    await this.untilPlayed(version);
  }

  async untilPlayed(version) {
    const yes = this.page.locator("ask-dialog dialog[open] button[value=yes]");
    const again = this.page.locator("[data-again]");
    while ((await this.look()).version === version) {
      for (const button of [yes, again]) {
        if (await button.isVisible()) {
          await button.click();
        }
      }
      await this.page.waitForTimeout(30);
    }
  }

  text(selector) {
    return this.page.locator(selector).first().innerText();
  }

  async picture(name) {
    await this.page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }

  async leave() {
    await this.context.close();
  }
}
