import { html, nothing, type TemplateResult } from "lit";
import { action } from "../../board/choice";
import type { Scene } from "../../board/game";
import { moveWith } from "../../board/moves";
import { HexLayout } from "../../hex/layout";
import { growingTo } from "./growth";
import { disc } from "./stones";
import { type Colour, colourOf, type View } from "./view";
import { words } from "./words";

export function controls(scene: Scene<View>): TemplateResult {
  const text = words(scene.language);
  const swap = moveWith(scene, { kind: "swap" });
  return html`
    ${swap ? action(scene, swap.token, text.swap) : nothing}
    ${mayGrow(scene)}
    ${
      scene.details
        ? html`<p class="note details-text"
          >${text.groups(sizes(scene.view, "black"), sizes(scene.view, "white"))}<br>${text.legend}</p>`
        : nothing
    }`;
}

/** The sizes that the growth rule leaves to whoever acts, once there is a choice of sizes at all. */
function mayGrow(scene: Scene<View>): TemplateResult | typeof nothing {
  const { view, language } = scene;
  const sizes = growingTo(scene, HexLayout.of(view.size));
  const text = words(language);
  return view.groups.length > 1 && sizes.length > 0
    ? html`<p class="note esgros-growth">${text.mayGrow(listed(sizes, text.sizes), why(view, sizes.at(-1)!, text.growth))}</p>`
    : nothing;
}

/** Rule G4 in a few words: what sets the limit to the largest of the sizes. */
function why(view: View, largest: number, text: ReturnType<typeof words>["growth"]): string {
  const largestOf = (isOwn: boolean): number =>
    Math.max(
      0,
      ...view.groups.filter(({ colour }) => (colour === view.mover) === isOwn).map(({ cells }) => cells.length),
    );
  const [own, enemy] = [largestOf(true), largestOf(false)];
  return largest <= own ? text.upTo(own) : largest > enemy ? text.past(own, enemy) : text.smallest;
}

/** 1, 2 or 5 */
function listed(sizes: readonly number[], { or, comma }: { or: string; comma: string }): string {
  const last = sizes.at(-1)!;
  return sizes.length === 1 ? `${last}` : `${sizes.slice(0, -1).join(comma)}${or}${last}`;
}

/** The stone of a seat, with its colour in a word. */
export function badge(scene: Scene<View>, seat: number): TemplateResult {
  const colour = colourOf(scene.view, seat);
  const label = words(scene.language)[colour];
  return html`<svg class="badge esgros-badge" data-piece="badge-${colour}" data-place="seat-${seat}" viewBox="-24 -24 48 48" role="img" aria-label=${label}>
    <g class="stone is-${colour}">${disc({ cx: 0, cy: 0 }, colour)}</g></svg>`;
}

function sizes(view: View, colour: Colour): string {
  return view.groups
    .filter((group) => group.colour === colour)
    .map((group) => group.cells.length)
    .sort((a, b) => b - a)
    .join(" ");
}
