// The rules compiled for the browser do in a real browser what the rules on the JVM do: every vector, golden game,
// refusal and signature of search that the JVM is tested with, and every text that the server sends.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { ask, startCompiled } from "./compiled.mjs";
import { House } from "./house.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const LANGUAGES = ["en", "ja"];

/** Every game of the checkout that has files to test it with. */
const games = readdirSync(join(root, "games")).filter((name) => existsSync(resources(name)));

let house;
let page;
before(async () => {
  house = await House.open();
  const visitor = await house.visitor();
  await visitor.home();
  page = visitor.page;
  await startCompiled(page);
});
after(() => house.close());

test("the computer thinks with a net where one was learnt", async () => {
  const fetched = page.waitForResponse((response) => response.url().endsWith(".net"));
  assert.ok(Number(await ask(page, "speed", { game: "estate", agent: "net", millis: 50 })) > 0);
  assert.equal((await fetched).status(), 200);
  assert.equal(await ask(page, "speed", { game: "the-estates", agent: "net", millis: 50 }), "0");
});

function resources(game) {
  return join(root, "games", game, "src/test/resources");
}

function files(game, folder) {
  const path = join(resources(game), folder);
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
}

/** As a question has it: `size=4 pie=true`. */
function optionsOf(options) {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

async function fromServer(path, body) {
  const { request } = page.context();
  const url = `${house.address}/api${path}`;
  const answer = body ? await request.post(url, { data: body }) : await request.get(url);
  assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.text();
}

/** Replays a trace in the page, so that only what differs comes out; how many plies were compared. */
function replay(trace, options) {
  return page.evaluate(
    async ([trace, options]) => {
      const differences = [];
      const check = (what, here, there) => {
        if (JSON.stringify(here) !== JSON.stringify(there)) {
          differences.push(`${what}: ${JSON.stringify(here)} here, ${JSON.stringify(there)} in the trace`);
        }
      };
      const { game, seats } = trace;
      const tokens = trace.plies.map(({ move }) => move);
      const at = async (ply) => {
        const plies = tokens.slice(0, ply).join(" ");
        return JSON.parse(await window.compiled.ask("position", { game, seats, options, plies, viewer: 0 }));
      };
      for (const [ply, { by, legal }] of trace.plies.entries()) {
        const position = await at(ply);
        check(`actor after ${ply} plies`, position.by, by);
        check(`legal after ${ply} plies`, [...position.legal].sort(), [...legal].sort());
      }
      const end = await at(tokens.length);
      check("winners", end.winners, trace.winners);
      check("scores", end.scores, trace.scores);
      return { differences, compared: trace.plies.length };
    },
    [trace, options],
  );
}

/** Lines of `refusals.txt`, with what they share put in its place. */
function refusals(game) {
  const shared = new Map();
  const tokens = (text) =>
    text
      .trim()
      .split(/\s+/)
      .filter((word) => word !== "")
      .flatMap((word) => (word.startsWith("$") ? tokens(shared.get(word.slice(1)) ?? word.slice(1)) : [word]));
  const lines = [];
  for (const line of readFileSync(join(resources(game), "refusals.txt"), "utf8").split("\n")) {
    const named = /^let ([^=]*)=(.*)$/.exec(line);
    if (named) {
      shared.set(named[1].trim(), named[2]);
    } else if (line.trim() !== "" && !line.startsWith("#")) {
      const [seats, options, before, token, ...message] = line.split("|").map((field) => field.trim());
      lines.push({ seats, options, plies: tokens(before).join(" "), token, message: message.join("|") });
    }
  }
  return lines;
}

for (const game of games) {
  describe(game, () => {
    test("every vector is replayed with the same legal moves and the same result", async () => {
      let compared = 0;
      for (const file of files(game, "vectors")) {
        for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
          const trace = JSON.parse(line);
          const { differences, compared: plies } = await replay(trace, optionsOf(trace.options));
          assert.deepEqual(differences, [], file);
          compared += plies;
        }
      }
      assert.ok(compared > 0 || files(game, "vectors").length === 0, `${compared} plies compared`);
    });

    test("every golden game ends as it should, and is told as the server tells it", async () => {
      for (const file of files(game, "golden")) {
        const text = readFileSync(file, "utf8");
        const { options, seats, plies, tags } = JSON.parse(await ask(page, "read", {}, text));
        const line = { game, seats, options: optionsOf(options), plies: plies.join(" "), viewer: 1 };
        const sent = { game, seats, options, plies, viewer: 1 };
        for (const language of LANGUAGES) {
          const position = await ask(page, "position", { ...line, language });
          assert.equal(position, await fromServer(`/positions?lang=${language}`, sent), file);
          const log = await ask(page, "log", { ...line, language });
          assert.equal(log, await fromServer(`/positions/log?lang=${language}`, sent), file);
        }
        const { winners, scores } = JSON.parse(await ask(page, "position", line));
        assert.equal(winners.join("+") || "draw", tags.Result, file);
        assert.equal(scores.join(" "), tags.Scores, file);
      }
    });

    test("every refusal names its rule, in the same words", async () => {
      for (const { message, ...line } of refusals(game)) {
        const ruling = JSON.parse(await ask(page, "why", { game, ...line, viewer: 0 }));
        // Seats cross the wire as @1, and the table of refusals calls them by their numbers.
        const asOnTheWire = (text) => text?.replaceAll(/seat (\d)/g, "@$1");
        assert.deepEqual([ruling.legal, asOnTheWire(ruling.message)], [false, asOnTheWire(message)]);
        assert.equal(ruling.rule, /^([A-Z]+\d+[a-z]?): /.exec(message)?.[1]);
      }
    });

    test("rules, guide and lesson are those of the server", async () => {
      for (const language of LANGUAGES) {
        for (const book of ["rules", "rulebook", "guide", "lesson"]) {
          const sent = await fromServer(`/games/${game}/${book}?lang=${language}`);
          assert.equal(await ask(page, book, { game, language }), sent, `${book} in ${language}`);
        }
      }
    });

    test("analysis finds what the server finds", async () => {
      const line = { game, seats: 2, options: "", plies: "", viewer: 0 };
      let { by, legal } = JSON.parse(await ask(page, "position", line));
      while (by === 0) {
        line.plies = `${line.plies} ${legal[0]}`.trim();
        ({ by, legal } = JSON.parse(await ask(page, "position", line)));
      }
      const here = await ask(page, "analysis", { ...line, nodes: 500 });
      const sent = { game, seats: 2, plies: line.plies.split(" ").filter(Boolean), nodes: 500 };
      const answer = await page.context().request.post(`${house.address}/api/analysis`, { data: sent });
      // The server thinks about no position with secrets, unless it was played at a finished table.
      if (answer.ok()) {
        assert.equal(here, (await answer.text()).trim().split("\n").at(-1));
      } else {
        assert.equal(JSON.parse(await answer.text()).error, "secret");
        assert.equal(JSON.parse(here).final, true);
      }
    });
  });
}

test("search tries each move as often as on the JVM", async () => {
  const lines = readFileSync(join(root, "search/src/test/resources/signatures.txt"), "utf8").split("\n");
  for (const line of lines.filter((text) => text.trim() !== "" && !text.startsWith("#"))) {
    const [game, seats, plies, agent, signature] = line.split("|").map((field) => field.trim());
    assert.equal(JSON.parse(await ask(page, "signature", { game, seats, after: plies, agent })), signature, line);
  }
});

/** Somebody's turn at a table of The Estates at which they may not know everything, and all that they know. */
async function turnWithSecrets() {
  const { request } = page.context();
  const headers = { Origin: house.address };
  const post = (path, data) => request.post(`${house.address}/api${path}`, { data, headers });
  await post("/guests", { name: "Ada" });
  const seats = [{ kind: "me" }, { kind: "agent", level: 1 }, { kind: "agent", level: 1 }];
  const { id } = await (await post("/tables", { game: "the-estates", listed: false, seats })).json();
  for (;;) {
    const table = JSON.parse(await fromServer(`/tables/${id}`));
    if (table.guesses && table.legal?.length > 1) {
      const log = JSON.parse(await fromServer(`/tables/${id}/log`));
      return { table, tokens: log.map(({ token }) => token), post };
    }
    if (table.legal) {
      await post(`/tables/${id}/plies`, { token: table.legal[0], basedOn: table.version });
    }
  }
}

test("where something is hidden, guesses lead to what the server shows and advises", async () => {
  const { table, tokens, post } = await turnWithSecrets();
  const { game, options, guesses, view, legal, moves, prompt } = table;
  assert.ok(tokens.includes(""), "something is hidden");
  assert.equal(tokens.filter((token) => token === "").length, guesses.length);
  const left = [...guesses];
  const plies = tokens.map((token) => token || left.shift()).join(" ");
  const line = { game, seats: 3, options: optionsOf(options), plies, viewer: 1, guessed: "yes" };
  const position = JSON.parse(await ask(page, "position", line));
  assert.deepEqual([position.view, position.legal, position.moves, position.prompt], [view, legal, moves, prompt]);
  const hint = await post(`/tables/${table.id}/hint`, { nodes: 300 });
  assert.equal(await ask(page, "analysis", { ...line, nodes: 300 }), (await hint.text()).trim().split("\n").at(-1));
});

test("the list of games is that of the server", async () => {
  for (const language of LANGUAGES) {
    assert.equal(await ask(page, "games", { language }), await fromServer(`/games?lang=${language}`));
  }
});
