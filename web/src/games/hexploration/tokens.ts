import { nameOf } from "./grid";
import type { Placing, Type, View } from "./view";

/** Tokens that are a word of their own. */
const WORDS = ["draw", "end", "void", "step", "stay"] as const;
type Word = (typeof WORDS)[number];

export const DRAW: Word = "draw";
export const END: Word = "end";
export const VOID: Word = "void";
export const STEP: Word = "step";
export const STAY: Word = "stay";

/** What is done to an area as a whole. */
const AREA_KINDS = ["mark", "unmark", "buy", "seize", "spare"] as const;
type AreaKind = (typeof AREA_KINDS)[number];

export interface Shop {
  readonly kind: "shop";
  readonly seat: number;
  readonly type: Type;
  readonly price: number;
}

export interface Return {
  readonly kind: "return";
  readonly type: Type;
  readonly price: number;
}

export interface Move {
  readonly kind: "move";
  readonly pawn: number;
  readonly area: string;
  /** How many go with the pawn. */
  readonly markers: number;
}

/** What a token of Hexploration says. Spaces and areas have names such as `2,-1`. */
export type Token =
  | { readonly kind: Word }
  | { readonly kind: AreaKind; readonly area: string }
  | Move
  | { readonly kind: "place"; readonly pawn: number; readonly space: string }
  | { readonly kind: "start"; readonly type: Type; readonly space: string }
  | Shop
  | Return
  | { readonly kind: "discard"; readonly price: number }
  | { readonly kind: "price"; readonly type: Type; readonly from: number; readonly to: number }
  /** What chance drew. */
  | { readonly kind: "tile"; readonly type: Type };

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

export function move(pawn: number, area: string, markers = 0): string {
  return `move:${pawn}>${area}${markers > 0 ? `*${markers}` : ""}`;
}

/** Lays the tile in hand. */
export function place(pawn: number, space: string): string {
  return `place:${pawn}@${space}`;
}

/** Lays a starting tile. */
export function start(type: Type | "", space: string): string {
  return `start:${type}@${space}`;
}

/** Lays a tile where the view offers it. */
export function placing({ stage }: View, one: Placing): string {
  return stage === "start" ? start(one.type, nameOf(one)) : place(one.pawn, nameOf(one));
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

/** The grammar: each kind with what follows its colon. */
const SPACE = "(-?\\d+,-?\\d+)";
const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => Token])[] = [
  [new RegExp(`^(${AREA_KINDS.join("|")}):${SPACE}$`), ([kind, area]) => ({ kind: kind as AreaKind, area: area! })],
  [
    new RegExp(`^move:(\\d+)>${SPACE}(?:\\*(\\d+))?$`),
    ([pawn, area, markers]) => ({ kind: "move", pawn: Number(pawn), area: area!, markers: Number(markers ?? 0) }),
  ],
  [new RegExp(`^place:(\\d+)@${SPACE}$`), ([pawn, space]) => ({ kind: "place", pawn: Number(pawn), space: space! })],
  [new RegExp(`^start:([A-Z])@${SPACE}$`), ([type, space]) => ({ kind: "start", type: type as Type, space: space! })],
  [
    /^shop:(\d)([A-Z])(\d)$/,
    ([seat, type, price]) => ({ kind: "shop", seat: Number(seat), type: type as Type, price: Number(price) }),
  ],
  [/^return:([A-Z])(\d)$/, ([type, price]) => ({ kind: "return", type: type as Type, price: Number(price) })],
  [/^discard:(\d)$/, ([price]) => ({ kind: "discard", price: Number(price) })],
  [
    /^price:([A-Z])(\d)>(\d)$/,
    ([type, from, to]) => ({ kind: "price", type: type as Type, from: Number(from), to: Number(to) }),
  ],
  [/^tile:([A-Z])$/, ([type]) => ({ kind: "tile", type: type as Type })],
];

export function read(token: string): Token | undefined {
  const word = WORDS.find((one) => one === token);
  if (word) {
    return { kind: word };
  }
  for (const [form, meaning] of FORMS) {
    const found = form.exec(token);
    if (found) {
      return meaning(found.slice(1));
    }
  }
  return undefined;
}

export function spell(token: Token): string {
  switch (token.kind) {
    case "move":
      return move(token.pawn, token.area, token.markers);
    case "place":
      return place(token.pawn, token.space);
    case "start":
      return start(token.type, token.space);
    case "shop":
      return shop(token.seat, token.type, token.price);
    case "return":
      return `return:${token.type}${token.price}`;
    case "discard":
      return discard(token.price);
    case "price":
      return reprice(token.type, token.from, token.to);
    case "tile":
      return `tile:${token.type}`;
    default:
      return "area" in token ? `${token.kind}:${token.area}` : token.kind;
  }
}

/** The space or area that a token speaks of, if it speaks of one. */
export function placeOf(token: string): string | undefined {
  const found = read(token);
  return found && "area" in found ? found.area : found && "space" in found ? found.space : undefined;
}

/** Those that speak of an area: moves there, markers in it. */
export function tokensFor(area: string, tokens: readonly string[]): string[] {
  return tokens.filter((token) => areaOf(read(token)) === area);
}

function areaOf(token: Token | undefined): string | undefined {
  return token && "area" in token ? token.area : undefined;
}

/** Those of one kind, read. */
export function allOf<K extends Token["kind"]>(kind: K, tokens: readonly string[]): Extract<Token, { kind: K }>[] {
  return tokens.map(read).filter((token): token is Extract<Token, { kind: K }> => token?.kind === kind);
}
