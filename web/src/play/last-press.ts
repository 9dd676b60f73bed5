/** A place in the window, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

let pressed: Spot | undefined;

/** Where somebody pressed last, or the middle of what a key was pressed on. */
export function lastPress(): Spot {
  const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return pressed ?? { x: left + width / 2, y: top + height / 2 };
}

window.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true });
window.addEventListener("keydown", () => (pressed = undefined), { capture: true });
