/** The token of a stone in a cell. */
export function place(cell: string): string {
  return cell;
}

/** The cell of a token; nothing if it is about no cell. */
export function cellOf(token: string): string | undefined {
  return /^[a-z]\d+$/.test(token) ? token : undefined;
}
