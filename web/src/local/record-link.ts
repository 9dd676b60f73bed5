/** Longer links are cut off by programs that people send them with. */
const LONGEST = 2000;

/** A record as the part of an address behind the `#`, which no server sees; nothing if it is too long for that. */
export async function fragmentOf(record: string): Promise<string | undefined> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return text.length <= LONGEST ? text : undefined;
}

/** The record in an address; fails if there is none in it. */
export async function recordIn(fragment: string): Promise<string> {
  const text = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
