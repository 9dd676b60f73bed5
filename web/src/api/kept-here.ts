/** What names of tables begin with that are kept in this browser; the server gives no such names. */
const PREFIX = "here-";

export function isKeptHere(table: string): boolean {
  return table.startsWith(PREFIX);
}

/** The name of a new table. */
export function freshName(): string {
  return PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join("");
}
