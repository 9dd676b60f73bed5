import type { storyEn } from "./story-en";

/** 終わった対局のページの文章。 */
export const storyJa: typeof storyEn = {
  link: "この対局のまとめ",
  title: (game) => `${game}：対局のまとめ`,
  toTable: "テーブルに戻る",
  turningPoint: "勝負の分かれ目",
  lookingForIt: (done, all) => `調べています：${all}手のうち${done}手`,
  noTurningPoint: "一手で決まった対局ではありません。",
  swing: (before, after) => `勝者の勝率：この手の前は${before}％、後は${after}％。`,
  tryIt: "ボードで見る",
  chances: "勝率（％）",
  overTime: "経過",
  deals: "お金のやりとり",
  titles: "称号",
  picture: "画像を保存",
  sharePicture: "画像を共有",
  pictureFailed: "このブラウザではボードの画像を作れません。",
  copyLink: "リンクをコピー",
  notOver: "対局はまだ続いています。まとめは終わってから読めます。",
  start: "開始",
};
