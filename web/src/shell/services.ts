import { Client, Refusal } from "../api/client";
import type { Game, Guest, Rule } from "../api/schema";
import { ApiEngine } from "../engine/api-engine";
import type { Engine } from "../engine/engine";
import { t } from "../words";
import { settings } from "./settings";

export const client = new Client(() => settings.get("language"));
export const engine: Engine = new ApiEngine(client);

let guest: Promise<Guest> | undefined;
const KNOWN = "freehold.guest";

/** Whether somebody was here before; the secret itself is in a cookie that no script can read. */
export async function isKnown(): Promise<boolean> {
  if (guest || localStorage.getItem(KNOWN)) {
    return somebody().then(() => true);
  }
  return false;
}

/** Who acts here; somebody who is not known yet becomes a guest. */
export function somebody(): Promise<Guest> {
  if (!guest) {
    guest = localStorage.getItem(KNOWN) ? returning() : newcomer();
    guest.catch(() => (guest = undefined));
  }
  return guest;
}

async function newcomer(): Promise<Guest> {
  const welcome = await client.post<Guest>("/guests", { name: settings.get("name") || t().guest });
  localStorage.setItem(KNOWN, welcome.id);
  return welcome;
}

async function returning(): Promise<Guest> {
  try {
    return await client.get<Guest>("/guests/me");
  } catch (e) {
    if (e instanceof Refusal && e.status === 401) {
      return newcomer();
    }
    throw e;
  }
}

const games = new Map<string, Promise<Game[]>>();

/** All games that the server has, in the language spoken. */
export async function allGames(): Promise<Game[]> {
  const language = settings.get("language");
  const all = await remembered(games, language, () => client.get<Game[]>("/games"));
  present.set(language, all);
  return all;
}

const present = new Map<string, Game[]>();

/** A way to end, in words, as soon as the games are known. */
export function endingOf(game: string, ending: string): string | undefined {
  const known = present.get(settings.get("language"))?.find(({ id }) => id === game);
  return known?.endings.find(({ name }) => name === ending)?.text;
}

const rulebooks = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string): Promise<Rule[]> {
  const language = settings.get("language");
  return remembered(rulebooks, `${language} ${game}`, () => client.get<Rule[]>(`/games/${game}/rules?lang=${language}`));
}

function remembered<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let answer = known.get(key);
  if (!answer) {
    answer = ask();
    answer.catch(() => known.delete(key));
    known.set(key, answer);
  }
  return answer;
}
