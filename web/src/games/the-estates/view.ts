import type {
  TheEstatesBid,
  TheEstatesCertificate,
  TheEstatesPermit,
  TheEstatesPlayer,
  TheEstatesPurse,
  TheEstatesRoundEnd,
  TheEstatesRow,
  TheEstatesTower,
  TheEstatesView,
} from "../../api/schema";
import { numeral, readPiece } from "./tokens";
import type { en } from "./words-en";

export type View = TheEstatesView;
export type Stage = View["stage"];
export type Row = TheEstatesRow;
export type Tower = TheEstatesTower;
export type Permit = TheEstatesPermit;
export type Bid = TheEstatesBid;
export type Player = TheEstatesPlayer;
export type Purse = TheEstatesPurse;
export type RoundEnd = TheEstatesRoundEnd;
export type Certificate = TheEstatesCertificate;
export type Colour = Certificate["letter"];

/** Whether everybody's money is shown, so that nothing about it is secret. */
export function isOpen(view: View): boolean {
  return view.players.every(({ purse }) => purse.length > 0);
}

export function purseOf(view: View, seat: number): Purse | undefined {
  return view.players.find((player) => player.seat === seat)?.purse[0];
}

export function playerOf(view: View, seat: number): Player | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** Who owns a colour; 0 for nobody. */
export function ownerOf(view: View, colour: Colour): number {
  return view.certificates.find(({ letter }) => letter === colour)?.owner ?? 0;
}

/** Who has just paid whom how much for the piece that is about to be used. */
export function payment({
  stage,
  sale,
  actor,
  auctioneer,
}: View): { from: number; to: number; amount: number } | undefined {
  if (!USES.includes(stage) || sale.highest === 0) {
    return undefined;
  }
  const [from, to] = actor === sale.leader ? [actor, auctioneer] : [auctioneer, sale.leader];
  return { from, to, amount: sale.highest };
}

/**
 * Whether a row is complete, can still get so, or can't any more: there are too few roofs for it, and nothing that
 * could make it shorter. At the end, what is not complete never was.
 */
export function fate(view: View, row: Row): "complete" | "open" | "dead" {
  if (row.isComplete) {
    return "complete";
  }
  const roofs = view.rooftopsLeft + (view.sale.piece !== "" && readPiece(view.sale.piece)?.kind === "roof" ? 1 : 0);
  const pieces = [...view.specialsLeft, view.sale.piece].map((name) => readPiece(name)?.kind);
  const mayShorten = pieces.some((kind) => kind === "permit" || kind === "cancel");
  return view.stage === "over" || (roofsToBuild(row) > roofs && !mayShorten) ? "dead" : "open";
}

/** How many lots of a row are still empty. */
export function lotsToBuild({ length, buildings }: Row): number {
  return Math.max(0, length - buildings.length);
}

/** How many roofs a row still needs. */
export function roofsToBuild({ length, buildings }: Row): number {
  return Math.max(0, length - buildings.filter(({ roof }) => roof > 0).length);
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

const USES: readonly Stage[] = ["place_cube", "place_roof", "place_permit", "place_mayor", "use_cancel"];

/** Whether places to light up, such as `B2`, are lots; else they are cubes. `lot:B2` is always a lot. */
export function meansLots(view: View): boolean {
  return USES.includes(view.stage);
}

/** Who looks, how others are called, and in which words. */
interface Reader {
  readonly viewer: number;
  readonly text: typeof en;
  nameOf(seat: number): string;
}

/** What a turn changes at once, in facts: rows that it completes, companies, points; of an auction, what is at stake. */
export function reasonsFor(before: View, after: View, reader: Reader): string[] {
  const { viewer, text } = reader;
  const isNew = (name: string): boolean => before.rows.some((row) => row.name === name && !row.isComplete);
  const owned = certificatesOf(before, viewer).map(({ letter }) => letter);
  return [
    ...after.rows
      .filter(({ name, isComplete }) => isComplete && isNew(name))
      .map(({ name }) => text.completes(numeral(name))),
    ...certificatesOf(after, viewer)
      .filter(({ letter }) => !owned.includes(letter))
      .map(({ letter }) => text.getsCompany(text.companies[letter])),
    ...pointsChanged(before, after, reader),
    ...atStake(after.sale.piece ? after : before, reader),
  ];
}

/** One's own points, and those of whoever loses most by it. */
function pointsChanged(before: View, after: View, { viewer, nameOf, text }: Reader): string[] {
  const changes = after.players.map(({ seat, pointsNow }) => ({
    seat,
    by: pointsNow - (playerOf(before, seat)?.pointsNow ?? 0),
  }));
  const own = changes.filter(({ seat, by }) => seat === viewer && by !== 0);
  const [loser] = changes.filter(({ seat, by }) => seat !== viewer && by < 0).sort((a, b) => a.by - b.by);
  return [...own.map(({ by }) => text.youGet(by)), ...(loser ? [text.theyGet(nameOf(loser.seat), loser.by)] : [])];
}

/** Of a piece on sale that nobody uses yet. */
function atStake({ sale, stage }: View, { viewer, text }: Reader): string[] {
  const own = USES.includes(stage) ? undefined : sale.prospects.find(({ seat }) => seat === viewer);
  if (!own) {
    return [];
  }
  return [own.best === 0 && own.worst === 0 ? text.noStake : text.stake(own.best, own.worst)];
}
