/** Whether there is no room for a text beside the board, as on a phone. Styles ask for the same width. */
export function isNarrow(): boolean {
  return matchMedia("(max-width: 959px)").matches;
}
