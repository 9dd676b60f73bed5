import type { GameWords } from "../game";
import type { Language } from "../../shell/settings";
import type { Group } from "./view";

const en = {
  name: "Esgros",
  about: "Grow your groups step by step, and take every enemy stone off the board.",
  options: { size: "Cells to a side", reading: "How the growth rule is read", pie: "The second player may swap" },
  values: { strict: "both limits hold", "catch-up": "whoever is behind may catch up" },
  board: "The board of Esgros",
  swap: "Swap colours",
  swapSure: "Take over the black stone and its colour?",
  black: "black",
  white: "white",
  groups: (black: string, white: string) => `Groups: black ${black || "none"}; white ${white || "none"}`,
  cell: (name: string, group: Group | undefined, isLegal: boolean): string =>
    group
      ? `${name}, ${group.colour} stone, group of ${group.cells.length}`
      : `${name}, ${isLegal ? "empty, open" : "empty"}`,
};

const ja: typeof en = {
  name: "エスグロス",
  about: "グループを一歩ずつ育て、敵の石をすべて盤から取り除くゲーム。",
  options: { size: "一辺のマス数", reading: "成長ルールの解釈", pie: "後手は色を交換できる" },
  values: { strict: "二つの制限を両方守る", "catch-up": "遅れている側は追いつける" },
  board: "エスグロスの盤",
  swap: "色を交換する",
  swapSure: "黒石と黒の色を引き継ぎますか？",
  black: "黒",
  white: "白",
  groups: (black, white) => `グループ：黒 ${black || "なし"}、白 ${white || "なし"}`,
  cell: (name, group, isLegal) =>
    group
      ? `${name}、${group.colour === "black" ? "黒石" : "白石"}、${group.cells.length}個のグループ`
      : `${name}、空き${isLegal ? "、置けます" : ""}`,
};

export function words(language: Language): typeof en & GameWords {
  return language === "ja" ? ja : en;
}
