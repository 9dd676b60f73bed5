import type { TheEstatesCertificate } from "../../api/schema";
import type { en } from "./words-en";

type Colour = TheEstatesCertificate["letter"];

export const STOW = "stow";
export const HOLD = "hold";
export const PASS = "pass";
export const SELL = "sell";
export const KEEP = "keep";
export const MAYOR = "mayor";
/** A rooftop, face down. */
export const ROOF = "roof";

/** What others are not told, or not until the end; draws have names of cubes and are quiet as well. */
export function isSecret(token: string): boolean {
  return token === STOW || token === HOLD || token === "";
}

export function bid(amount: number): string {
  return `bid${amount}`;
}

/** A floor or a roof goes on a lot; the view calls lots by the same names. */
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

/** A piece is auctioned; the view calls pieces by the same names. */
export function auction(piece: string): string {
  return piece;
}

/** What can be auctioned. */
export type Piece =
  | { readonly kind: "cube"; readonly colour: Colour; readonly number: number }
  /** Its value is 0 while it is face down. */
  | { readonly kind: "roof"; readonly value: number }
  | { readonly kind: "permit"; readonly stripes: number }
  | { readonly kind: "mayor" | "cancel" };

/** The piece of a name, which may also be that of a lot: `B2` is a blue cube here. */
export function readPiece(name: string): Piece | undefined {
  if (name === "mayor" || name === "cancel") {
    return { kind: name };
  }
  const [, kind, digits] = /^(roof|permit)(\d*)$/.exec(name) ?? [];
  if (kind) {
    return kind === "roof" ? { kind, value: Number(digits) } : { kind: "permit", stripes: Number(digits) };
  }
  const [, colour, number] = /^([BGYRPS])([1-6])$/.exec(name) ?? [];
  return colour ? { kind: "cube", colour: colour as Colour, number: Number(number) } : undefined;
}

/** How many stripes a permit has. */
export function stripesOf(permit: string): number {
  const piece = readPiece(permit);
  return piece?.kind === "permit" ? piece.stripes : 0;
}

const NUMERALS: Readonly<Record<string, string>> = { A: "I", B: "II", C: "III" };

/** What people call a row: its letter could be taken for that of a cube. */
export function numeral(rowName: string): string {
  return NUMERALS[rowName] ?? rowName;
}

/** The row and the number of a lot. */
export function readLot(name: string): { readonly row: string; readonly number: number } | undefined {
  const [, rowName, number] = /^([ABC])(\d+)$/.exec(name) ?? [];
  return rowName ? { row: rowName, number: Number(number) } : undefined;
}

/** After these a piece is used, so that `B2` is a lot and no cube. */
const SETTLED = /^(?:pass|bid\d+|sell|keep)$/;

/** A token in a few words of a language, for lists of moves; the one before it tells lots and cubes apart. */
export function notation(token: string, before: string, text: typeof en): string {
  const [, rowName = "", change = ""] = /^([ABC])([+-]?)$/.exec(token) ?? [];
  if (rowName) {
    const ways: Record<string, (name: string) => string> = { "+": text.longerRow, "-": text.shorterRow };
    return (ways[change] ?? text.row)(rowName);
  }
  const lotOf = SETTLED.test(before) || !readPiece(token) ? readLot(token) : undefined;
  const amount = /^bid(\d+)$/.exec(token)?.[1];
  const words: Record<string, string> = text.notes;
  return (
    words[token] ??
    (lotOf && text.lotShort(lotOf.row, lotOf.number)) ??
    (amount ? text.money(Number(amount)) : text.piece(token))
  );
}
