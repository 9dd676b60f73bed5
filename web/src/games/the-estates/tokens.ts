import type { Colour } from "./view";

/** Tokens that are a word of their own. */
const WORDS = ["stow", "hold", "pass", "sell", "keep", "discard", "mayor", "cancel"] as const;
type Word = (typeof WORDS)[number];

export const STOW: Word = "stow";
export const HOLD: Word = "hold";
export const PASS: Word = "pass";
export const SELL: Word = "sell";
export const KEEP: Word = "keep";
export const DISCARD: Word = "discard";
export const MAYOR: Word = "mayor";
/** A rooftop, face down. */
export const ROOF = "roof";

export interface Cube {
  readonly kind: "cube";
  readonly colour: Colour;
  readonly number: number;
}

export interface Lot {
  readonly kind: "lot";
  readonly row: string;
  readonly number: number;
}

/** What a token of The Estates says. Pieces on offer and on sale have the names of the tokens that choose them. */
export type Token =
  | { readonly kind: Word }
  | { readonly kind: "bid"; readonly amount: number }
  | Cube
  /** Its value is 0 while it is face down. */
  | { readonly kind: "roof"; readonly value: number }
  | { readonly kind: "permit"; readonly stripes: number }
  | Lot
  /** The Mayor goes to a row. */
  | { readonly kind: "row"; readonly row: string }
  /** A permit makes a row longer or shorter. */
  | { readonly kind: "length"; readonly row: string; readonly isLonger: boolean };

export function bid(amount: number): string {
  return `bid${amount}`;
}

export function lot(row: string, number: number): string {
  return `${row}${number}`;
}

export function lengthen(row: string): string {
  return `${row}+`;
}

export function shorten(row: string): string {
  return `${row}-`;
}

/** The Mayor goes to a row. */
export function row(name: string): string {
  return name;
}

/** What a token says, if it says anything. `B2` is a blue cube, or a lot where lots are what is chosen from. */
export function read(token: string, areLotsMeant = false): Token | undefined {
  const word = WORDS.find((one) => one === token);
  return word
    ? { kind: word }
    : (readNumbered(token) ?? (areLotsMeant ? readLot(token) : undefined) ?? readPlace(token));
}

function readNumbered(token: string): Token | undefined {
  const [, kind, digits = ""] = /^(bid|roof|permit)(\d*)$/.exec(token) ?? [];
  switch (kind) {
    case "bid":
      return { kind, amount: Number(digits) };
    case "roof":
      return { kind, value: Number(digits) };
    case "permit":
      return { kind, stripes: Number(digits) };
    default:
      return undefined;
  }
}

function readPlace(token: string): Token | undefined {
  const [, name = "", sign] = /^([ABC])([+-]?)$/.exec(token) ?? [];
  if (name) {
    return sign ? { kind: "length", row: name, isLonger: sign === "+" } : { kind: "row", row: name };
  }
  const [, colour, number] = /^([BGYRPS])([1-6])$/.exec(token) ?? [];
  return colour ? { kind: "cube", colour: colour as Colour, number: Number(number) } : readLot(token);
}

export function readLot(token: string): Lot | undefined {
  const [, name, number] = /^([ABC])(\d+)$/.exec(token) ?? [];
  return name ? { kind: "lot", row: name, number: Number(number) } : undefined;
}

export function readCube(token: string): Cube | undefined {
  const found = read(token);
  return found?.kind === "cube" ? found : undefined;
}

export function spell(token: Token): string {
  switch (token.kind) {
    case "bid":
      return bid(token.amount);
    case "cube":
      return `${token.colour}${token.number}`;
    case "roof":
      return `${ROOF}${token.value || ""}`;
    case "permit":
      return `permit${token.stripes}`;
    case "lot":
      return lot(token.row, token.number);
    case "row":
      return row(token.row);
    case "length":
      return token.isLonger ? lengthen(token.row) : shorten(token.row);
    default:
      return token.kind;
  }
}

/** The amounts that may be bid, from the least to the most. */
export function bidsIn(legal: readonly string[]): number[] {
  return legal.flatMap((token) => amountOf(token) ?? []).sort((a, b) => a - b);
}

/** What a token bids, if it is a bid. */
export function amountOf(token: string): number | undefined {
  const found = read(token);
  return found?.kind === "bid" ? found.amount : undefined;
}

/** How many stripes a permit has. */
export function stripesOf(permit: string): number {
  const found = read(permit);
  return found?.kind === "permit" ? found.stripes : 0;
}
