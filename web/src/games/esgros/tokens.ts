/** What a token of Esgros says: a stone in a cell, or the swap of colours. */
export type Token = { readonly kind: "cell"; readonly cell: string } | { readonly kind: "swap" };

export const SWAP = "swap";

/** A stone in a cell. */
export function place(cell: string): string {
  return cell;
}

export function read(token: string): Token | undefined {
  if (token === SWAP) {
    return { kind: "swap" };
  }
  return /^[a-z]\d+$/.test(token) ? { kind: "cell", cell: token } : undefined;
}

export function spell(token: Token): string {
  return token.kind === "swap" ? SWAP : place(token.cell);
}
