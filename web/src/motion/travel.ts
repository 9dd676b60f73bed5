import { between } from "../core/between";
import type { Seen } from "./seen";

export type Frames = Keyframe[];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece changes its size on the way, but not as if it filled a wide place that it comes from. */
const SMALLEST = 0.5;
const LARGEST = 1.5;

/** From a place on the screen to where a piece is now, by way of the spots that it names. */
export function travel({ element, box }: Seen, origin: DOMRect, root: ParentNode): Frames {
  const via = (element.dataset.via ?? "").split(" ").flatMap((spot) => boxOf(root, spot) ?? []);
  const ratio = box.width > 0 && origin.width > 0 ? between(SMALLEST, origin.width / box.width, LARGEST) : 1;
  const frames = [
    { translate: shift(element, middle(box), middle(origin)), scale: ratio },
    ...via.map((stop) => ({ translate: shift(element, middle(box), middle(stop)), scale: 1 })),
    { translate: "0px 0px", scale: 1 },
  ];
  // Over what it passes, where that can be said.
  return frames.map((frame) => ({ ...frame, zIndex: 5 }));
}

/** Where a spot or a piece is on the screen. */
export function boxOf(root: ParentNode, name: string): DOMRect | undefined {
  if (name === "") {
    return undefined;
  }
  const text = CSS.escape(name);
  const found = root.querySelector(`[data-spot="${text}"]`) ?? root.querySelector(`[data-piece="${text}"]`);
  return found?.getBoundingClientRect();
}

/** The way between two points of the screen, in the units that an element is drawn in. */
export function shift(element: HTMLElement | SVGElement, from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const matrix =
    element instanceof SVGElement ? (element.parentNode as SVGGraphicsElement).getScreenCTM?.() : undefined;
  if (!matrix) {
    return `${dx}px ${dy}px`;
  }
  const { a, b, c, d } = matrix.inverse();
  return `${a * dx + c * dy}px ${b * dx + d * dy}px`;
}

export function middle({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
