import type { ReactiveController, ReactiveControllerHost } from "lit";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * One stop of the Tab key for each group (`data-rove`) of things to choose from (`data-stop`); arrows go to the nearest
 * one in their direction, as it is seen. The first that can be played is where Tab arrives.
 */
export class Roving implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener("keydown", this.onKey);
    this.host.addEventListener("focusin", this.onFocus);
  }

  hostDisconnected(): void {
    this.host.removeEventListener("keydown", this.onKey);
    this.host.removeEventListener("focusin", this.onFocus);
  }

  hostUpdated(): void {
    for (const group of this.host.querySelectorAll("[data-rove]")) {
      const stops = stopsIn(group);
      this.arrive(stops, stops.find((stop) => stop === document.activeElement) ?? choice(stops));
    }
  }

  private readonly onFocus = (e: FocusEvent): void => {
    const stop = (e.target as Element).closest<HTMLElement>("[data-stop]");
    const group = stop?.closest("[data-rove]");
    if (stop && group) {
      this.arrive(stopsIn(group), stop);
    }
  };

  private arrive(stops: readonly Stop[], home: Stop | undefined): void {
    for (const stop of stops) {
      const index = stop === home ? "0" : "-1";
      // Said anew, even the same makes the browser look whether the focus may stay, which takes long on a full board.
      if (stop.getAttribute("tabindex") !== index) {
        stop.setAttribute("tabindex", index);
      }
    }
  }

  private readonly onKey = (e: KeyboardEvent): void => {
    const direction = ARROWS[e.key];
    const from = (e.target as Element).closest<HTMLElement>("[data-stop]");
    const group = from?.closest("[data-rove]");
    if (!direction || !from || !group || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) {
      return;
    }
    e.preventDefault();
    nearest(from, stopsIn(group), direction)?.focus();
  };
}

type Stop = HTMLElement | SVGElement;

function stopsIn(group: Element): Stop[] {
  return [...group.querySelectorAll<Stop>("[data-stop]")];
}

function choice(stops: readonly Stop[]): Stop | undefined {
  return stops.find((stop) => stop.hasAttribute("data-legal")) ?? stops[0];
}

function nearest(from: Stop, stops: readonly Stop[], [dx, dy]: readonly [number, number]): Stop | undefined {
  const [x, y] = middle(from);
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const [sx, sy] = middle(stop);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (ahead > 4 && aside < ahead * 2.2 && ahead + 1.5 * aside < least) {
      best = stop;
      least = ahead + 1.5 * aside;
    }
  }
  return best;
}

function middle(stop: Stop): [number, number] {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
