/** How much finer than the screen shows it, so that it is sharp elsewhere. */
const SCALE = 2;
const MARGIN = 24;
const HEAD = 56;
const SVG = "http://www.w3.org/2000/svg";

/**
 * What an element looks like, as a PNG with a headline above it. It is drawn by the browser itself, from a copy whose
 * styles are written out.
 */
export async function pictureOf(element: Element, headline: string): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const image = await drawn(element, width, height);
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN + HEAD) * SCALE;
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("no canvas");
  }
  const page = getComputedStyle(document.body);
  context.scale(SCALE, SCALE);
  context.fillStyle = page.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = page.color;
  context.font = `600 22px ${page.fontFamily}`;
  context.fillText(headline, MARGIN, MARGIN + 24, width);
  context.drawImage(image, MARGIN, MARGIN + HEAD, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

async function drawn(element: Element, width: number, height: number): Promise<HTMLImageElement> {
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("width", String(width));
  frame.setAttribute("height", String(height));
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  inside.append(styledCopy(element));
  frame.append(inside);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(frame))}`;
  await image.decode();
  return image;
}

/** A copy that looks the same without any style sheet. */
function styledCopy(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  const style = getComputedStyle(element);
  const written = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
  copy.setAttribute("style", written);
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      copy.append(styledCopy(child));
    } else if (child.nodeType === Node.TEXT_NODE) {
      copy.append(child.cloneNode());
    }
  }
  return copy;
}
