import type { Scene } from "../../board/game";
import { movesWith } from "../../board/moves";
import type { HexLayout } from "../../hex/layout";
import { type Group, groupAt, type View } from "./view";

/** The groups of the mover that a stone in a cell would join. */
function joined(view: View, layout: HexLayout, name: string): ReadonlySet<Group> {
  const cell = layout.get(name);
  const around = cell ? layout.neighbours(cell).flatMap((next) => groupAt(view, next.name) ?? []) : [];
  return new Set(around.filter(({ colour }) => colour === view.mover));
}

/** How large the group of a stone would be that the mover places in a cell. */
export function sizeAt(view: View, layout: HexLayout, name: string): number {
  return [...joined(view, layout, name)].reduce((size, { cells }) => size + cells.length, 1);
}

/** The sizes that a legal stone can make, the smallest first. */
export function growingTo(scene: Scene<View>, layout: HexLayout): readonly number[] {
  const sizes = movesWith(scene, { kind: "place" }).map(({ place }) => sizeAt(scene.view, layout, place ?? ""));
  return [...new Set(sizes)].sort((a, b) => a - b);
}

/** To which sizes the groups of the mover may grow by what is legal, the smallest first; the others may not grow. */
export function growths(scene: Scene<View>, layout: HexLayout): ReadonlyMap<Group, readonly number[]> {
  const { view } = scene;
  const sizes = new Map<Group, Set<number>>();
  for (const { place } of movesWith(scene, { kind: "place" })) {
    const size = sizeAt(view, layout, place ?? "");
    for (const group of joined(view, layout, place ?? "")) {
      sizes.set(group, (sizes.get(group) ?? new Set()).add(size));
    }
  }
  return new Map([...sizes].map(([group, set]) => [group, [...set].sort((a, b) => a - b)]));
}
