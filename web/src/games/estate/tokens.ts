/** What a token of Estate says: a piece in a cell, the end of the turn, or the swap of colours. */
export type Token =
  | { readonly kind: "cell"; readonly cell: string }
  | { readonly kind: "end" }
  | { readonly kind: "swap" };

export const END = "end";
export const SWAP = "swap";

/** A piece in a cell. */
export function place(cell: string): string {
  return cell;
}

export function read(token: string): Token | undefined {
  if (token === END || token === SWAP) {
    return { kind: token };
  }
  return /^[a-z]\d+$/.test(token) ? { kind: "cell", cell: token } : undefined;
}

export function spell(token: Token): string {
  return token.kind === "cell" ? place(token.cell) : token.kind;
}
