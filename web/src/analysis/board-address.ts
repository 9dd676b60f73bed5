import type { Game, Option } from "../api/schema";
import { t } from "../core/words";
import type { Board } from "../variations/board-file";
import { EMPTY, type Path, withMain } from "../variations/tree";

/** An address that says nothing of use; its message says what is wrong. */
export class BrokenAddress extends Error {}

/** What an address wants to see. */
export interface Wanted {
  readonly board: Board;
  readonly path: Path;
}

const OWN_KEYS: readonly string[] = ["seats", "plies", "start", "kept", "ply"];

/** The board that a query describes: options by their keys, `seats`, `plies` between blanks, `start`. */
export function boardIn(query: URLSearchParams, game: Game): Wanted {
  const plies = (query.get("plies") ?? "").split(/\s+/).filter(Boolean);
  const start = query.get("start");
  const board: Board = {
    game: game.id,
    options: optionsIn(query, game),
    seats: seatsIn(query, game),
    name: "",
    tree: withMain(EMPTY, plies),
    ...(start && { start }),
  };
  return { board, path: plies };
}

function optionsIn(query: URLSearchParams, { options }: Game): Board["options"] {
  for (const key of query.keys()) {
    if (!OWN_KEYS.includes(key) && !options.some((option) => option.key === key)) {
      throw new BrokenAddress(t().study.brokenAddress(t().study.noSuchOption(key)));
    }
  }
  return Object.fromEntries(options.map((option) => [option.key, valueIn(query, option)]));
}

function valueIn(query: URLSearchParams, { key, kind, min = 0, max = 0, values = [], default: usual }: Option) {
  const text = query.get(key);
  if (text === null) {
    return usual;
  }
  if (kind === "int" && /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max) {
    return Number(text);
  }
  if (kind === "bool" && (text === "true" || text === "false")) {
    return text === "true";
  }
  if (kind === "word" && values.includes(text)) {
    return text;
  }
  throw new BrokenAddress(t().study.brokenAddress(t().study.badValue(key, text)));
}

function seatsIn(query: URLSearchParams, { minSeats, maxSeats, usualSeats }: Game): number {
  const text = query.get("seats");
  const seats = text === null ? usualSeats : Number(text);
  if (!Number.isInteger(seats) || seats < minSeats || seats > maxSeats) {
    throw new BrokenAddress(t().study.brokenAddress(t().study.badValue("seats", text ?? "")));
  }
  return seats;
}

/** The query that leads to a board with these options and plies. */
export function queryOf({ options, seats, start }: Omit<Board, "name" | "tree" | "game">, plies: Path = []): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options)) {
    query.set(key, String(value));
  }
  query.set("seats", String(seats));
  if (start) {
    query.set("start", start);
  }
  if (plies.length > 0) {
    query.set("plies", plies.join(" "));
  }
  return `?${query}`;
}
