import type {
  HexplorationArea,
  HexplorationGood,
  HexplorationPawn,
  HexplorationPayout,
  HexplorationPlacing,
  HexplorationPlayer,
  HexplorationSupply,
  HexplorationTile,
  HexplorationView,
} from "../../api/schema";

export type View = HexplorationView;
export type Stage = View["stage"];
export type Area = HexplorationArea;
export type Type = Area["type"];
export type Pawn = HexplorationPawn;
export type Player = HexplorationPlayer;
export type Good = HexplorationGood;
export type Tile = HexplorationTile;
export type Supply = HexplorationSupply;
export type Placing = HexplorationPlacing;
export type Payout = HexplorationPayout;

export const PRICES: readonly number[] = [3, 4, 5];

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

/** The token that lays a tile there. */
export function placingToken(view: View, { pawn, type, q, r }: Placing): string {
  return view.stage === "start" ? `start:${type}@${q},${r}` : `place:${pawn}@${q},${r}`;
}

/** The space or area that a token speaks of, if it speaks of one. */
export function placeOf(token: string): string | undefined {
  return /[@>:](-?\d+,-?\d+)(\*\d+)?$/.exec(token)?.[1];
}

/** Tokens of an area, such as moves there and markers in it. */
export function tokensFor(area: string, tokens: readonly string[]): string[] {
  return tokens.filter((token) => /^(move|mark|buy|unmark|seize|spare):/.test(token) && placeOf(token) === area);
}
