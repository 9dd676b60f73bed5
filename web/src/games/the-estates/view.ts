import type {
  TheEstatesBid,
  TheEstatesCertificate,
  TheEstatesPermit,
  TheEstatesPlayer,
  TheEstatesPurse,
  TheEstatesRow,
  TheEstatesTower,
  TheEstatesView,
} from "../../api/schema";

export type View = TheEstatesView;
export type Stage = View["stage"];
export type Row = TheEstatesRow;
export type Tower = TheEstatesTower;
export type Permit = TheEstatesPermit;
export type Bid = TheEstatesBid;
export type Player = TheEstatesPlayer;
export type Purse = TheEstatesPurse;
export type Certificate = TheEstatesCertificate;
export type Colour = Certificate["letter"];

/** Whether everybody's money is shown, so that nothing about it is secret. */
export function isOpen(view: View): boolean {
  return view.players.every(({ purse }) => purse.length > 0);
}

export function purseOf(view: View, seat: number): Purse | undefined {
  return view.players.find((player) => player.seat === seat)?.purse[0];
}

/** What a row counts for a seat, if the round ended now. */
export function pointsIn(row: Row, seat: number): number {
  return row.buildings.filter((tower) => tower.owner === seat).reduce((sum, tower) => sum + tower.points, 0);
}

export function certificatesOf(view: View, seat: number): readonly Certificate[] {
  return view.certificates.filter((certificate) => certificate.owner === seat);
}

/** Whether the lots are what is chosen from; in other stages a token such as `B2` is a blue cube. */
export function isPlacing(view: View): boolean {
  return view.stage === "place_cube" || view.stage === "place_roof";
}

const LOTS_ARE_MEANT: readonly Stage[] = ["place_cube", "place_roof", "place_permit", "place_mayor", "use_cancel"];

/** Whether places to light up, such as `B2`, are lots; else they are cubes. `lot:B2` is always a lot. */
export function meansLots(view: View): boolean {
  return LOTS_ARE_MEANT.includes(view.stage);
}
