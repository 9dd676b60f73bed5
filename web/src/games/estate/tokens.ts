/** The token of a piece in a cell. */
export function place(cell: string): string {
  return cell;
}

/** The cell of a token; nothing if it is about no cell. */
export function cellOf(token: string): string | undefined {
  return /^[a-z]\d+$/.test(token) ? token : undefined;
}

/** Whether somebody takes over the other one's colour. */
export function isSwap(token: string): boolean {
  return token === "swap";
}
