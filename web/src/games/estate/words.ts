import type { GameWords } from "../../board/game";
import type { Language } from "../../core/settings";
import type { Colour, Group } from "./view";

const SIDES = ["bottom", "lower right", "upper right", "top", "upper left", "lower left"];
const SIDES_JA = ["下", "右下", "右上", "上", "左上", "左下"];

const en = {
  name: "Estate",
  about: "Connect two opposite sides to win, or three that do not touch. The middle is dear.",
  options: { size: "Cells to a side", pie: "The second player may swap" },
  board: "The board of Estate",
  end: "End the turn",
  endSure: (points: number) =>
    `${points === 1 ? "1 point is" : `${points} points are`} lost. End the turn all the same?`,
  swap: "Swap colours",
  swapSure: "Take over the light pieces and their colour?",
  swapped: {
    yours: (name: string, colour: string) =>
      `Swap! ${name} has taken over your pieces. You play ${colour} now, and it is your turn.`,
    own: (colour: string) => `Swap! You have taken over the other's pieces and play ${colour} now.`,
    watched: (name: string, colour: string) => `Swap! ${name} has taken over the pieces and plays ${colour} now.`,
  },
  colours: { light: "light", dark: "dark" } satisfies Record<Colour, string>,
  points: (left: number, all: number) => `${left} of ${all} points left this turn`,
  pointsLabel: "Points left",
  supply: (n: number) => `${n} pieces left`,
  toWin: (colour: string, points: number) =>
    points > 0 ? `${colour}: ${points} points to a win, if nobody stood in the way` : `${colour}: no win near`,
  legend: {
    groups: "Connected pieces, and the sides that they touch",
    way: "Cells that would complete the cheapest win",
  },
  sides: (sides: readonly number[]) => sides.map((side) => SIDES[side - 1]).join(", "),
  cell: (name: string, price: number, group: Group | undefined, isLegal: boolean): string =>
    group
      ? `${name}, ${group.colour} piece, group of ${group.cells.length}` +
        (group.sides.length ? `, touches ${en.sides(group.sides)}` : "")
      : `${name}, ${price === 1 ? "1 point" : `${price} points`}, ${isLegal ? "for sale" : "empty"}`,
};

const ja: typeof en = {
  name: "エステート",
  about: "向かい合う2辺か、隣り合わない3辺を、自分のコマでつなげば勝ち。土地は中心ほど高い。",
  options: { size: "一辺のマスの数", pie: "後手の色の交換" },
  board: "エステートのボード",
  end: "手番を終える",
  endSure: (points) => `残りの${points}ポイントは持ち越せません。それでも手番を終えますか？`,
  swap: "色を交換する",
  swapSure: "色を交換して明のコマを引き継ぎますか？",
  swapped: {
    yours: (name, colour) =>
      `交換です！${name}があなたのコマを引き継ぎました。あなたは${colour}になり、あなたの番です。`,
    own: (colour) => `交換です！相手のコマを引き継いで、あなたは${colour}になりました。`,
    watched: (name, colour) => `交換です！${name}がコマを引き継いで、${colour}になりました。`,
  },
  colours: { light: "明", dark: "暗" },
  points: (left, all) => `この手番の残りは${all}ポイント中${left}ポイント`,
  pointsLabel: "残りポイント",
  supply: (n) => `残りのコマ：${n}個`,
  toWin: (colour, points) =>
    points > 0 ? `${colour}：邪魔が入らなければ、あと${points}ポイントで勝ち` : `${colour}：勝ちはまだ遠い`,
  legend: {
    groups: "つながったコマと、それが届いている辺",
    way: "いちばん安く勝つために買うマス",
  },
  sides: (sides) => sides.map((side) => SIDES_JA[side - 1]).join("・"),
  cell: (name, price, group, isLegal) =>
    group
      ? `${name}、${ja.colours[group.colour]}のコマ、つながり${group.cells.length}個` +
        (group.sides.length ? `、届いている辺：${ja.sides(group.sides)}` : "")
      : `${name}、${price}ポイント、${isLegal ? "買えます" : "空き"}`,
};

export function words(language: Language): typeof en & GameWords {
  return language === "ja" ? ja : en;
}
