/** Whether there is no room for a text beside the board, as on a phone. Styles ask for the same width. */
export function isNarrow(): boolean {
  return matchMedia("(max-width: 959px)").matches;
}

/** The bar of a table, where it stays at the foot of the window and covers what lies there. */
export function barAtFoot(): Element | undefined {
  const bar = document.querySelector(".table-bar");
  return bar && getComputedStyle(bar).position === "fixed" ? bar : undefined;
}
