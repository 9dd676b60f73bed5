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
  const inside = `<foreignObject width="100%" height="100%">${markup(element, SVG)}</foreignObject>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="${SVG}" width="${width}" height="${height}">${inside}</svg>`,
  )}`;
  await image.decode();
  return image;
}

/**
 * What looks the same without any style sheet. It is written as text, since a page under our security policy may not
 * even hold elements with styles of their own.
 */
function markup(element: Element, outer: string): string {
  const { namespaceURI, localName } = element;
  const space = namespaceURI === outer ? "" : ` xmlns="${namespaceURI}"`;
  const attributes = [...element.attributes]
    .filter(
      ({ name }) => name !== "class" && name !== "style" && /^[a-z][\w:-]*$/i.test(name) && !name.startsWith("xmlns"),
    )
    .map(({ name, value }) => ` ${name}="${escaped(value)}"`);
  const inner = [...element.childNodes].map((child) =>
    child instanceof Element
      ? markup(child, namespaceURI ?? outer)
      : child.nodeType === Node.TEXT_NODE
        ? escaped(child.textContent ?? "")
        : "",
  );
  return `<${localName}${space}${attributes.join("")} style="${escaped(styleOf(element))}">${inner.join("")}</${localName}>`;
}

function styleOf(element: Element): string {
  const style = getComputedStyle(element);
  return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
