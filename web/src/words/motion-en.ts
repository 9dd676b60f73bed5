/** Texts of what moves on boards, and of how boards look. */
export const motionEn = {
  pace: "Moves of others",
  paces: { slow: "Slowly, one by one", normal: "One by one", fast: "Fast, one by one", once: "At once" },
  again: "Show the last round again",
  againKey: "the last round again",
  coordinates: "Names of cells on the rim",
  coordinatesHint: "Letters for rows, numbers for cells, as the log has them",
  inTurns: (n: number) => (n === 1 ? "one turn in all" : `${n} turns in all`),
};
