/** WebP pictures of one size, each with how long it stays, as one film that runs for ever. */
export function animated(shots, { width, height }) {
  const size = Buffer.concat([three(width - 1), three(height - 1)]);
  const frames = shots.map(({ picture, millis }) =>
    chunk(
      "ANMF",
      Buffer.concat([three(0), three(0), size, three(millis), Buffer.from([NO_BLENDING]), pixelsOf(picture)]),
    ),
  );
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", Buffer.concat([Buffer.from([IS_ANIMATED, 0, 0, 0]), size])),
    chunk("ANIM", Buffer.alloc(6)),
    ...frames,
  ]);
  return chunk("RIFF", body);
}

const IS_ANIMATED = 2;
const NO_BLENDING = 2;
const PIXELS = ["VP8 ", "VP8L"];

/** The chunk with the pixels of a still picture, its head included. */
function pixelsOf(picture) {
  for (let at = 12; at < picture.length; ) {
    const length = picture.readUInt32LE(at + 4);
    if (PIXELS.includes(picture.toString("latin1", at, at + 4))) {
      return picture.subarray(at, at + 8 + length + (length % 2));
    }
    at += 8 + length + (length % 2);
  }
  throw new Error("no picture");
}

function chunk(name, data) {
  const head = Buffer.alloc(8, name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function three(number) {
  return Buffer.from([number & 255, (number >> 8) & 255, number >> 16]);
}
