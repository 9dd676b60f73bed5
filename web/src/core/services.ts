import { Client } from "../api/client";
import type { Game, Guest, Visitor } from "../api/schema";
import { ApiEngine } from "../engine/api-engine";
import type { Engine } from "../engine/engine";
import { runsCompiledRules } from "../engine/support";
import { WasmEngine } from "../engine/wasm-engine";
import { connection } from "./connection";
import { settings } from "./settings";
import { t } from "./words";

export const client = new Client(() => settings.get("language"), connection);
/** Whether games can be played and kept in this browser. */
export const playsHere = runsCompiledRules();
export const engine: Engine = playsHere
  ? new WasmEngine(new ApiEngine(client), client.language, async (line) =>
      (await import("../local/tables")).wholeLine(line),
    )
  : new ApiEngine(client);

let returning: Promise<Guest | undefined> | undefined;
let newcomer: Promise<Guest> | undefined;

/** Whether somebody was here before. What proves it is a cookie that no script can read, so only the server knows. */
export async function isKnown(): Promise<boolean> {
  return (await known()) !== undefined;
}

/** Who acts here; somebody who is not known yet becomes a guest. */
export async function somebody(): Promise<Guest> {
  return (await known()) ?? welcome();
}

function known(): Promise<Guest | undefined> {
  if (newcomer) {
    return newcomer;
  }
  returning ??= recognised();
  returning.catch(() => (returning = undefined));
  return returning;
}

async function recognised(): Promise<Guest | undefined> {
  return (await client.get<Visitor>("/visitor")).guest;
}

/** Once, however many ask at the same time. */
function welcome(): Promise<Guest> {
  newcomer ??= client.post<Guest>("/guests", { name: settings.get("name") || t().guest });
  newcomer.catch(() => (newcomer = undefined));
  return newcomer;
}

/** Ends what proves who acts here; this browser is nobody then, and there is no way back. */
export async function logOut(): Promise<void> {
  if (await isKnown()) {
    await client.delete("/guests/me");
  }
  settings.set("name", "");
  returning = newcomer = undefined;
}

const games = new Map<string, Promise<Game[]>>();

// The server may have other games than those that were compiled.
connection.addEventListener("change", () => games.clear());

/** All games that there are, in the language spoken. */
export async function allGames(): Promise<Game[]> {
  const language = settings.get("language");
  const all = await remembered(games, language, () => engine.games());
  present.set(language, all);
  return all;
}

const present = new Map<string, Game[]>();

/** What is known of a game, as soon as the games are known. */
export function gameOf(game: string): Game | undefined {
  return present.get(settings.get("language"))?.find(({ id }) => id === game);
}

/** A way to end, in words, as soon as the games are known. */
export function endingOf(game: string, ending: string): string | undefined {
  return gameOf(game)?.endings.find(({ name }) => name === ending)?.text;
}

/** Asks once; what failed is asked again. */
export function remembered<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let answer = known.get(key);
  if (!answer) {
    answer = ask();
    answer.catch(() => known.delete(key));
    known.set(key, answer);
  }
  return answer;
}
