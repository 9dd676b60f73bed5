/** Where something was on the screen, and what its board said of it. */
export interface Seen {
  readonly element: HTMLElement | SVGElement;
  readonly parent: Node | null;
  readonly place: string;
  readonly look: string;
  readonly box: DOMRect;
}

/** Everything with a key, as it stands now. */
export function seenIn(root: ParentNode): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const { piece = "", place = "", look = "" } = element.dataset;
    if (piece !== "" && !seen.has(piece)) {
      seen.set(piece, { element, parent: element.parentNode, place, look, box: element.getBoundingClientRect() });
    }
  }
  return seen;
}

/** What has happened to one key. */
export type Change =
  | { readonly kind: "entered" | "turned"; readonly now: Seen }
  | { readonly kind: "moved"; readonly now: Seen; readonly before: Seen }
  | { readonly kind: "left"; readonly before: Seen };

/** What tells one moment from the next. What only shifts on the screen, at the same place, has not changed. */
export function changesBetween(before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>): Change[] {
  const changes: Change[] = [];
  for (const [key, one] of now) {
    const earlier = before.get(key);
    if (!earlier) {
      changes.push({ kind: "entered", now: one });
    } else if (earlier.place !== one.place) {
      changes.push({ kind: "moved", now: one, before: earlier });
    } else if (earlier.look !== one.look) {
      changes.push({ kind: "turned", now: one });
    }
  }
  for (const [key, one] of before) {
    if (!now.has(key)) {
      changes.push({ kind: "left", before: one });
    }
  }
  return changes;
}
