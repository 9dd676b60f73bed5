// A web host that serves the files of a folder and does nothing else.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

/** Serves a folder below a path. What there is no file for is not found, whatever a page would like to make of it. */
export async function serveFiles(folder, below) {
  const server = createServer(async ({ url }, answer) => {
    const { pathname } = new URL(url, "http://host");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const content = await readFile(join(folder, name.slice(below.length)));
      answer.writeHead(200, { "Content-Type": TYPES[name.split(".").at(-1)] ?? "text/plain" }).end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
