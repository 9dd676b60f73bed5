/** Texts about turns that end by themselves, and about slips. */
export const slipsEn = {
  endsTurn: "End my turn by itself",
  endsTurnHint: "When nothing is left to decide; there is a moment to say no",
  undoTurn: "Start the turn again",
  undoTurnHow: "All that you did in this turn is taken back, down to the last draw",
  begins: (seat: number) => `Seat ${seat}, begins`,
  drawSeats: "Draw lots for the seats",
};
