// What can be measured of a picture without looking at it.

/** What sticks out, is cut off, too small to read or too small to touch, each kind with its cases. Runs in the page. */
export function flawsIn(isTouched) {
  const LEAST_TARGET = 40;
  const LEAST_TEXT = 8.5;
  const found = new Map();
  const note = (kind, text) => found.set(kind, [...(found.get(kind) ?? []), text]);
  const tell = (kind, element, more = "") => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 40);
    note(
      `${kind}, ${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").trim()}`,
      `“${text}” ${more}`,
    );
  };
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr-only, .skip, dialog:not([open])");
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (sideways > 0) {
    note("the page scrolls sideways", sideways);
  }
  const modal = document.querySelector("dialog[open]");
  const all = [...(modal ?? document).querySelectorAll("*")].filter(isSeen);
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isClipping = style.overflowX !== "visible" && element.clientWidth > 0 && !(element instanceof SVGElement);
    if (isClipping && element.scrollWidth > element.clientWidth + 1 && !element.matches("input, textarea, select")) {
      tell("cut off", element, `${element.scrollWidth} in ${element.clientWidth}`);
    }
    if (
      box.width > 0 &&
      (box.left < -1 || box.right > document.documentElement.clientWidth + 1) &&
      !element.closest("svg")
    ) {
      tell("outside", element, `${Math.round(box.left)}–${Math.round(box.right)}`);
    }
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (hasText && box.width > 0) {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(style.fontSize) * scale;
      if (size < LEAST_TEXT) {
        tell("tiny text", element, `${size.toFixed(1)} px`);
      }
    }
    const isTarget =
      element.matches("button, a[href], select, input, summary, [role=button]") && !element.matches(":disabled");
    const inProse = element.matches("a[href]") && style.display === "inline";
    if (
      isTouched &&
      isTarget &&
      !inProse &&
      !element.closest("svg") &&
      Math.min(box.width, box.height) < LEAST_TARGET &&
      !element.closest("label")
    ) {
      tell("small target", element, `${Math.round(box.width)}×${Math.round(box.height)}`);
    }
  }
  overlaps(all);
  return [...found];

  /** Words that lie on other words. */
  function overlaps(elements) {
    const texts = elements
      .filter((element) => !element.closest(".is-ghost"))
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === 3 && node.textContent.trim())
          .flatMap((node) => {
            const range = document.createRange();
            range.selectNode(node);
            const lines =
              element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
            return lines.map((box) => ({ element, box }));
          }),
      );
    for (let i = 0; i < texts.length; i++) {
      for (let j = i + 1; j < texts.length; j++) {
        const [a, b] = [texts[i], texts[j]];
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const isKin = a.element === b.element;
        const isFloating = [a, b].some(({ element }) =>
          element.closest(".toast, refusal-note, .log, .rules, .chat-list, blockquote"),
        );
        if (!isKin && !isFloating && x > 2 && y > 4) {
          tell(
            "overlap",
            a.element,
            `and “${b.element.textContent.trim().slice(0, 30)}” by ${Math.round(x)}×${Math.round(y)}`,
          );
        }
      }
    }
  }
}
