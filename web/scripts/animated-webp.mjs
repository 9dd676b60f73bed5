/**
 * WebP pictures, each with how long it stays, as one film that runs for ever. Each covers a part of the film, which begins
 * at even numbers; the rest stays as it was.
 */
export function animated(shots, size) {
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", Buffer.concat([Buffer.from([IS_ANIMATED, 0, 0, 0]), extent(size)])),
    chunk("ANIM", Buffer.alloc(6)),
    ...shots.map(frame),
  ]);
  return chunk("RIFF", body);
}

function frame({ picture, millis, part }) {
  const place = Buffer.concat([three(part.x / 2), three(part.y / 2)]);
  const head = Buffer.concat([place, extent(part), three(millis), Buffer.from([NO_BLENDING])]);
  return chunk("ANMF", Buffer.concat([head, pixelsOf(picture)]));
}

function extent({ width, height }) {
  return Buffer.concat([three(width - 1), three(height - 1)]);
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
