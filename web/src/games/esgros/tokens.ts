/** The token of a stone in a cell. */
export function place(cell: string): string {
  return cell;
}
