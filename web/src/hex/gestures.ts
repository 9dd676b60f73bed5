import type { Camera } from "./camera";

/** Fewer pixels than this are a hand that trembles, not a drag. */
const TREMBLE = 6;
const WHEEL = 0.0016;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/**
 * Drag, pinch and wheel over a window onto a drawing. As long as all of it is seen, the wheel and a finger scroll the
 * page; two fingers, or the wheel with the control key, lead nearer.
 */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger | undefined;
  private hasDragged = false;

  constructor(
    private readonly element: () => Element,
    private readonly camera: () => Camera,
    private readonly move: (camera: Camera) => void,
    /** Whether somebody has come near, so that only a part is seen. */
    private readonly isNear: () => boolean,
  ) {}

  readonly onDown = (e: PointerEvent): void => {
    if (this.fingers.size === 0) {
      this.hasDragged = false;
      this.start = at(e);
    }
    this.fingers.set(e.pointerId, at(e));
  };

  readonly onMove = (e: PointerEvent): void => {
    const before = this.fingers.get(e.pointerId);
    if (!before || !this.start) {
      return;
    }
    const now = at(e);
    const isOne = this.fingers.size === 1;
    if (!this.hasDragged && isOne && (this.isScroll(e) || distance(this.start, now) < TREMBLE)) {
      return;
    }
    if (!this.hasDragged) {
      this.hasDragged = true;
      this.element().setPointerCapture(e.pointerId);
    }
    const other = [...this.fingers].find(([id]) => id !== e.pointerId)?.[1];
    this.fingers.set(e.pointerId, now);
    this.move(other ? this.pinched(other, before, now) : this.camera().panned(now.x - before.x, now.y - before.y));
  };

  readonly onUp = (e: PointerEvent): void => {
    this.fingers.delete(e.pointerId);
  };

  /** What ends a drag is no click. */
  readonly onClick = (e: MouseEvent): void => {
    if (this.hasDragged) {
      this.hasDragged = false;
      e.stopPropagation();
      e.preventDefault();
    }
  };

  /** A finger that scrolls the page. */
  private isScroll({ pointerType }: PointerEvent): boolean {
    return pointerType === "touch" && !this.isNear();
  }

  readonly onWheel = (e: WheelEvent): void => {
    if (!e.ctrlKey && !this.isNear()) {
      return;
    }
    e.preventDefault();
    const { left, top } = this.element().getBoundingClientRect();
    this.move(this.camera().zoomed(Math.exp(-e.deltaY * WHEEL), e.clientX - left, e.clientY - top));
  };

  private pinched(other: Finger, before: Finger, now: Finger): Camera {
    const { left, top } = this.element().getBoundingClientRect();
    const factor = distance(other, now) / Math.max(1, distance(other, before));
    const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
    return this.camera()
      .panned((now.x - before.x) / 2, (now.y - before.y) / 2)
      .zoomed(factor, middle.x - left, middle.y - top);
  }
}

function at(e: PointerEvent): Finger {
  return { x: e.clientX, y: e.clientY };
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
