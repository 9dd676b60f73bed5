import type { Language } from "../../shell/settings";
import type { GameWords } from "../game";
import type { Colour, Group } from "./view";

const SIDES = ["bottom", "lower right", "upper right", "top", "upper left", "lower left"];
const SIDES_JA = ["下", "右下", "右上", "上", "左上", "左下"];

const en = {
  name: "Estate",
  about: "Buy land, dear in the middle and cheap at the edge, and connect opposite sides or every other side.",
  options: { size: "Cells to a side", pie: "The second player may swap" },
  board: "The board of Estate",
  end: "End the turn",
  endSure: (points: number) => `${points === 1 ? "1 point is" : `${points} points are`} lost. End the turn all the same?`,
  swap: "Swap colours",
  swapSure: "Take over the light pieces and their colour?",
  colours: { light: "light", dark: "dark" } satisfies Record<Colour, string>,
  points: (left: number, all: number) => `${left} of ${all} points left this turn`,
  pointsLabel: "Points left",
  supply: (n: number) => `${n} pieces left`,
  toWin: (colour: string, points: number) =>
    points > 0 ? `${colour}: ${points} points to a win, if nobody stood in the way` : `${colour}: no win near`,
  sides: (sides: readonly number[]) => sides.map((side) => SIDES[side - 1]).join(", "),
  cell: (name: string, price: number, group: Group | undefined, isLegal: boolean): string =>
    group
      ? `${name}, ${group.colour} piece, group of ${group.cells.length}${group.sides.length ? `, touches ${en.sides(group.sides)}` : ""}`
      : `${name}, ${price === 1 ? "1 point" : `${price} points`}, ${isLegal ? "for sale" : "empty"}`,
};

const ja: typeof en = {
  name: "エステート",
  about: "中央ほど高く、端ほど安い土地を買い、向かい合う二辺か、一つおきの三辺をつなぐゲーム。",
  options: { size: "一辺のマス数", pie: "後手は色を交換できる" },
  board: "エステートの盤",
  end: "手番を終える",
  endSure: (points) => `残り${points}ポイントは失われます。それでも手番を終えますか？`,
  swap: "色を交換する",
  swapSure: "ライトの駒と色を引き継ぎますか？",
  colours: { light: "ライト", dark: "ダーク" },
  points: (left, all) => `この手番の残り${left}ポイント（全${all}）`,
  pointsLabel: "残りポイント",
  supply: (n) => `残りの駒${n}個`,
  toWin: (colour, points) =>
    points > 0 ? `${colour}：妨げがなければ、あと${points}ポイントで勝ち` : `${colour}：勝ちはまだ遠い`,
  sides: (sides) => sides.map((side) => SIDES_JA[side - 1]).join("・"),
  cell: (name, price, group, isLegal) =>
    group
      ? `${name}、${group.colour === "light" ? "ライト" : "ダーク"}の駒、${group.cells.length}個のグループ${group.sides.length ? `、触れている辺：${ja.sides(group.sides)}` : ""}`
      : `${name} ${price}ポイント、${isLegal ? "買えます" : "空き"}`,
};

export function words(language: Language): typeof en & GameWords {
  return language === "ja" ? ja : en;
}
