import type { Move } from "../../api/schema";
import { numeral, readLot, readPiece } from "./tokens";
import type { Colour, Permit, Row, Stage, Tower } from "./view";

const COLOURS: Record<Colour, string> = { B: "blue", G: "green", Y: "yellow", R: "red", P: "purple", S: "grey" };

/** All texts of the game; what this holds, every other language must hold too. */
export const en = {
  name: "The Estates",
  about: "Auction floors, roofs and permits. Finished rows pay their owners, others cost them.",
  options: { rounds: "Rounds", money: "Money in hand", cash: "Money at the start, in millions" },
  values: { hidden: "secret, with limits worked out", uncounted: "secret, from memory", open: "open to all" },
  board: "The three rows",
  colours: COLOURS,
  money: (amount: number) => `$${amount}m`,

  piece: (name: string): string => {
    const piece = readPiece(name);
    switch (piece?.kind) {
      case "permit":
        return `permit of ${piece.stripes === 1 ? "1 stripe" : `${piece.stripes} stripes`}`;
      case "roof":
        return piece.value === 0 ? "rooftop, face down" : `rooftop of ${piece.value}`;
      case "mayor":
        return "Mayor";
      case "cancel":
        return "Cancel Cube";
      case "cube":
        return `${COLOURS[piece.colour]} ${piece.number}`;
      default:
        return name;
    }
  },
  /** What a piece is good for, for whoever wonders what to bid. */
  use: (name: string): string => {
    switch (readPiece(name)?.kind) {
      case "permit":
        return "Makes one row longer or shorter by its stripes.";
      case "roof":
        return "Finishes a building and adds its value to it.";
      case "mayor":
        return "Doubles the score of one row, for better or worse.";
      case "cancel":
        return "Takes one permit off the board.";
      default:
        return "Starts the next building of a row, or goes on a floor with a higher number.";
    }
  },

  /** Whose company grows by the cube on sale. */
  owned: (company: string, owner: string) => `${company} belongs to ${owner}.`,
  unowned: (company: string, colour: string) =>
    `${company} has no owner yet: whoever builds the first ${colour} floor gets it.`,

  row: (name: string) => `Row ${numeral(name)}`,
  lotName: (name: string): string => {
    const lot = readLot(name);
    return lot ? `lot ${lot.number} of row ${numeral(lot.row)}` : name;
  },
  lots: (n: number) => (n === 1 ? "1 lot" : `${n} lots`),
  missing: (lots: number, roofs: number) =>
    `missing: ${[lots > 0 ? (lots === 1 ? "1 building" : `${lots} buildings`) : "", roofs === 1 ? "1 roof" : `${roofs} roofs`].filter(Boolean).join(", ")}`,
  complete: "complete",
  incomplete: "incomplete",
  doubled: "doubled by the Mayor",
  fates: { complete: "✓ complete", open: "unfinished", dead: "✗ can't be finished" },
  rowSpoken: (row: Row): string =>
    `Row ${numeral(row.name)}, ${en.lots(row.length)} long, ${row.isComplete ? en.complete : en.incomplete}` +
    `, ${row.points} points now` +
    (row.hasMayor ? `, ${en.doubled}` : "") +
    row.permits.map((permit) => `, ${en.permitSpoken(permit)}`).join(""),
  permitSpoken: ({ name, change }: Permit) =>
    `${en.piece(name)}, ${change > 0 ? "longer" : "shorter"} by ${Math.abs(change)}`,
  lot: (
    row: string,
    number: number,
    tower: Tower | undefined,
    isWhite: boolean,
    isBeyond: boolean,
    owner: string,
    isLegal: boolean,
  ): string => {
    const facts = [`Row ${numeral(row)}, lot ${number}`];
    if (tower) {
      facts.push(`floors from below ${tower.floors.map(en.piece).join(", ")}`);
      facts.push(tower.roof > 0 ? `roof ${tower.roof}` : "no roof");
      facts.push(`worth ${tower.worth}, counts ${tower.points} for ${owner}`);
    } else {
      facts.push(isBeyond ? "beyond the end of the row" : "free lot");
    }
    if (isWhite) {
      facts.push("white lot, one floor at most");
    }
    if (isLegal) {
      facts.push("you can build here");
    }
    return facts.join(", ");
  },
  whiteLegend: "white lot: one floor at most",
  endLegend: "end of the row",
  river: "river (no effect)",
  longer: (row: string, n: number) => `${numeral(row)}: ${n} longer`,
  shorter: (row: string, n: number) => `${numeral(row)}: ${n} shorter`,
  /** What was played, in lists of moves. */
  longerRow: (row: string) => `${numeral(row)} longer`,
  shorterRow: (row: string) => `${numeral(row)} shorter`,
  lotShort: (row: string, number: number) => `on ${numeral(row)} ${number}`,
  notes: { stow: "stows $1m", hold: "stows nothing", pass: "pass", sell: "sold", keep: "kept", discard: "removed" },

  offer: "On offer",
  offerHint: "Open ends stand out",
  offerRow: (n: number) => `Offer row ${n}`,
  offered: (cube: string, isOpen: boolean, isLegal: boolean) =>
    `${en.piece(cube)}, ${isOpen ? "open end" : "not at an end"}${isLegal ? ", can be auctioned" : ""}`,
  empty: "empty",
  roofs: (n: number) => (n === 1 ? "1 rooftop left" : `${n} rooftops left`),
  gone: "out of the game",
  onBoard: "on the board",
  onSale: "on sale",
  left: "can be auctioned",
  kinds: { permit: "permit", mayor: "Mayor", cancel: "Cancel Cube" } as Partial<Record<string, string>>,

  certificates: "Companies",
  companies: {
    B: "Skyline Capital",
    G: "Emerald Properties",
    Y: "Golden Realty",
    R: "Sienna Securities",
    P: "Heather Equity",
    S: "Collar Investments",
  } satisfies Record<Colour, string>,
  certificate: (colour: string, company: string, owner: string) => `${company}, ${colour}: ${owner || "nobody yet"}`,

  standing: "If the round ended now",
  finalStanding: "Final score",
  player: "Player",
  stowedColumn: "stowed",
  earlier: "earlier",
  total: "total",
  all: "All",
  unknown: "secret",
  cashColumn: "in hand",
  buildings: "buildings",
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  roundEnds: (n: number, of: number) => `Round ${n} of ${of} is over`,
  nextRound: "On to the next round",
  countAll: "Show all",
  perRow: (points: readonly string[]) => points.map((one, i) => `${"I".repeat(i + 1)} ${one}`).join(" · "),
  totalHint: "Points if the round ended now",
  between: (least: number, most: number) => (least === most ? `$${most}m` : `$${least}–${most}m`),
  rangeHint: "What this player can have in hand, by the payments that all have seen",
  prospects: "Points that it could change: at best for whoever gets it, at worst for them if another does",
  pointsFor: "Points for",
  ifTheirs: "if they get it",
  ifAnothers: "if another does",
  forAnybody: (best: string, worst: string) => `At best ${best} for whoever gets it, ${worst} for the others.`,
  countsAgainst: "Unfinished rows count against their owners.",

  /** Why a turn is advised: what it changes at once. */
  completes: (row: string) => `completes row ${row}`,
  getsCompany: (company: string) => `brings you ${company}`,
  youGet: (points: number) => `${points > 0 ? "+" : "−"}${Math.abs(points)} points for you now`,
  theyGet: (name: string, points: number) => `${name} loses ${-points}`,
  stake: (best: number, worst: number) =>
    `at stake for you: ${best > 0 ? "+" : best < 0 ? "−" : ""}${Math.abs(best)} with it, ` +
    `${worst > 0 ? "+" : worst < 0 ? "−" : ""}${Math.abs(worst)} if another gets it`,
  noStake: "none of your points change at once",

  auctioneer: "auctioneer",
  stages: {
    draw: "The offer is drawn",
    stow: "Put $1m aside?",
    select: "Choose a piece to auction",
    turn_over: "A rooftop is turned over",
    bid: "Auction",
    settle: "Sell or keep",
    place_cube: "Build",
    place_roof: "Roof a building",
    place_permit: "Lengthen or shorten a row",
    place_mayor: "Place the Mayor",
    use_cancel: "Take a permit off the board",
    over: "The game is over",
  } satisfies Record<Stage, string>,
  asked: {
    stow: "A stowed check can't be spent in this round, but is one point at the end.",
    select: "Choose one of the framed pieces to auction.",
    bid: "One chance: bid more than the highest bid, or pass.",
    settle: "Sell, or keep the piece and pay the same.",
    place_cube: "Choose a row's next lot, or a top floor with a higher number.",
    place_roof: "Choose a building without a roof.",
    place_permit: "Choose a row, and longer or shorter.",
    place_mayor: "Choose the row to be doubled.",
    use_cancel: "Choose a permit on the board.",
  } as Partial<Record<Stage, string>>,
  onlyYouKnow: "Only you know what you decide.",
  nothingToStow: "You have no money in hand to stow.",
  goOn: "Go on",

  bids: "Bids in order",
  bidBy: (name: string, amount: number) => (amount > 0 ? `${name} bids $${amount}m` : `${name} passes`),
  waits: (name: string) => `${name} is still to bid`,
  passed: "pass",
  nobodyBid: "Nobody bid: it goes to the auctioneer for nothing.",
  pass: "Pass",
  bidLabel: "Your bid, in millions",
  cantOutbid: "You can't outbid that.",
  sell: (name: string, amount: number) => `Sell to ${name} for $${amount}m`,
  keep: (name: string, amount: number) => `Keep it, pay $${amount}m to ${name}`,
  stow: "Stow $1m",
  stowToo: "Stow $1m aside: 1 point at the end",
  hold: "Stow nothing",
  discard: "Remove it from the game",
  discardSure: (piece: string) => `Remove the ${piece} from the game without using it?`,

  purse: "Your purse",
  purseOf: (name: string) => `Purse of ${name}`,
  tooMuch: "More than you have",
  inHand: (amount: number) => `$${amount}m in hand`,
  stowed: (amount: number) => `$${amount}m stowed`,
  purseSecret: "Money in hand is secret.",

  /** What a move does, for a button: by its kind, with the piece on sale. Buttons that say it already are not here. */
  actionTexts: {
    auction: ({ piece, target = "" }) => (piece === "roof" ? "Auction a rooftop" : `Auction ${en.called(target)}`),
    build: ({ place = "" }, piece) => `Put ${en.piece(piece)} on ${en.lotName(place)}`,
    "put a roof": ({ place = "" }) => `Put the roof on ${en.lotName(place)}`,
    bid: ({ amount = 0 }) => `Bid $${amount}m`,
    use: ({ piece, target = "", amount = 0 }) => en.useTexts[readPiece(piece ?? "")?.kind ?? ""]?.(target, amount),
  } as Partial<Record<string, (move: Move, piece: string) => string | undefined>>,
  useTexts: {
    cancel: (permit) => `Take ${en.called(permit)} off`,
    permit: (row, by) => `Make row ${numeral(row)} ${Math.abs(by)} ${by > 0 ? "longer" : "shorter"}`,
    mayor: (row) => `Put the Mayor in front of row ${numeral(row)}`,
  } as Partial<Record<string, (target: string, amount: number) => string>>,
  auctionIt: (name: string) => (name === "roof" ? "Auction a rooftop" : `Auction ${en.called(name)}`),
  /** A piece with the article that it needs. */
  called: (name: string): string => (readPiece(name)?.kind === "cube" ? en.piece(name) : `the ${en.piece(name)}`),
};
