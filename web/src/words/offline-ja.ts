import type { offlineEn } from "./offline-en";

export const offlineJa: typeof offlineEn = {
  offline:
    "サーバーにつながりません。コンピューターとの対戦、一つの画面での対戦、レッスン、分析はそのまま使えます。対局はこのブラウザに保存されます。",
  noServer: "ここの対局はすべてこのブラウザに保存されます。ほかの人には見えません。",
  cantPlayHere: "このブラウザは古いため、サーバーなしでは遊べません。",
  needsServer: "空席のあるテーブルにはサーバーが必要ですが、今はつながりません。自分かコンピューターを選んでください。",
  keptHere: "このブラウザに保存",
  keepHere: "このブラウザで（オフライン可）",
  whereKept: "保存する場所",
  keptAt: { server: "サーバー", here: "このブラウザ（オフライン可）" },
  copyRecord: "棋譜をコピー",
  removeTable: "削除",
  removeQuestion: "この対局を削除しますか？",
  removeDetail: "このブラウザだけに保存されているため、元に戻せません。",
  newVersion: "新しいバージョンがあります。",
  reload: "再読み込み",
  pageMissing: "このページを読み込めませんでした。",
  pageMissingHint: "新しいバージョンがあるか、接続が切れたのかもしれません。",
  noRecord: "このリンクには対局がありません。",
  recordTooLong: "この対局はリンクにするには長すぎます。棋譜をコピーするかダウンロードしてください。",
  fairBrought: (plies: number) => `最初の${plies}手は別の場所から持ち込まれたため、その中の抽選は確かめられません。`,
  takeToServer: "サーバーへ移す",
  taken: "サーバーへ移しました",
  keepsNothing: "このブラウザは今、対局を保存できません。保存領域が無効か、いっぱいです。",
  changedMeanwhile: "その間に対局が変わりました。別のタブで進められたのかもしれません。",
  nothingToUndo: "取り消せる自分の手がありません。",
};
