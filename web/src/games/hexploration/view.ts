export type Type = "F" | "H" | "M" | "P" | "D" | "L";

export type Stage = "draw" | "start" | "open" | "hand" | "return" | "enclosed" | "follow" | "over";

export interface Pawn {
  readonly seat: number;
  readonly number: number;
  /** The name of its area; empty before it has come to the table. */
  readonly area: string;
  readonly hasActed: boolean;
}

export interface Good {
  readonly type: Type;
  readonly price: number;
}

export interface Player {
  readonly seat: number;
  readonly money: number;
  readonly income: number;
  readonly land: number;
  readonly score: number;
  readonly reserve: number;
  readonly pawns: readonly Pawn[];
  readonly market: readonly Good[];
  readonly starting: readonly Type[];
}

export interface Tile {
  readonly q: number;
  readonly r: number;
  readonly type: Type;
  readonly area: string;
}

export interface Area {
  readonly name: string;
  readonly type: Type;
  readonly tiles: readonly string[];
  readonly owner: number;
  readonly markers: number;
  readonly income: number;
  readonly price: number;
  readonly isEnclosed: boolean;
  readonly pawns: readonly Pawn[];
}

export interface Supply {
  readonly type: Type;
  readonly left: number;
  readonly out: number;
  readonly limit: number;
}

export interface Placing {
  readonly pawn: number;
  readonly type: Type;
  readonly q: number;
  readonly r: number;
  readonly pays: number;
  readonly gains: number;
  /** How many tiles the area has then. */
  readonly size: number;
}

/** What areas of so many tiles bring a turn; the largest have no end. */
export interface Payout {
  readonly from: number;
  readonly to: number;
  readonly income: number;
}

/** What the server shows of a position of Hexploration. */
export interface View {
  readonly actor: number;
  readonly stage: Stage;
  readonly turn: {
    readonly seat: number;
    readonly placements: number;
    readonly removals: number;
    readonly priceChanges: number;
    readonly quietTurns: number;
    readonly quietLimit: number;
  };
  readonly hand: { readonly tile: Type | ""; readonly isBought: boolean };
  readonly enclosed: string;
  readonly players: readonly Player[];
  readonly tiles: readonly Tile[];
  readonly areas: readonly Area[];
  readonly bag: readonly Supply[];
  readonly placings: readonly Placing[];
  readonly payouts: readonly Payout[];
}

export function areaAt(view: View, name: string): Area | undefined {
  return view.areas.find((area) => area.name === name);
}

/** The area that a space belongs to. */
export function areaOf(view: View, space: string): Area | undefined {
  return view.areas.find((area) => area.tiles.includes(space));
}

export function playerOf(view: View, seat: number): Player | undefined {
  return view.players.find((player) => player.seat === seat);
}
