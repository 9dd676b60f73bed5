/** The token of a piece in a cell. */
export function place(cell: string): string {
  return cell;
}
