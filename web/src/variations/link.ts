import { BrokenTree } from "./moves";

/** No link unfolds to more, whoever made it. */
const LARGEST = 2_000_000;

/** A text as part of an address: compressed, and without characters that mean something there. */
export async function packed(text: string): Promise<string> {
  const bytes = await collected(
    streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream("deflate-raw")),
  );
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What was packed; an address that was cut off or changed is a `BrokenTree`. */
export async function unpacked(fragment: string): Promise<string> {
  try {
    const characters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const unfolded = await collected(streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw")));
    return new TextDecoder("utf-8", { fatal: true }).decode(unfolded);
  } catch {
    throw new BrokenTree();
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new BrokenTree();
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
