import type { Camera } from "./camera";

const MILLIS = 420;

/** Leads a window from one camera to another without a jump; at once for whoever wants no motion. */
export class Glide {
  private frame = 0;
  private shown: Camera | undefined;

  constructor(private readonly show: (camera: Camera) => void) {}

  /** What is seen at this moment. */
  at(camera: Camera): Camera {
    return this.shown ?? camera;
  }

  start(from: Camera, to: Camera): void {
    this.stop();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.show(to);
      return;
    }
    const begin = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - begin) / MILLIS);
      this.shown = share < 1 ? from.towards(to, eased(share)) : undefined;
      this.show(this.shown ?? to);
      this.frame = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Stops on the way; where the window is to stay, it is there at once. */
  stop(at?: Camera): void {
    cancelAnimationFrame(this.frame);
    this.shown = undefined;
    if (at) {
      this.show(at);
    }
  }
}

/** Slow at both ends. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
