/** By these, others would take a copy for the piece itself. */
const SIGNS = /^(data-.*|id|role|tabindex|aria-.*)$/;

/**
 * SVG paints its elements in their order, so that what travels there passes under whatever comes later. This puts a copy
 * in front of the whole drawing, inside copies of the groups around the piece, so that it looks the same; it is to be
 * removed at the end of the way. Outside of drawings `z-index` does it.
 */
export function copyInFront(element: HTMLElement | SVGElement): SVGElement | undefined {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  if (!drawing) {
    return undefined;
  }
  const copy = unsigned(element.cloneNode(true) as SVGElement);
  let outermost: Element = copy;
  for (let group = element.parentElement; group && group !== (drawing as Element); group = group.parentElement) {
    const around = unsigned(group.cloneNode(false) as SVGElement);
    around.append(outermost);
    outermost = around;
  }
  copy.classList.add("is-travelling");
  outermost.setAttribute("aria-hidden", "true");
  drawing.append(outermost);
  return copy;
}

/** Takes away a copy, with the groups around it. */
export function removeCopy(copy: SVGElement): void {
  let outermost: Element = copy;
  while (outermost.parentElement && outermost.parentElement !== (copy.ownerSVGElement as Element | null)) {
    outermost = outermost.parentElement;
  }
  outermost.remove();
}

/** What a drawing stands in, if pieces may leave the drawing: then it has to be in front of its neighbours, too. */
export function holderOf(element: SVGElement): HTMLElement | undefined {
  const drawing = element.ownerSVGElement;
  let holder = drawing && getComputedStyle(drawing).overflow === "visible" ? drawing.parentElement : null;
  while (holder && getComputedStyle(holder).position === "static") {
    holder = holder.parentElement;
  }
  return holder ?? undefined;
}

function unsigned(element: SVGElement): SVGElement {
  for (const one of [element, ...element.querySelectorAll("*")]) {
    for (const name of one.getAttributeNames().filter((attribute) => SIGNS.test(attribute))) {
      one.removeAttribute(name);
    }
  }
  return element;
}
