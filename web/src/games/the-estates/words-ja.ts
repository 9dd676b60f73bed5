import { numeral, readLot, readPiece } from "./tokens";
import type { Colour } from "./view";
import type { en } from "./words-en";

const COLOURS: Record<Colour, string> = { B: "青", G: "緑", Y: "黄色", R: "赤", P: "紫", S: "灰色" };

export const ja: typeof en = {
  name: "ジ・エステーツ",
  about: "フロア、屋根、許可証の競り。完成した通りは得点、未完成の通りは大きな失点になります。",
  options: { rounds: "ラウンド数", money: "手持ちのお金", cash: "最初の所持金（100万ドル単位）" },
  values: { hidden: "非公開（範囲を表示）", uncounted: "非公開（記憶だけ）", open: "公開" },
  board: "3本の通り",
  colours: COLOURS,
  money: (amount) => `$${amount}m`,

  piece: (name) => {
    const piece = readPiece(name);
    switch (piece?.kind) {
      case "permit":
        return `${piece.stripes}本線の許可証`;
      case "roof":
        return piece.value === 0 ? "裏向きの屋根" : `数字${piece.value}の屋根`;
      case "mayor":
        return "市長";
      case "cancel":
        return "キャンセルキューブ";
      case "cube":
        return `${COLOURS[piece.colour]}の${piece.number}`;
      default:
        return name;
    }
  },
  use: (name) => {
    switch (readPiece(name)?.kind) {
      case "permit":
        return "1つの列を、線の本数だけ長くするか短くします。";
      case "roof":
        return "建物を完成させ、その数字を加えます。";
      case "mayor":
        return "1つの列の得点を、プラスでもマイナスでも2倍にします。";
      case "cancel":
        return "ボード上の許可証を1枚取り除きます。";
      default:
        return "列の次の区画に建てるか、より大きい数字のフロアの上に重ねます。";
    }
  },

  owned: (company, owner) => `${company}の持ち主は${owner}です。`,
  unowned: (company, colour) => `${company}の持ち主はまだいません。最初の${colour}のフロアを建てた人のものになります。`,

  row: (name) => `${numeral(name)}列`,
  lotName: (name) => {
    const lot = readLot(name);
    return lot ? `${numeral(lot.row)}列の区画${lot.number}` : name;
  },
  lots: (n) => `${n}区画`,
  missing: (lots, roofs) => `あと${lots > 0 ? `建物${lots}・` : ""}屋根${roofs}`,
  complete: "完成",
  incomplete: "未完成",
  doubled: "市長で2倍",
  fates: { complete: "✓ 完成", open: "未完成", dead: "✗ 完成不能" },
  rowSpoken: (row) =>
    `${numeral(row.name)}列、長さ${row.length}区画、${row.isComplete ? "完成" : "未完成"}、今の得点${row.points}` +
    (row.hasMayor ? "、市長で2倍" : "") +
    row.permits.map((permit) => `、${ja.permitSpoken(permit)}`).join(""),
  permitSpoken: ({ name, change }) => `${ja.piece(name)}、${Math.abs(change)}区画${change > 0 ? "長く" : "短く"}`,
  lot: (row, number, tower, isWhite, isBeyond, owner, isLegal) => {
    const facts = [`${numeral(row)}列の区画${number}`];
    if (tower) {
      facts.push(`下から${tower.floors.map(ja.piece).join("、")}`);
      facts.push(tower.roof > 0 ? `屋根${tower.roof}` : "屋根なし");
      facts.push(`価値${tower.worth}、${owner}に${tower.points}点`);
    } else {
      facts.push(isBeyond ? "列の外" : "空き区画");
    }
    if (isWhite) {
      facts.push("白い区画、1階まで");
    }
    if (isLegal) {
      facts.push("ここに置けます");
    }
    return facts.join("、");
  },
  whiteLegend: "白い区画：1階まで",
  endLegend: "列の端",
  river: "川（ルールには関係しません）",
  longer: (row, n) => `${numeral(row)}列を＋${n}`,
  shorter: (row, n) => `${numeral(row)}列を−${n}`,
  longerRow: (row) => `${numeral(row)}列を長く`,
  shorterRow: (row) => `${numeral(row)}列を短く`,
  lotShort: (row, number) => `${numeral(row)}-${number}へ`,
  notes: {
    stow: "$1mを隠す",
    hold: "隠さない",
    pass: "パス",
    sell: "売却",
    keep: "自分で買う",
    discard: "ゲームから除く",
  },

  offer: "売り出し",
  offerHint: "選べるのは両端だけです",
  offerRow: (n) => `売り出し列${n}`,
  offered: (cube, isOpen, isLegal) =>
    `${ja.piece(cube)}、${isOpen ? "端" : "端ではない"}${isLegal ? "、競りにかけられます" : ""}`,
  empty: "空",
  roofs: (n) => `残りの屋根：${n}個`,
  gone: "ゲームから除外",
  onBoard: "ボード上",
  onSale: "競り中",
  left: "競りにかけられます",
  kinds: { permit: "許可証", mayor: "市長", cancel: "キャンセル" },

  certificates: "会社",
  companies: {
    B: "スカイライン・キャピタル",
    G: "エメラルド・プロパティーズ",
    Y: "ゴールデン・リアルティ",
    R: "シエナ・セキュリティーズ",
    P: "ヘザー・エクイティ",
    S: "カラー・インベストメンツ",
  },
  certificate: (colour, company, owner) => `${company}（${colour}）：${owner || "持ち主なし"}`,

  standing: "今ラウンドが終わったら",
  finalStanding: "最終得点",
  player: "プレイヤー",
  stowedColumn: "隠し金",
  earlier: "これまで",
  total: "合計",
  all: "全員",
  unknown: "秘密",
  cashColumn: "手持ち",
  buildings: "建物",
  round: (n, of) => `第${n}ラウンド（全${of}ラウンド）`,
  roundEnds: (n, of) => `第${n}ラウンド終了（全${of}ラウンド）`,
  nextRound: "次のラウンドへ",
  countAll: "すべて表示",
  perRow: (points) => points.map((one, i) => `${"I".repeat(i + 1)} ${one}`).join(" · "),
  totalHint: "今ラウンドが終わった場合の得点",
  between: (least, most) => (least === most ? `$${most}m` : `$${least}～${most}m`),
  rangeHint: "全員が見た支払いから計算した、手持ちの範囲",
  prospects: "点数の変化：自分が手に入れたときの最良と、ほかの人が手に入れたときの最悪",
  pointsFor: "点数の変化",
  ifTheirs: "本人が取ると",
  ifAnothers: "ほかの人が取ると",
  forAnybody: (best, worst) => `取った人は最良で${best}点、ほかの人は${worst}点。`,
  countsAgainst: "未完成の列は持ち主の失点です。",

  completes: (row) => `${row}列が完成`,
  getsCompany: (company) => `${company}が自分のものになる`,
  youGet: (points) => `自分は今${points > 0 ? "+" : "−"}${Math.abs(points)}点`,
  theyGet: (name, points) => `${name}は−${-points}点`,
  stake: (best, worst) =>
    `自分への影響：取れば${best > 0 ? "+" : best < 0 ? "−" : ""}${Math.abs(best)}点、` +
    `ほかの人が取れば${worst > 0 ? "+" : worst < 0 ? "−" : ""}${Math.abs(worst)}点`,
  noStake: "この駒は今すぐ自分の点数を変えない",

  auctioneer: "競売人",
  stages: {
    draw: "売り出しを並べています",
    stow: "$1mを隠しますか？",
    select: "競りにかけるコマを選ぶ",
    turn_over: "屋根をめくる",
    bid: "入札",
    settle: "売るか、自分のものにするか",
    place_cube: "建てる",
    place_roof: "屋根をのせる",
    place_permit: "列を長くするか短くする",
    place_mayor: "市長を置く",
    use_cancel: "許可証を取り除く",
    over: "ゲーム終了",
  },
  asked: {
    stow: "隠した小切手はこのラウンドでは使えませんが、最後に1点になります。",
    select: "枠のついたコマから、競りにかけるものを選んでください。",
    bid: "入札は1回だけです。最高額を上回る額で入札するか、パスします。",
    settle: "売るか、同じ額を払って自分のものにします。",
    place_cube: "列の次の区画か、最上階の数字がより大きい建物を選んでください。",
    place_roof: "屋根のない建物を選んでください。",
    place_permit: "列と、長くするか短くするかを選んでください。",
    place_mayor: "2倍にする列を選んでください。",
    use_cancel: "ボード上の許可証を選んでください。",
  },
  onlyYouKnow: "どちらにしたかは、あなたにしかわかりません。",
  nothingToStow: "隠せるお金がありません。",
  goOn: "続ける",

  bids: "入札の順",
  bidBy: (name, amount) => (amount > 0 ? `${name}は$${amount}mで入札` : `${name}はパス`),
  waits: (name) => `${name}はこれから`,
  passed: "パス",
  nobodyBid: "入札がなかったので、競売人がただで手に入れます。",
  pass: "パス",
  bidLabel: "入札額（100万ドル単位）",
  cantOutbid: "これを上回る入札はできません。",
  sell: (name, amount) => `${name}に$${amount}mで売る`,
  keep: (name, amount) => `自分のものにする（$${amount}mを${name}に払う）`,
  stow: "$1mを隠す",
  stowToo: "$1mを手元から隠す（最後に1点）",
  hold: "隠さない",
  discard: "ゲームから除く",
  discardSure: (piece) => `${piece}を使わずにゲームから除きますか？`,

  purse: "あなたの財布",
  purseOf: (name) => `${name}の財布`,
  tooMuch: "所持金を超えます",
  inHand: (amount) => `手持ち$${amount}m`,
  stowed: (amount) => `隠し金$${amount}m`,
  purseSecret: "手持ちのお金は秘密です。",

  actionTexts: {
    auction: ({ piece, target = "" }) =>
      piece === "roof" ? "屋根を競りにかける" : `${ja.piece(target)}を競りにかける`,
    build: ({ place = "" }, piece) => `${ja.piece(piece)}を${ja.lotName(place)}に置く`,
    "put a roof": ({ place = "" }) => `${ja.lotName(place)}に屋根をのせる`,
    bid: ({ amount = 0 }) => `$${amount}mで入札する`,
    use: ({ piece, target = "", amount = 0 }) => ja.useTexts[readPiece(piece ?? "")?.kind ?? ""]?.(target, amount),
  },
  useTexts: {
    cancel: (permit) => `${ja.piece(permit)}を取り除く`,
    permit: (row, by) => `${numeral(row)}列を${Math.abs(by)}区画${by > 0 ? "長く" : "短く"}する`,
    mayor: (row) => `市長を${numeral(row)}列に置く`,
  },
  auctionIt: (name) => (name === "roof" ? "屋根を競りにかける" : `${ja.piece(name)}を競りにかける`),
  called: (name) => ja.piece(name),
};
