import type { Position } from "../api/schema";

/** What a check of the draws found out; docs/fairness.md says how draws follow from the seed. */
export type Verdict = { kind: "fair"; draws: number } | { kind: "wrong-seed" } | { kind: "wrong-draw"; ply: number; token: string; fair: string };

export interface Drawn {
  readonly table: string;
  readonly commitment: string;
  readonly seed: string;
  readonly plies: ReadonlyArray<{ readonly token: string; readonly by: number }>;
}

/** Whether every draw of a game follows from the seed that was committed to before it began. */
export async function checkDraws(
  { table, commitment, seed, plies }: Drawn,
  positionAt: (ply: number) => Promise<Pick<Position, "legal" | "weights">>,
): Promise<Verdict> {
  const bytes = fromHex(seed);
  if ((await committed(bytes, table)) !== commitment) {
    return { kind: "wrong-seed" };
  }
  let draws = 0;
  for (const [ply, { token, by }] of plies.entries()) {
    if (by === 0) {
      const { legal, weights } = await positionAt(ply);
      const fair = await draw(bytes, draws++, legal, weights ?? legal.map(() => 1));
      if (fair !== token) {
        return { kind: "wrong-draw", ply: ply + 1, token, fair };
      }
    }
  }
  return { kind: "fair", draws };
}

async function committed(seed: Uint8Array<ArrayBuffer>, table: string): Promise<string> {
  const text = new Uint8Array([...seed, ...new TextEncoder().encode(table)]);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

/** Draw number k: the first eight bytes of HMAC-SHA256 over k, scaled to the sum of the weights. */
async function draw(seed: Uint8Array<ArrayBuffer>, k: number, outcomes: readonly string[], weights: readonly number[]): Promise<string> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(k));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const r = new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
  const sorted = outcomes.map((token, i) => ({ token, weight: weights[i] ?? 1 })).sort((a, b) => (a.token < b.token ? -1 : 1));
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

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
