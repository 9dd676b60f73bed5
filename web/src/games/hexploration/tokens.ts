import type { Type } from "./view";
import type { en } from "./words-en";

export const DRAW = "draw";
export const END = "end";
export const STEP = "step";
export const STAY = "stay";

export function mark(area: string): string {
  return `mark:${area}`;
}

export function unmark(area: string): string {
  return `unmark:${area}`;
}

export function buy(area: string): string {
  return `buy:${area}`;
}

export function seize(area: string): string {
  return `seize:${area}`;
}

export function spare(area: string): string {
  return `spare:${area}`;
}

/** A pawn goes to an area, without markers. */
export function move(pawn: number, area: string): string {
  return `move:${pawn}>${area}`;
}

/** Lays the tile in hand. */
export function place(pawn: number, space: string): string {
  return `place:${pawn}@${space}`;
}

/** Lays a starting tile. */
export function start(type: Type | "", space: string): string {
  return `start:${type}@${space}`;
}

/** Buys a tile from somebody's market. */
export function shop(seat: number, type: Type, price: number): string {
  return `shop:${seat}${type}${price}`;
}

export function discard(price: number): string {
  return `discard:${price}`;
}

/** Changes a price in one's own market. */
export function reprice(type: Type, from: number, to: number): string {
  return `price:${type}${from}>${to}`;
}

/** The space on which a token of the past laid a tile, if it did. */
export function laidAt(token: string): string | undefined {
  return /^(?:place|start):\w@(-?\d+,-?\d+)$/.exec(token)?.[1];
}

/** The spaces that a token names: where a tile is laid, or where an area lies. */
export function spacesIn(token: string): readonly string[] {
  return token.match(/-?\d+,-?\d+/g) ?? [];
}

/** Whether nothing is seen of what a token does, so that nobody needs a moment to see it. */
export function isQuiet(token: string): boolean {
  return /^(?:draw|tile:.*|stay|spare:.*)$/.test(token);
}

/** A token in a few words of a language, for lists of moves. */
export function notation(token: string, text: typeof en): string {
  const [, kind = "", rest = ""] = /^([a-z]+):?(.*)$/.exec(token) ?? [];
  const [space = ""] = spacesIn(token);
  const [type = "", from = 0, to = 0] = /^\d?([A-Z])(\d+)?>?(\d+)?$/.exec(rest)?.slice(1) ?? [];
  const terrain = text.types[(type || rest.charAt(0)) as Type] ?? "";
  const written: Record<string, () => string> = {
    draw: () => text.draw,
    tile: () => terrain,
    start: () => text.at(terrain, space),
    place: () => text.at(text.pawn(Number(rest.charAt(0))), space),
    move: () => text.at(text.moves(Number(rest.charAt(0))), space),
    mark: () => text.at(text.mark, space),
    unmark: () => text.at(text.unmark, space),
    buy: () => text.at(text.buys, space),
    seize: () => text.at(text.seize, space),
    spare: () => text.at(text.spare, space),
    discard: () => text.goods(text.discards, Number(rest)),
    shop: () => text.shop(terrain, Number(from)),
    price: () => text.setPrice(terrain, Number(from), Number(to)),
    return: () => text.returnIt(terrain, Number(from)),
    void: () => text.void,
    step: () => text.step,
    stay: () => text.stay,
    end: () => text.end,
  };
  return written[kind]?.() ?? token;
}
