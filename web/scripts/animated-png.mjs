import { crc32 } from "node:zlib";

/** PNG files of one size and kind as one animated PNG. A frame's pixels stay packed as they are. */
export function animated(files, millis) {
  const first = chunksOf(files[0]);
  const [header] = first.filter(({ name }) => name === "IHDR");
  let sequence = 0;
  const frames = files.flatMap((file, i) => {
    const pixels = chunksOf(file).filter(({ name }) => name === "IDAT");
    const control = chunk("fcTL", control32(sequence++, header.data, millis));
    return [
      control,
      ...pixels.map(({ data }) => (i === 0 ? chunk("IDAT", data) : chunk("fdAT", numbered(sequence++, data)))),
    ];
  });
  return Buffer.concat([
    files[0].subarray(0, 8),
    chunk("IHDR", header.data),
    chunk("acTL", words(files.length, 0)),
    ...frames,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunksOf(file) {
  const chunks = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({ name: file.toString("latin1", at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** Shown from the upper left corner, over what was there, for so long. */
function control32(sequence, header, millis) {
  const time = Buffer.from([millis >> 8, millis & 255, 1000 >> 8, 1000 & 255, 0, 0]);
  return Buffer.concat([words(sequence), header.subarray(0, 8), words(0, 0), time]);
}

function numbered(sequence, data) {
  return Buffer.concat([words(sequence), data]);
}

function words(...numbers) {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, i) => void bytes.writeUInt32BE(number, 4 * i));
  return bytes;
}

function chunk(name, data) {
  const inside = Buffer.concat([Buffer.from(name, "latin1"), data]);
  return Buffer.concat([words(data.length), inside, words(crc32(inside))]);
}
