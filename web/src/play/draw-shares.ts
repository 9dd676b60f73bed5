const KEY = "freehold.draws";
const REMEMBERED = 500;
const SALT_BYTES = 32;

/**
 * A player's part in the draws of a table: the commitment that was seen first, and the random
 * number that this browser adds.
 */
export interface DrawShare {
  readonly commitment: string;
  readonly salt: string;
}

/**
 * What this browser saw and added before somebody sat down here. The draws of a game are checked against it and not
 * against what the server says afterwards (docs/fairness.md).
 */
export class DrawShares {
  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> = localStorage) {}

  of(table: string): DrawShare | undefined {
    return new Map(this.entries()).get(table);
  }

  /** The share in a table's draws. The first commitment counts, whatever the server shows later. */
  keep(table: string, commitment: string): DrawShare {
    const share = this.of(table) ?? { commitment, salt: randomSalt() };
    const others = this.entries().filter(([other]) => other !== table);
    try {
      this.storage.setItem(KEY, JSON.stringify([...others, [table, share]].slice(-REMEMBERED)));
    } catch {
      // A browser that keeps nothing adds its number all the same, but can't check it afterwards.
    }
    return share;
  }

  private entries(): [string, DrawShare][] {
    try {
      return JSON.parse(this.storage.getItem(KEY) ?? "[]") as [string, DrawShare][];
    } catch {
      return [];
    }
  }
}

function randomSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
