import type { GameWords } from "../../board/game";
import type { Language } from "../../core/settings";
import type { Group } from "./view";

const en = {
  name: "Esgros",
  about: "Remove all enemy stones. Big groups remove small ones; who is behind grows fastest.",
  options: { size: "Cells to a side", reading: "How the growth rule is read", pie: "The second player may swap" },
  values: { "catch-up": "whoever is behind may overtake", strict: "nobody may outgrow their own largest group" },
  board: "The board of Esgros",
  swap: "Swap colours",
  swapSure: "Take over the black stone and its colour?",
  swapped: {
    yours: (name: string, colour: string) =>
      `Swap! ${name} has taken over your stone. You play ${colour} now, and it is your turn.`,
    own: (colour: string) => `Swap! You have taken over the other's stone and play ${colour} now.`,
    watched: (name: string, colour: string) => `Swap! ${name} has taken over the stone and plays ${colour} now.`,
  },
  black: "black",
  white: "white",
  groups: (black: string, white: string) => `Sizes of groups: black ${black || "none"}; white ${white || "none"}`,
  mayGrow: (sizes: string, why: string) => `A stone may now make a group of ${sizes}: ${why}.`,
  growth: {
    upTo: (own: number) => `no more than your largest (${own})`,
    past: (own: number, enemy: number) => `up to your largest (${own}), or just past theirs (${enemy})`,
    smallest: "nothing smaller is possible",
  },
  sizes: { or: " or ", comma: ", " },
  legend:
    "The number on a stone is the size of its group. While you point at the board or have chosen a cell, the number in a cell is the size that a " +
    "stone there would make, and an arrow shows to what size a group may grow now.",
  cell: (name: string, group: Group | undefined, isLegal: boolean): string =>
    group
      ? `${name}, ${group.colour} stone, group of ${group.cells.length}`
      : `${name}, ${isLegal ? "empty, open" : "empty"}`,
};

const ja: typeof en = {
  name: "エスグロス",
  about: "敵の石をすべて取れば勝ち。大きいグループが小さい敵を取り、劣勢の側ほど大きく伸ばせる。",
  options: { size: "一辺のマスの数", reading: "成長ルールの解釈", pie: "後手の色の交換" },
  values: { "catch-up": "遅れている側は追い越せる", strict: "遅れていても追い越せない" },
  board: "エスグロスのボード",
  swap: "色を交換する",
  swapSure: "色を交換して黒石を引き継ぎますか？",
  swapped: {
    yours: (name, colour) => `交換です！${name}があなたの石を引き継ぎました。あなたは${colour}になり、あなたの番です。`,
    own: (colour) => `交換です！相手の石を引き継いで、あなたは${colour}になりました。`,
    watched: (name, colour) => `交換です！${name}が石を引き継いで、${colour}になりました。`,
  },
  black: "黒",
  white: "白",
  groups: (black, white) => `グループの大きさ：黒は${black || "なし"}、白は${white || "なし"}`,
  mayGrow: (sizes, why) => `今作れるグループの大きさ：${sizes}（${why}）`,
  growth: {
    upTo: (own) => `自分の最大${own}まで`,
    past: (own, enemy) => `自分の最大${own}まで、または相手の最大${enemy}を最小限だけ超える`,
    smallest: "これより小さくはできません",
  },
  sizes: { or: "、", comma: "、" },
  legend:
    "石の数字は、その石のグループの大きさです。マスを選ぶと（またはマスにポインターを合わせると）、マスの数字はそこに置いたときの大きさ、矢印はそのグループが今伸ばせる大きさです。",
  cell: (name, group, isLegal) =>
    group
      ? `${name}、${group.colour === "black" ? "黒石" : "白石"}、大きさ${group.cells.length}のグループ`
      : `${name}、空き${isLegal ? "、置けます" : ""}`,
};

export function words(language: Language): typeof en & GameWords {
  return language === "ja" ? ja : en;
}
