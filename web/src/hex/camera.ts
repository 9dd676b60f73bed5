/** A rectangle in units of a drawing. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const FARTHEST = 0.2;
const NEAREST = 3;

/**
 * What part of an endless drawing is seen through a window of some pixels. It never changes; moving it makes another.
 */
export class Camera {
  private constructor(
    /** The size of the window in pixels. */
    readonly width: number,
    readonly height: number,
    /** What lies in the middle of the window. */
    readonly x: number,
    readonly y: number,
    /** Pixels to a unit. */
    readonly scale: number,
  ) {}

  /** All of something, and a margin in units, as near as it can be but not nearer than wanted. */
  static fit(
    { left, top, right, bottom }: Bounds,
    width: number,
    height: number,
    margin: number,
    nearest = 1.6,
  ): Camera {
    const scale = Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin), nearest);
    return new Camera(width, height, (left + right) / 2, (top + bottom) / 2, Math.max(scale, FARTHEST));
  }

  resized(width: number, height: number): Camera {
    return new Camera(width, height, this.x, this.y, this.scale);
  }

  /** Dragged by so many pixels. */
  panned(dx: number, dy: number): Camera {
    return new Camera(this.width, this.height, this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Nearer or farther; what lies under a pixel of the window stays there. */
  zoomed(factor: number, px = this.width / 2, py = this.height / 2): Camera {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    const shift = 1 / this.scale - 1 / scale;
    return new Camera(this.width, this.height, this.x + dx * shift, this.y + dy * shift, scale);
  }

  /** Moved as little as needed to see a point with a margin in units. */
  showing(x: number, y: number, margin: number): Camera {
    const reach = (pixels: number): number => Math.max(0, pixels / 2 / this.scale - margin);
    const nearer = (middle: number, wanted: number, most: number): number =>
      Math.min(Math.max(middle, wanted - most), wanted + most);
    return new Camera(
      this.width,
      this.height,
      nearer(this.x, x, reach(this.width)),
      nearer(this.y, y, reach(this.height)),
      this.scale,
    );
  }

  /** From this far away, with the same in the middle. */
  scaled(scale: number): Camera {
    return new Camera(this.width, this.height, this.x, this.y, scale);
  }

  /** Whether a point is in the window, with a margin in units. */
  sees(x: number, y: number, margin = 0): boolean {
    return this.shows({ left: x, right: x, top: y, bottom: y }, margin);
  }

  /** Bounded: the middle of the window never leaves something, and it is never seen from farther away than so. */
  within({ left, top, right, bottom }: Bounds, farthest: number): Camera {
    const between = (low: number, n: number, high: number): number => Math.min(Math.max(n, low), high);
    return new Camera(
      this.width,
      this.height,
      between(left, this.x, right),
      between(top, this.y, bottom),
      Math.max(this.scale, farthest),
    );
  }

  /** Whether all of something is seen, and a margin in units. */
  shows({ left, top, right, bottom }: Bounds, margin: number): boolean {
    const [across, down] = [this.width / 2 / this.scale - margin, this.height / 2 / this.scale - margin];
    return left >= this.x - across && right <= this.x + across && top >= this.y - down && bottom <= this.y + down;
  }

  /** Where a point lies in the window, in pixels. */
  pixel(x: number, y: number): readonly [number, number] {
    return [this.width / 2 + (x - this.x) * this.scale, this.height / 2 + (y - this.y) * this.scale];
  }

  /** A camera on the way from this one to another, 0 for here and 1 for there. */
  towards(other: Camera, share: number): Camera {
    const between = (a: number, b: number): number => a + (b - a) * share;
    return new Camera(
      other.width,
      other.height,
      between(this.x, other.x),
      between(this.y, other.y),
      between(this.scale, other.scale),
    );
  }

  get viewBox(): string {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return [this.x - width / 2, this.y - height / 2, width, height].map((n) => n.toFixed(1)).join(" ");
  }
}
