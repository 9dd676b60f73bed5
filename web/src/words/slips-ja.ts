import type { slipsEn } from "./slips-en";

export const slipsJa: typeof slipsEn = {
  endsTurn: "手番を自動で終える",
  endsTurnHint: "決めることがなくなったときに終えます。少しの間は止められます",
  undoTurn: "手番をやり直す",
  undoTurnHow: "この手番でしたことを、最後に何かを引いたところまで、すべて戻します",
  begins: (seat: number) => `席${seat}（先手）`,
  drawSeats: "席をくじで決める",
};
