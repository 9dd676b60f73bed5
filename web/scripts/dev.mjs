// For working on the client: bundles on each change and serves it in front of a running table server.
//   ./freehold serve --port 8080     and then, in web/:     node scripts/dev.mjs http://127.0.0.1:8080 3000
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";

const [backend = "http://127.0.0.1:8080", port = "3000"] = process.argv.slice(2);
const TYPES = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  html: "text/html; charset=utf-8",
  wasm: "application/wasm",
  png: "image/png",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
};

let building = Promise.resolve();
function build() {
  building = building.then(
    () => new Promise((done) => spawn(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" }).on("exit", done)),
  );
}
build();
let timer;
watch("src", { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(build, 200);
});

function forward(incoming, answer) {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url, backend), { method, headers }, (response) => {
    answer.writeHead(response.statusCode, response.headers);
    response.pipe(answer);
  });
  outgoing.on("error", () => answer.writeHead(502).end());
  incoming.pipe(outgoing);
}

const server = createServer(async (incoming, answer) => {
  if (incoming.url.startsWith("/api/")) {
    forward(incoming, answer);
    return;
  }
  await building;
  const name = /\.\w+$/.test(incoming.url) ? incoming.url : "/index.html";
  try {
    if (name === "/sw.js") {
      throw new Error("whoever works on the program does not want to keep it");
    }
    const content = await readFile(`target/classes/web${name}`);
    answer.writeHead(200, { "Content-Type": TYPES[name.split(".").at(-1)], "Cache-Control": "no-store" }).end(content);
  } catch {
    answer.writeHead(404).end();
  }
});

server.on("upgrade", (incoming, socket) => {
  const outgoing = request(new URL(incoming.url, backend), { headers: incoming.headers });
  // What came with the answer itself is the first of the events.
  outgoing.on("upgrade", (response, other, first) => {
    const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join("")}\r\n`);
    socket.write(first);
    socket.pipe(other).pipe(socket);
    socket.on("error", () => other.destroy());
    other.on("error", () => socket.destroy());
  });
  outgoing.on("response", () => socket.destroy());
  outgoing.on("error", () => socket.destroy());
  outgoing.end();
});

server.listen(Number(port), "127.0.0.1", () => console.log(`web: http://127.0.0.1:${port}/ in front of ${backend}`));
