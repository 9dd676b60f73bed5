import type { Event, Position, Seat } from "../api/schema";
import { type DrawShare, toHex } from "../play/draw-shares";

/** What a check of the draws found out; docs/fairness.md says how draws follow from the seed and the salts. */
export type Verdict =
  | { kind: "fair"; draws: number }
  | { kind: "other-commitment" }
  | { kind: "salt-left-out" }
  | { kind: "wrong-seed" }
  | { kind: "wrong-draw"; ply: number; token: string; fair: string };

export interface Drawn {
  readonly table: string;
  readonly commitment: string;
  readonly seed: string;
  /** What the players' programs added, seat 1 first. */
  readonly salts: ReadonlyArray<string | undefined>;
  /** What this browser saw and added, if somebody sat down here. */
  readonly kept: DrawShare | undefined;
  readonly plies: ReadonlyArray<{ readonly token: string; readonly by: number }>;
  /** So many of them were played elsewhere: what was drawn there follows from no seed that we know. */
  readonly brought: number;
}

/**
 * Whether every draw of a game follows from the seed that was committed to before it began,
 * and from what the players added.
 */
export async function checkDraws(
  { table, commitment, seed, salts, kept, plies, brought }: Drawn,
  positionAt: (ply: number) => Promise<Pick<Position, "legal" | "weights">>,
): Promise<Verdict> {
  if (kept && kept.commitment !== commitment) {
    return { kind: "other-commitment" };
  }
  if (kept && !salts.includes(kept.salt)) {
    return { kind: "salt-left-out" };
  }
  const bytes = fromHex(seed);
  const added = salted(salts);
  if ((await committed(bytes, table)) !== commitment) {
    return { kind: "wrong-seed" };
  }
  let draws = 0;
  for (const [ply, { token, by }] of plies.entries()) {
    if (by === 0) {
      const { legal, weights } = await positionAt(ply);
      const fair = await draw(bytes, draws++, added, legal, weights ?? legal.map(() => 1));
      if (ply >= brought && fair !== token) {
        return { kind: "wrong-draw", ply: ply + 1, token, fair };
      }
    }
  }
  return { kind: "fair", draws: plies.filter(({ by }, ply) => by === 0 && ply >= brought).length };
}

/**
 * The seats that added a number after the last of these did. If one of them was the server
 * itself, it knew what it chose.
 */
export function addedLater(events: readonly Event[], seats: readonly Seat[]): number[] {
  let since = new Map<number, number>();
  for (const { kind, seat = 0, v } of events) {
    if (kind === "seated") {
      since.set(seat, v);
    } else if (kind === "dropped") {
      since = movedUp(since, seat);
    }
  }
  const own = Math.max(...seats.filter(({ you }) => you).map(({ seat }) => since.get(seat) ?? 0));
  return seats.filter(({ seat, salt, you }) => salt && !you && (since.get(seat) ?? 0) > own).map(({ seat }) => seat);
}

/** After a seat was dropped, those behind it have one number less. */
function movedUp(since: ReadonlyMap<number, number>, dropped: number): Map<number, number> {
  const others = [...since].filter(([seat]) => seat !== dropped);
  return new Map(others.map(([seat, v]) => [seat > dropped ? seat - 1 : seat, v]));
}

/** As draws depend on them: of each seat that has one, the seat as a byte and the salt. */
function salted(salts: ReadonlyArray<string | undefined>): number[] {
  return salts.flatMap((salt, i) => (salt ? [i + 1, ...fromHex(salt)] : []));
}

async function committed(seed: Uint8Array<ArrayBuffer>, table: string): Promise<string> {
  const text = new Uint8Array([...seed, ...new TextEncoder().encode(table)]);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

/** Draw number k: the first eight bytes of HMAC-SHA256 over k and the salts, scaled to the sum of the weights. */
async function draw(
  seed: Uint8Array<ArrayBuffer>,
  k: number,
  added: readonly number[],
  outcomes: readonly string[],
  weights: readonly number[],
): Promise<string> {
  const message = new Uint8Array([...new Uint8Array(8), ...added]);
  new DataView(message.buffer).setBigUint64(0, BigInt(k));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const r = new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
  const sorted = outcomes
    .map((token, i) => ({ token, weight: weights[i] ?? 1 }))
    .sort((a, b) => (a.token < b.token ? -1 : 1));
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let left = Number((r * BigInt(total)) >> 64n);
  for (const { token, weight } of sorted) {
    left -= weight;
    if (left < 0) {
      return token;
    }
  }
  throw new Error("nothing to draw");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}
