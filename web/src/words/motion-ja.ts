import type { motionEn } from "./motion-en";

export const motionJa: typeof motionEn = {
  pace: "相手の手の見せ方",
  paces: { slow: "ゆっくり1手ずつ", normal: "1手ずつ", fast: "速く1手ずつ", once: "一度に" },
  again: "直前の手をもう一度見る",
  againKey: "直前の手をもう一度見る",
  coordinates: "盤の縁にマスの名前を表示",
  coordinatesHint: "文字は段、数字はマスの番号（記録と同じ）",
  inTurns: (n) => `全${n}手番`,
};
