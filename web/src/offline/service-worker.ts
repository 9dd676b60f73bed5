// Keeps the program in the browser, so that it starts without a server. What is said under /api it never touches.

/** All files of this version but the page, as seen from where the program lies; the bundler knows them. */
declare const FILES: readonly string[];
/** Changes with any of them. */
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "freehold-";
const CACHE = PREFIX + VERSION;
/** So long the page is waited for on a slow line; what is kept comes then. */
const PATIENCE_MILLIS = 4000;
const SERVER_ERROR = 500;

/** What a page says: which script it runs, to hear whether it is of this version; or that this version may begin. */
export type ToServiceWorker = { readonly script: string } | "begin";

worker.addEventListener("install", (e) => e.waitUntil(fill()));
worker.addEventListener("activate", (e) => e.waitUntil(takeOver()));
worker.addEventListener("fetch", (e) => answer(e));
worker.addEventListener("message", (e) => {
  const message = e.data as ToServiceWorker;
  if (message === "begin") {
    e.waitUntil(worker.skipWaiting());
  } else {
    e.ports[0]?.postMessage(addresses().includes(message.script));
  }
});

function addresses(): string[] {
  return FILES.map(addressOf);
}

function addressOf(file: string): string {
  return new URL(file, worker.registration.scope).href;
}

/** Fetches what an older version has not brought already, one file after the other, so as not to be in the way. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const address = addressOf(file);
    const isSame = file.startsWith("assets/"); // the name says what is in it
    const known = isSame ? await caches.match(address) : undefined;
    await cache.put(address, known ?? (await fetched(address, isSame ? "default" : "reload")));
  }
  await cache.put(worker.registration.scope, await fetched(worker.registration.scope, "reload"));
}

async function fetched(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}

/** What older versions have kept is of no use any more. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) {
      await caches.delete(name);
    }
  }
  await worker.clients.claim();
}

function answer(e: FetchEvent): void {
  const { method, mode, url } = e.request;
  const { scope } = worker.registration;
  const isOurs = method === "GET" && url.startsWith(scope) && !url.startsWith(`${scope}api/`);
  if (isOurs && mode === "navigate") {
    e.respondWith(page(e.request));
  } else if (isOurs && addresses().includes(url)) {
    e.respondWith(file(e.request));
  }
}

/** The newest page, if the server answers in time; else the one that is kept. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(worker.registration.scope, { cacheName: CACHE });
  if (!kept) {
    return fetch(request);
  }
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE_MILLIS));
  const fresh = fetch(request).then(
    (response) => (response.status < SERVER_ERROR ? response : kept),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}
