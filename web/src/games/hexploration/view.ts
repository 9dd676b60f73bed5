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

export function areaAt(view: View, name: string): Area | undefined {
  return view.areas.find((area) => area.name === name);
}

/** The area that a space belongs to. */
export function areaOf(view: View, space: string): Area | undefined {
  return view.areas.find((area) => area.tiles.includes(space));
}

/** Whether no tile can be drawn any more. */
export function isBagEmpty({ bag }: View): boolean {
  return bag.every(({ left }) => left === 0);
}

export function playerOf(view: View, seat: number): Player | undefined {
  return view.players.find((player) => player.seat === seat);
}
