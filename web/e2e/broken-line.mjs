// A line to the server that can be slow, stand still or break.
import { pause } from "./eventually.mjs";

/** All that one page and the server say to each other. */
export class Line {
  #sockets = new Set();
  #isBroken = false;
  #free = Promise.resolve();
  #release = () => {};

  /** How many requests to play were answered. */
  answers = 0;

  static async between(page, millis) {
    const line = new Line();
    await page.route("**/api/**", (route) => line.#answer(route, millis));
    await page.routeWebSocket("**/api/**", (socket) => line.#connect(socket, millis));
    return line;
  }

  /** Nothing comes through until it is released; nothing is lost. */
  hold() {
    this.#free = new Promise((resolve) => (this.#release = resolve));
  }

  release() {
    this.#release();
  }

  /** The connection is gone: requests fail, and so do their answers. */
  cut() {
    this.#isBroken = true;
    for (const socket of this.#sockets) {
      void socket.close();
    }
    this.#sockets.clear();
  }

  mend() {
    this.#isBroken = false;
  }

  async #answer(route, millis) {
    try {
      await this.#pass(millis / 2);
      const response = await route.fetch();
      await this.#pass(millis / 2);
      this.answers += route.request().url().endsWith("/plies") ? 1 : 0;
      await route.fulfill({ response });
    } catch {
      // The line is broken, the server is gone, or the page.
      await route.abort("internetdisconnected").catch(() => undefined);
    }
  }

  async #pass(millis) {
    if (this.#isBroken) {
      throw new Error("broken");
    }
    await pause(millis);
    await this.#free;
    if (this.#isBroken) {
      throw new Error("broken");
    }
  }

  #connect(socket, millis) {
    if (this.#isBroken) {
      void socket.close();
      return;
    }
    this.#sockets.add(socket);
    const server = socket.connectToServer();
    let last = Promise.resolve();
    server.onMessage((message) => {
      const arrival = this.#pass(millis);
      last = Promise.all([last, arrival])
        .then(() => socket.send(message))
        .catch(() => undefined);
    });
  }
}
