import type { LitElement, ReactiveController } from "lit";
import { copyInFront, holderOf, removeCopy } from "./in-front";
import { leave } from "./leaving";
import "./motion.css";
import { isStill, moveMillis } from "./pace";
import { type Change, changesBetween, type Seen, seenIn } from "./seen";
import { boxOf, type Frames, travel } from "./travel";

/** Whoever goes farther than this through a game wants to be there, and not to see how it came to that. */
const MOST_PLIES = 6;
const ORDER_MILLIS = 70;

const DROP: Frames = [
  { scale: 1.35, opacity: 0.5, offset: 0 },
  { scale: 0.94, opacity: 1, offset: 0.72 },
  { scale: 1, opacity: 1, offset: 1 },
];
const APPEAR: Frames = [{ opacity: 0 }, { opacity: 1 }];
const TURN: Frames = [{ scale: "1 1" }, { scale: "0 1.12" }, { scale: "1 1" }];

/**
 * Moves pieces on a page from where they were before a ply to where they are after it. Boards say with attributes what
 * is the same piece; see web/README.md. What is still moving when the next ply comes is where it belongs at once.
 */
export class Motion implements ReactiveController {
  private ply: number | undefined;
  private before: ReadonlyMap<string, Seen> | undefined;
  private running: Animation[] = [];

  /** @param plyOf how many plies are shown, if any are */
  constructor(
    private readonly host: LitElement,
    private readonly plyOf: () => number | undefined,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const ply = this.plyOf();
    if (ply === this.ply) {
      return;
    }
    this.stop();
    const isNear = this.ply !== undefined && ply !== undefined && ply > this.ply && ply - this.ply <= MOST_PLIES;
    // Looked at before anything is drawn anew; a second change before that is compared with the same moment.
    this.before = isNear && !isStill() ? (this.before ?? seenIn(this.host)) : undefined;
    this.ply = ply;
  }

  hostUpdated(): void {
    if (this.before) {
      void this.play(this.before);
    }
  }

  hostDisconnected(): void {
    this.stop();
    this.ply = undefined;
    this.before = undefined;
  }

  /** Everything is where it belongs. */
  stop(): void {
    for (const animation of this.running) {
      animation.finish();
    }
    this.running = [];
  }

  private async play(before: ReadonlyMap<string, Seen>): Promise<void> {
    await drawn(this.host);
    if (this.before === before) {
      this.before = undefined;
      const changes = changesBetween(before, seenIn(this.host));
      this.running = changes.flatMap((change) => this.show(change, before));
    }
  }

  private show(change: Change, before: ReadonlyMap<string, Seen>): Animation[] {
    switch (change.kind) {
      case "moved":
        return journey(change.now.element, travel(change.now, change.before.box, this.host));
      case "turned":
        return [move(change.now.element, TURN)];
      case "left":
        return [leave(change.before, this.host)].filter((one) => one !== undefined);
      case "entered":
        return this.enter(change.now, before);
    }
  }

  private enter(now: Seen, before: ReadonlyMap<string, Seen>): Animation[] {
    const { enter, from = "" } = now.element.dataset;
    const origin = from === "" ? undefined : (before.get(from)?.box ?? boxOf(this.host, from));
    if (origin) {
      return journey(now.element, travel(now, origin, this.host));
    }
    return enter === "none" ? [] : [move(now.element, enter === "appear" ? APPEAR : DROP)];
  }
}

/** Until all components inside have drawn themselves, which is before the browser paints. */
async function drawn(root: LitElement): Promise<void> {
  await root.updateComplete;
  for (const element of root.querySelectorAll<LitElement>("*")) {
    if ("updateComplete" in element) {
      await element.updateComplete;
    }
  }
}

/** A piece on its way, over all that it passes. */
function journey(element: HTMLElement | SVGElement, frames: Frames): Animation[] {
  const copy = copyInFront(element);
  if (!copy) {
    return [move(element, frames)];
  }
  const order = Number(element.dataset.order ?? 0);
  const way = move(copy, frames, order);
  way.onfinish = way.oncancel = () => removeCopy(copy);
  const holder = holderOf(copy);
  // As long as the way itself: these have as many frames.
  const unseen = frames.map(() => ({ visibility: "hidden" }));
  const above = frames.map(() => ({ zIndex: 5 }));
  return [way, move(element, unseen, order), ...(holder ? [move(holder, above, order)] : [])];
}

function move(
  element: HTMLElement | SVGElement,
  frames: Frames,
  order = Number(element.dataset.order ?? 0),
): Animation {
  const steps = Math.max(1, frames.length - 2);
  return element.animate(frames, {
    duration: frames === DROP ? moveMillis() : moveMillis() * steps,
    delay: order * ORDER_MILLIS,
    easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
    fill: "backwards",
  });
}
