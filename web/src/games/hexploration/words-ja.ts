import type { en } from "./words-en";

export const ja: typeof en = {
  name: "ヘクスプロレーション",
  about: "1枚ずつ広がる土地を探検してエリアを支配し、市場で取引して、いちばんのお金持ちをめざします。",
  options: {
    cash: "最初の所持金",
    bonus: "後ろの席への上乗せ",
    types: "タイルの種類",
    tiles: "種類ごとの枚数",
  },
  map: "土地。矢印キーで場所を移動、プラスとマイナスで拡大・縮小、0で全体、Shift+矢印で地図を動かします。",
  types: { F: "森", H: "丘", M: "沼", P: "平原", D: "砂漠", L: "湖" },
  money: (amount) => `$${amount}`,
  zoomIn: "拡大",
  zoomOut: "縮小",
  fit: "全体を表示",

  space: (name, placings) =>
    placings.length === 0
      ? `${name}、空き`
      : `${name}、空き、置けます：${placings.map((one) => `ポーン${one.pawn}で${ja.result(one)}`).join("、")}`,
  result: ({ pays, gains }) =>
    [pays > 0 ? `$${pays}を払う` : "", gains > 0 ? `$${gains}を得る` : ""].filter(Boolean).join("、") || "増減なし",
  tile: (name, area, nameOf) =>
    [
      `${name}、${ja.types[area.type]}`,
      ja.tiles(area.tiles.length),
      area.owner
        ? `${nameOf(area.owner)}が支配、${ja.markers(area.markers)}、収入$${area.income}、値段$${area.price}`
        : "支配者なし",
      area.isEnclosed ? "囲まれている" : "",
      ...area.pawns.map((pawn) => `${nameOf(pawn.seat)}のポーン${pawn.number}${pawn.hasActed ? "（行動済み）" : ""}`),
    ]
      .filter(Boolean)
      .join("、"),
  tiles: (n) => `タイル${n}枚`,
  markers: (n) => `マーカー${n}個`,
  canMove: "ポーンがここへ移動できます",

  stages: {
    draw: "タイルを引いています",
    start: "最初のタイル",
    open: "探検か移動",
    hand: "タイルを置く",
    return: "市場がいっぱい",
    enclosed: "エリアを囲みました",
    follow: "進みますか？",
    over: "ゲーム終了",
  },
  asked: {
    start: "スタートボードの隣の場所を選んでください。ポーンと得点マーカーも一緒に置かれます。",
    open: "タイルを引くか買うか、地図のエリアを選んで移動します。各ポーンは1回ずつ行動します。",
    hand: "印のある場所を選ぶと、できるエリアと、得る額・払う額が見られます。その場所に接するエリアのポーンが行動します。",
    return: "市場は3枚までです。1枚を袋に戻します。",
    enclosed: "このエリアに接する空いた場所はもうありません。自分のマーカーを1個置いて、無料で奪えます。",
    follow: "行動したポーンは、無料で新しいタイルに進めます。マーカーは残ります。",
  },
  endHeading: "手番を終える",
  unpayable: "このタイルを置く費用が払えません。",
  onlyMove: "今は引くことも買うこともできません。点のあるエリアに触れてポーンを動かしてください。",
  allActed: "ポーンは2個とも行動しました。必要ならマーカーや値段を変えて、手番を終えてください。",
  acts: (name) => `${name}の手番です。`,

  draw: "タイルを引く",
  shop: (type, price) => `${type}を$${price}で買う`,
  end: "手番を終える",
  place: (pawn, what) => `ポーン${pawn}で：${what}`,
  whichPawn: "どのポーンが行動しますか？",
  whichTile: "どのタイルを置きますか？",
  chosenTile: (type) => `${type}を置く`,
  discardTo: "使わないなら、$2を払って次の値段で売りに出せます：",
  void: "袋に戻す",
  voidHint: "タイルは袋に戻り、ポーン1個が行動済みになります。",

  pawn: (n) => `ポーン${n}`,
  ready: "行動できます",
  acted: "行動済み",
  notHere: "まだ土地に出ていません",

  area: (type, tiles) => `${type}、${tiles}`,
  owner: "支配",
  nobody: "なし",
  income: "収入",
  price: "値段",
  move: (pawn) => `ポーン${pawn}をここへ`,
  moveWith: (pawn, n) => `ポーン${pawn}を${ja.markers(n)}と一緒にここへ`,
  mark: "マーカーを置く",
  unmark: "マーカーを戻す",
  markShort: "1個置く",
  unmarkShort: "1個戻す",
  buy: (price) => `$${price}で買い取る`,
  seize: "奪う",
  spare: "そのままにする",
  spareSure: "囲んだエリアは無料で奪えますが、そのままにしますか？",
  step: "進む",
  stay: "とどまる",
  closeArea: "閉じる",
  touchArea: "エリアを選ぶと、くわしい内容とできることが見られます。",
  notHereNow: "今ここでできることはありません。",
  whyNotMove: "なぜここへ移動できないのですか？",
  yourMarkers: "自分のポーンがいるエリアのマーカー",
  reserve: (n) => (n > 0 ? `手元に${n}個` : "手元になし（先に1個戻してください）"),
  markersIn: (area, n) => `${area}に${ja.markers(n)}`,
  prices: "自分の市場の値段",
  changesLeft: (n) => `この手番で変えられるのはあと${n}回`,
  setPrice: (type, from, to) => (from === to ? `${type}は$${from}` : `${type}を$${from}から$${to}に`),
  returnIt: (type, price) => `$${price}の${type}を戻す`,

  player: "プレイヤー",
  moneyColumn: "お金",
  incomeColumn: "収入",
  landColumn: "土地",
  scoreColumn: "合計",
  reserveColumn: "マーカー",
  market: "市場",
  emptyMarket: "空",
  goods: (type, price) => `$${price}の${type}`,
  landHint: "土地：今ゲームが終わった場合に、大きい方から2つのエリアで得る額（タイル1枚につき$3）。",
  bag: "袋の外のタイル",
  supply: ({ out, limit, left }, type) => `${type}：${limit}枚中${out}枚が袋の外、袋に残り${left}枚`,
  ends: (limit) => `1種類が${limit}枚になるとゲーム終了`,
  quiet: (n, of) => `新しいタイルのない手番が${of}回続くとゲーム終了（今${n}回）`,
  payouts: "エリアの収入（タイルの枚数ごと）",
  payout: ({ from, to, income }, own) =>
    `${to === 0 ? `${from}枚以上` : from === to ? `${from}枚` : `${from}～${to}枚`}は$${income}` +
    (own > 0 ? `、自分のエリア${own}つ` : ""),
  legend: "タイル数、毎手番の収入、買い取りの値段",
};
