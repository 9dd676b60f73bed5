/** A position that somebody places by hand. */
export interface Placement {
  /** Where each kind of piece is. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  /** The kind of piece whose owner acts. */
  readonly to: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** With a piece on a place; the same piece once more takes it away, another one takes its place. */
export function toggled({ pieces, ...rest }: Placement, piece: string, place: string): Placement {
  const wasThere = pieces[piece]?.includes(place) ?? false;
  const without = Object.entries(pieces).map(
    ([kind, places]) => [kind, places.filter((one) => one !== place)] as const,
  );
  return {
    ...rest,
    pieces: Object.fromEntries(
      without.map(([kind, places]) => [kind, kind === piece && !wasThere ? [...places, place] : places]),
    ),
  };
}

/** Without any piece. */
export function cleared({ pieces, to }: Placement): Placement {
  const kinds = Object.keys(pieces);
  return { pieces: Object.fromEntries(kinds.map((kind) => [kind, []])), to: kinds[0] ?? to, numbers: {} };
}

/** As text, the way the game reads it. */
export function startOf({ pieces, to, numbers }: Placement): string {
  const placed = Object.entries(pieces).filter(([, places]) => places.length > 0);
  return [
    ...placed.map(([kind, places]) => `${kind}=${[...places].sort().join(",")}`),
    `to=${to}`,
    ...Object.entries(numbers).map(([name, number]) => `${name}=${number}`),
  ].join(" ");
}
