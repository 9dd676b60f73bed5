import { between } from "../core/between";
import { type Bounds, Camera } from "./camera";

/** Around what should be in sight if there is room: its neighbours, in its own sizes. */
const AROUND = 1.3;

/** A point of the drawing. */
export interface Point {
  readonly cx: number;
  readonly cy: number;
}

/** Pixels of the window that something else covers: at its right side, and at its foot. */
export interface Covered {
  readonly tools: number;
  readonly foot: number;
}

/** How a drawing is looked at. */
export interface Lens {
  /** Pixels to a unit that fingers need. */
  readonly least: number;
  /** The same where the viewer's pieces are so far apart that they would not be seen together; only to be looked at. */
  readonly farthest: number;
  /** The size of what should be in sight, from its middle. */
  readonly radius: number;
}

/** What should be in sight where the window shows only a part of the drawing, by how much it matters. */
export interface WorthSeeing {
  /** What happened last. */
  readonly happened: readonly Point[];
  /** The viewer's pieces. */
  readonly own: readonly Point[];
  /** Where something can be done, or what a question is about. */
  readonly asked: readonly Point[];
}

/** From what matters least to what matters most. */
export function inOrder({ happened, own, asked }: WorthSeeing): readonly Point[] {
  return [...happened, ...own, ...asked];
}

/** The part of the window that nothing covers. */
export function uncovered(camera: Camera, { tools, foot }: Covered): Camera {
  return camera.panned(tools / 2, foot / 2).resized(camera.width - tools, camera.height - foot);
}

/** Moves the window as if it were only the part of it that nothing covers. */
export function beside(camera: Camera, covered: Covered, move: (part: Camera) => Camera): Camera {
  const { width, height } = camera;
  const { tools, foot } = covered;
  return move(uncovered(camera, covered))
    .resized(width, height)
    .panned(-tools / 2, -foot / 2);
}

/** Where some points lie. */
export function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ cx }) => cx), points.map(({ cy }) => cy)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** From where all within the bounds is seen with a margin, in the part of the window that nothing covers. */
export function overlooking(camera: Camera, bounds: Bounds, covered: Covered, margin: number): Camera {
  return beside(camera, covered, ({ width, height }) => Camera.fit(bounds, width, height, margin));
}

/** Moves the window where that is needed to keep at least one of some points in sight. */
export function keepingOne(camera: Camera, points: readonly Point[], radius: number): Camera {
  const far = ({ cx, cy }: Point): number => Math.hypot(cx - camera.x, cy - camera.y);
  const nearest = points.reduce((best, point) => (far(point) < far(best) ? point : best));
  return camera.showing(nearest.cx, nearest.cy, radius);
}

/**
 * The window onto a land that is too large for it: as near as tiles need, moved as little as needed to see what is worth
 * seeing.
 */
export function followed(
  camera: Camera,
  worth: WorthSeeing,
  covered: Covered,
  { least, farthest, radius }: Lens,
): Camera {
  const [width, height] = [camera.width - covered.tools, camera.height - covered.foot];
  const scale = worth.asked.length > 0 ? least : between(farthest, scaleFor(worth.own, width, height, radius), least);
  return beside(camera.scaled(scale), covered, (part) => {
    const [roomy, close] = [AROUND * radius, radius].map((margin) =>
      inOrder(worth).reduce((moved, { cx, cy }) => moved.showing(cx, cy, margin), part),
    ) as [Camera, Camera];
    const isSeen = [...worth.own, ...worth.asked].every(({ cx, cy }) => roomy.sees(cx, cy, radius));
    return isSeen ? roomy : close;
  });
}

/** From how far away all of some places are seen; anywhere if there are none. */
function scaleFor(places: readonly Point[], width: number, height: number, radius: number): number {
  const across = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2 * radius;
  const [xs, ys] = [places.map(({ cx }) => cx), places.map(({ cy }) => cy)];
  return places.length === 0 ? Infinity : Math.min(width / across(xs), height / across(ys));
}

/** A place that is not in the window: where it lies, where its arrow stands and points. */
export interface Outside {
  readonly cx: number;
  readonly cy: number;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Which of some places lie outside the window; one arrow for what lies in one direction. */
export function outsideOf(places: readonly Point[], camera: Camera, rim: number): readonly Outside[] {
  const found = new Map<string, Outside>();
  for (const { cx, cy } of places) {
    const [px, py] = camera.pixel(cx, cy);
    const [x, y] = [between(rim, px, camera.width - rim), between(rim, py, camera.height - rim)];
    if (!camera.sees(cx, cy)) {
      const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI;
      found.set(`${Math.round(angle / 45)}`, { cx, cy, x, y, angle });
    }
  }
  return [...found.values()];
}
