import { moveMillis } from "./pace";
import type { Seen } from "./seen";
import { boxOf, type Frames, middle, shift } from "./travel";

/** What would tell others that it is still there. */
const SIGNS = ["data-piece", "data-token", "data-legal", "role", "tabindex", "aria-label"];

/** Shows a piece that was taken away a little longer: it fades, or goes where it says. */
export function leave(before: Seen, root: ParentNode): Animation | undefined {
  const { element, parent, box } = before;
  const { leave: way, to = "" } = element.dataset;
  if (element.isConnected || way === "none" || !(parent instanceof Element) || !parent.isConnected) {
    return undefined;
  }
  for (const sign of SIGNS) {
    element.removeAttribute(sign);
  }
  element.setAttribute("aria-hidden", "true");
  element.classList.add("is-leaving");
  pin(element, box);
  parent.append(element);
  const animation = element.animate(wayOut(before, boxOf(root, to)), {
    duration: moveMillis() * 1.4,
    easing: "ease-in",
    fill: "forwards",
  });
  animation.onfinish = () => element.remove();
  return animation;
}

function wayOut({ element, box }: Seen, goal: DOMRect | undefined): Frames {
  if (!goal) {
    return [
      { scale: 1, opacity: 1 },
      { scale: 0.5, opacity: 0 },
    ];
  }
  const scale = box.width > 0 ? Math.min(1, goal.width / box.width) : 1;
  return [
    { translate: "0px 0px", scale: 1, opacity: 1, offset: 0 },
    { opacity: 1, offset: 0.8 },
    { translate: shift(element, middle(box), middle(goal)), scale, opacity: 0, offset: 1 },
  ];
}

/** Where it was on the screen, out of the way of what is there now. */
function pin(element: HTMLElement | SVGElement, box: DOMRect): void {
  if (element instanceof HTMLElement) {
    const { style } = element;
    style.position = "fixed";
    style.margin = "0";
    style.left = `${box.x}px`;
    style.top = `${box.y}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  }
}
