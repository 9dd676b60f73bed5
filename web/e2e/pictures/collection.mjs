// Tables in the states that pictures are taken of, made by the interface that the page itself uses.
import { tastes } from "../games.mjs";
import { dice } from "../playing.mjs";

/** Plies that search chooses quickly: positions then look like those that people reach. */
const GLANCE_MILLIS = 40;

export class Collection {
  #address;
  #token;
  #roll = dice(11);

  constructor(address, token) {
    this.#address = address;
    this.#token = token;
  }

  async #ask(path, body) {
    const answer = await fetch(`${this.#address}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { Authorization: `Bearer ${this.#token}` },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, JSON.parse(text).retryAfter * 1000));
      return this.#ask(path, body);
    }
    if (!answer.ok) {
      throw new Error(`${path}: ${text}`);
    }
    return text;
  }

  async open(game, seats, options = {}, more = {}) {
    return JSON.parse(await this.#ask("/tables", { game, seats, options, listed: false, ...more })).id;
  }

  async look(id) {
    return JSON.parse(await this.#ask(`/tables/${id}`));
  }

  /** A game that was played elsewhere. */
  async bring(record) {
    return JSON.parse(await this.#ask("/tables/import", record)).id;
  }

  async say(id, text) {
    await this.#ask(`/tables/${id}/say`, { text });
  }

  /** Plays for whoever sits here until the table fits, or is over. */
  async playUntil(id, fits) {
    for (let i = 0; i < 5000; i++) {
      const table = await this.look(id);
      if (table.status === "over" || fits(table)) {
        return id;
      }
      if (table.legal?.length) {
        const token = await this.#choose(table);
        await this.#ask(`/tables/${id}/plies`, { token, basedOn: table.version, key: `${id}-${i}` });
      } else {
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    }
    throw new Error(`${id} never fits`);
  }

  async playAll(id, tokens) {
    for (const token of tokens) {
      const { version } = await this.look(id);
      await this.#ask(`/tables/${id}/plies`, { token, basedOn: version, key: `${id}-${version}` });
    }
    return id;
  }

  async #choose(table) {
    const { game, options, seats, legal, view } = table;
    // At a table with secrets nobody may ask search.
    if (legal.length > 1 && options.money !== "hidden") {
      const events = (await this.#ask(`/tables/${table.id}/events?wait=false`))
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      const plies = events.filter(({ kind }) => kind === "ply").map(({ token }) => token);
      const lines = (await this.#ask("/analysis", { game, options, seats: seats.length, plies, time: GLANCE_MILLIS }))
        .trim()
        .split("\n");
      return JSON.parse(lines.at(-1)).moves[0].token;
    }
    const wanted = tastes[game]?.(legal, view) ?? legal;
    return wanted[this.#roll(wanted.length)];
  }
}
