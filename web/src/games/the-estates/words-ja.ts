import type { en } from "./words-en";
import { type Colour, stripes } from "./view";

const COLOURS: Record<Colour, string> = { B: "青", G: "緑", Y: "黄", R: "赤", P: "紫", S: "灰" };

export const ja: typeof en = {
  name: "ジ・エステーツ",
  about: "階・屋根・許可証を競りにかけます。完成した通りは持ち主に得点を、未完成の通りは大きな失点をもたらします。",
  options: { rounds: "ラウンド数", money: "手持ちのお金" },
  values: { hidden: "秘密", open: "公開" },
  board: "三つの列",
  colours: COLOURS,
  money: (amount) => `$${amount}m`,

  piece: (name) => {
    if (name.startsWith("permit")) {
      return `${stripes(name)}本線の許可証`;
    }
    if (name.startsWith("roof")) {
      return name === "roof" ? "裏向きの屋根" : `値${name.slice(4)}の屋根`;
    }
    const others: Record<string, string> = { mayor: "市長", cancel: "キャンセルキューブ" };
    return others[name] ?? `${COLOURS[name.slice(0, 1) as Colour]}の${name.slice(1)}`;
  },
  use: (name) => {
    if (name.startsWith("permit")) {
      return "一つの列を、線の数だけ長くするか短くします。";
    }
    if (name.startsWith("roof")) {
      return "建物を完成させ、その値を加えます。";
    }
    const others: Record<string, string> = {
      mayor: "一つの列の得点を、正でも負でも2倍にします。",
      cancel: "盤上の許可証を1枚取り除きます。",
    };
    return others[name] ?? "列の次の区画に新しい建物を建てるか、より大きい値の上に階を重ねます。";
  },

  row: (name) => `列${name}`,
  lots: (n) => `${n}区画`,
  complete: "完成",
  incomplete: "未完成",
  doubled: "市長で2倍",
  rowSpoken: (row) =>
    `列${row.name}、長さ${row.length}区画、${row.isComplete ? "完成" : "未完成"}、今の得点${row.points}` +
    (row.hasMayor ? "、市長で2倍" : "") +
    row.permits.map((permit) => `、${ja.permitSpoken(permit)}`).join(""),
  permitSpoken: ({ name, change }) => `${ja.piece(name)}、${Math.abs(change)}区画${change > 0 ? "長く" : "短く"}`,
  lot: (lot, tower, isWhite, isBeyond, owner, isLegal) => {
    const facts = [lot];
    if (tower) {
      facts.push(`下から${tower.floors.map(ja.piece).join("、")}`);
      facts.push(tower.roof > 0 ? `屋根${tower.roof}` : "屋根なし");
      facts.push(`値${tower.worth}、${owner}に${tower.points}点`);
    } else {
      facts.push(isBeyond ? "列の外" : "空いた区画");
    }
    if (isWhite) {
      facts.push("白い区画、1階まで");
    }
    if (isLegal) {
      facts.push("ここに置けます");
    }
    return facts.join("、");
  },
  white: "1階まで",
  longer: (n) => `${n}長く`,
  shorter: (n) => `${n}短く`,
  putMayor: "市長をここに置く",

  offer: "売り出し",
  offerHint: "選べるのは両端です",
  offerRow: (n) => `売り出し列${n}`,
  offered: (cube, isOpen, isLegal) => `${ja.piece(cube)}、${isOpen ? "端" : "端ではない"}${isLegal ? "、競りにかけられます" : ""}`,
  empty: "空",
  roofs: (n) => `残りの屋根 ${n}`,
  gone: "ゲームから除外",
  onBoard: "盤上",
  onSale: "競売中",
  left: "競りにかけられます",

  certificates: "会社",
  companies: {
    B: "スカイライン・キャピタル",
    G: "エメラルド・プロパティーズ",
    Y: "ゴールデン・リアルティ",
    R: "シエナ・セキュリティーズ",
    P: "ヘザー・エクイティ",
    S: "カラー・インベストメンツ",
  },
  certificate: (colour, company, owner) => `${company}(${colour}):${owner || "まだ誰もいない"}`,

  standing: "今ラウンドが終わったら",
  finalStanding: "最終得点",
  player: "プレイヤー",
  stowedColumn: "隠し金",
  earlier: "以前",
  total: "合計",
  all: "全員",
  unknown: "秘密",
  round: (n, of) => `第${n}ラウンド(全${of}ラウンド)`,

  auctioneer: "競売人",
  stages: {
    draw: "売り出しを並べています",
    stow: "裏金",
    select: "競りにかける駒を選ぶ",
    turn_over: "屋根をめくる",
    bid: "入札",
    settle: "売るか、自分の物にするか",
    place_cube: "建てる",
    place_roof: "屋根をのせる",
    place_permit: "列を長くするか短くする",
    place_mayor: "市長を置く",
    use_cancel: "許可証を取り除く",
    over: "ゲーム終了",
  },
  asked: {
    stow: "$1mを隠せます。このラウンドでは使えませんが、最後に1点になります。ほかの人には見えません。",
    select: "端のキューブ、屋根、特別な駒のどれかを選んでください。",
    bid: "一度だけ:最高額を上回る額で入札するか、パスします。",
    settle: "最高額の人に売るか、同じ額を払って自分の物にします。",
    place_cube: "区画を選んでください:列の次の空き区画か、最上階の値がより大きい建物です。",
    place_roof: "屋根のない建物を選んでください。",
    place_permit: "列と、長くするか短くするかを選んでください。",
    place_mayor: "2倍にする列を選んでください。",
    use_cancel: "盤上の許可証を選んでください。",
  },
  acts: {
    stow: (name) => `${name}は小切手を隠すかもしれません。`,
    select: (name) => `${name}が駒を選んでいます。`,
    bid: (name) => `${name}の入札です。`,
    settle: (name) => `${name}が売るかどうか決めます。`,
    place_cube: (name) => `${name}が建てます。`,
    place_roof: (name) => `${name}が屋根をのせます。`,
    place_permit: (name) => `${name}が許可証を置きます。`,
    place_mayor: (name) => `${name}が市長を置きます。`,
    use_cancel: (name) => `${name}がキャンセルキューブを使います。`,
  },

  bids: "入札の順",
  bidBy: (name, amount) => (amount > 0 ? `${name}は$${amount}mで入札` : `${name}はパス`),
  waits: (name) => `${name}はこれから`,
  passed: "パス",
  nobodyBid: "入札がないので、競売人が無料で得ます。",
  pass: "パス",
  bidIt: (amount) => `$${amount}mで入札`,
  bidLabel: "入札額(100万単位)",
  less: "$1m下げる",
  more: "$1m上げる",
  range: (least, most) => `$${least}m~$${most}m`,
  cantOutbid: "これ以上は入札できません。",
  sell: (name, amount) => `${name}に$${amount}mで売る`,
  keep: (name, amount) => `自分の物にする($${amount}mを${name}へ)`,
  stow: "$1mを隠す",
  hold: "隠さない",
  discard: "ゲームから除く",
  discardSure: (piece) => `${piece}を使わずにゲームから除きますか?`,

  purse: "あなたの財布",
  purseOf: (name) => `${name}の財布`,
  cash: "現金",
  committed: "入札中",
  available: "使える額",
  stowed: "隠し金",
  purseSecret: "手持ちのお金は秘密です。",
};
