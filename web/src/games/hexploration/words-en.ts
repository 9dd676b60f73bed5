import type { Area, Payout, Placing, Stage, Supply, Type } from "./view";

/** All texts of the game; what this holds, every other language must hold too. */
export const en = {
  name: "Hexploration",
  about: "Explore a land that grows tile by tile, claim areas, trade, and end up the richest.",
  options: {
    cash: "Money at the start",
    bonus: "More for each later seat",
    types: "Types of tiles",
    tiles: "Tiles of each type",
  },
  map: "The land. Arrows go from space to space, plus and minus zoom, 0 shows everything, Shift with an arrow pans.",
  types: { F: "forest", H: "hills", M: "marsh", P: "plains", D: "desert", L: "lake" } satisfies Record<Type, string>,
  money: (amount: number) => `$${amount}`,
  zoomIn: "Nearer",
  zoomOut: "Farther",
  fit: "Show everything",
  near: "Tiles at their usual size",
  outThere: "Something is out of sight there: look",

  space: (name: string, placings: readonly Placing[]): string =>
    placings.length === 0
      ? `${name}, empty`
      : `${name}, empty, you can place here: ${placings.map((one) => `pawn ${one.pawn} ${en.result(one)}`).join("; ")}${
          placings[0]!.size > 1 ? `, ${en.tilesShort(placings[0]!.size)}` : ""
        }`,
  result: ({ pays, gains }: Placing): string =>
    [pays > 0 ? `pays $${pays}` : "", gains > 0 ? `gains $${gains}` : ""].filter(Boolean).join(" and ") ||
    "earns nothing",
  tile: (name: string, area: Area, nameOf: (seat: number) => string): string =>
    [
      `${name}, ${en.types[area.type]}`,
      en.tiles(area.tiles.length),
      area.owner
        ? `${nameOf(area.owner)} with ${en.markers(area.markers)}, income $${area.income}, price $${area.price}`
        : "nobody's",
      area.isEnclosed ? "enclosed" : "",
      ...area.pawns.map((pawn) => `pawn ${pawn.number} of ${nameOf(pawn.seat)}${pawn.hasActed ? ", has acted" : ""}`),
    ]
      .filter(Boolean)
      .join(", "),
  tilesShort: (n: number) => `${n} tiles`,
  tiles: (n: number) => (n === 1 ? "1 tile" : `${n} tiles`),
  markers: (n: number) => (n === 1 ? "1 marker" : `${n} markers`),
  canMove: "a pawn can move here",

  stages: {
    draw: "A tile is drawn",
    start: "Starting tile",
    open: "Explore or move",
    hand: "Place the tile",
    return: "The market is full",
    enclosed: "An area is enclosed",
    follow: "Follow?",
    over: "The game is over",
  } satisfies Record<Stage, string>,
  asked: {
    start: "Touch a space beside the starting board. A pawn and a score marker come with the tile.",
    open: "Draw or buy a tile, or touch an area on the map to move there. Each pawn acts once.",
    hand:
      "Touch a marked space: you see what it makes, what it earns or costs, and whether your pawn can follow. " +
      "The pawn whose area it touches acts.",
    return: "Three tiles at most: one goes back to the bag.",
    enclosed: "No empty space touches this area any more: you may take it over with a marker of yours, for nothing.",
    follow: "The pawn that acted may follow onto the new tile, for nothing. Its markers stay.",
  } as Partial<Record<Stage, string>>,
  endHeading: "End your turn",
  unpayable: "You can't pay for any placement of this tile.",
  onlyMove: (isBagEmpty: boolean) =>
    `${isBagEmpty ? "The bag is empty." : "No free space beside your pawns for a tile."} Touch an area with a ring (○) to move there.`,
  allActed: "Both pawns have acted. Change markers or prices if you like, then end the turn.",
  acts: (name: string) => `${name} acts.`,

  draw: "Draw a tile",
  bothActed: "both pawns have acted",
  canStillAct: "a pawn can still act",
  noneLeft: "none in reserve",
  youHave: (money: number) => `you have $${money}`,
  shop: (type: string, price: number) => `Buy ${type} for $${price}`,
  toBuy: "Buy",
  discardAt: "Discard it for $2 and offer it at",
  discardFor: (price: number) => `Pay $2 and offer it at $${price}`,
  layIt: (type: string) => `Touch a marked space to place the ${type} tile, or discard it.`,
  isEnclosed: (type: string, owner: string) => `The outlined ${type} area of ${owner} is enclosed. Take it over?`,
  nowPawn: (pawn: number) => `Now pawn ${pawn}: get a tile to place.`,
  nowPawnOrMove: (pawn: number) => `Now pawn ${pawn}: get a tile, or touch a ring (○) to move there.`,
  exploreOrMove: "Get a tile to place, or touch an area with a ring (○) to move a pawn there.",
  at: (what: string, space: string) => `${what} (${space})`,
  moves: (pawn: number) => `Pawn ${pawn} moves`,
  buys: "Buy",
  discards: "Offered",
  end: "End the turn",
  notYet: "Not yet",
  endsByItself: "Nothing is left to decide: the turn ends by itself.",
  makes: (type: string, tiles: number): string => `${type}, ${en.tiles(tiles)}`,
  layHere: "Lay it here",
  claim: "Follow and claim",
  thenDraw: "then draw the next tile",
  /** What an option costs or brings. */
  takes: (income: number) => `1 marker, +$${income} a turn`,
  stayEffect: "where it is",
  stepEffect: "costs nothing",
  staysWith: (owner: string) => `stays with ${owner}`,
  whichPawn: "Which pawn acts?",
  whichTile: "Which tile?",
  chosenTile: (type: string) => `Place the ${type}`,
  discardTo: "Not this one? Pay $2 and offer it to the others in your market.",
  void: "Put it back into the bag",
  voidHint: "It goes back to the bag, and a pawn has acted.",

  pawn: (n: number) => `Pawn ${n}`,
  ready: "can act",
  acted: "has acted",
  notHere: "not on the land yet",

  area: (type: string, tiles: string) => `${type}, ${tiles}`,
  owner: "controlled by",
  nobody: "nobody",
  income: "income",
  price: "price",
  move: (pawn: number) => `Move pawn ${pawn} here`,
  moveWith: (pawn: number, n: number) => `Move pawn ${pawn} here with ${en.markers(n)}`,
  mark: "Place a marker",
  unmark: "Take a marker back",
  markShort: "+ Place one",
  unmarkShort: "− Take one back",
  buy: (price: number) => `Buy it for $${price}`,
  seize: "Take it over",
  spare: "Leave it",
  spareSure: "Leave the enclosed area, which you could take over for nothing?",
  step: "Follow",
  stay: "Pawn stays",
  closeArea: "Close",
  touchArea: "Touch an area to see it and what can be done there.",
  notHereNow: "Nothing can be done here now.",
  whyNotMove: "Why can't I move here?",
  yourMarkers: "Markers where your pawns are",
  reserve: (n: number) => (n > 0 ? `${n} in reserve` : "none in reserve: take one back first"),
  markersIn: (area: string, n: number) => `${en.markers(n)} in ${area}`,
  prices: "Prices in your market",
  changesLeft: (n: number) => `${n} changes left this turn`,
  setPrice: (type: string, from: number, to: number) =>
    from === to ? `${type} costs $${from}` : `${type} from $${from} to $${to}`,
  returnIt: (type: string, price: number) => `Return ${type} at $${price}`,

  /** Why a turn is advised: what it changes at once. */
  changes: (what: "money" | "income" | "land", by: number) =>
    `${by > 0 ? "+" : "−"}$${Math.abs(by)} ${{ money: "now", income: "income each turn", land: "for the land in the end" }[what]}`,

  tally: "The land is counted",
  largest: "two largest areas",
  countedPart: (worth: number, type: string, tiles: number) => `$${worth} ${type} (${tiles})`,
  player: "Player",
  moneyColumn: "money",
  incomeColumn: "income",
  landColumn: "land",
  scoreColumn: "total",
  reserveColumn: "markers",
  totalHint: "Total: money and land, which is $3 a tile of the two largest areas, if the game ended now",
  totalShort: "Total: money + two largest areas",
  totalOf: (score: number) => `total $${score}`,
  markersLeft: (n: number) => (n === 1 ? "1 marker left" : `${n} markers left`),
  market: "Markets",
  emptyMarket: "empty",
  goods: (type: string, price: number) => `${type} at $${price}`,
  landHint: "Land: $3 a tile of the two largest areas, if the game ended now.",
  bag: "Out of the bag",
  race: (limit: number) => `${limit} tiles of one type out of the bag end the game`,
  supply: ({ out, limit, left }: Supply, type: string) => `${type}: ${out} of ${limit} out, ${left} left in the bag`,
  ends: (limit: number) => `${limit} of one type end the game`,
  quiet: (n: number, of: number) => `After ${of} turns without a new tile the game ends (${n} so far)`,
  payouts: "An area pays, by its tiles",
  payout: ({ from, to, income }: Payout, own: number): string =>
    `${to === 0 ? `${from} and more` : from === to ? from : `${from} to ${to}`} tiles pay $${income}` +
    (own > 0 ? `, ${own} of yours` : ""),
};
