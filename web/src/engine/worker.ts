/// <reference lib="webworker" />
import { open } from "./door";

/** The compiled rules, seen from this script and named by what is in them; the bundler knows it. */
declare const RULES: string;

/** Where the build has put each net, seen from this script. */
declare const NETS: Readonly<Record<string, string>>;

/** What the page sends. */
export interface ToWorker {
  readonly id: number;
  readonly question: string;
}

/** What the page hears: each value of an answer, then that it is complete, or that it failed. */
export interface FromWorker {
  readonly id: number;
  readonly json?: string;
  readonly isDone?: boolean;
  readonly failure?: string;
}

const door = WebAssembly.compileStreaming(fetch(RULES)).then((module) => open(module, fetched));

addEventListener("message", async ({ data: { id, question } }: MessageEvent<ToWorker>) => {
  try {
    (await door).ask(question, (json) => tell({ id, json }));
    tell({ id, isDone: true });
  } catch (e) {
    tell({ id, failure: String(e) });
  }
});

/**
 * A net, fetched while the rules wait for it: they can't wait in any other way, and a worker that is asked to think has
 * nothing else to do.
 */
function fetched(name: string): Uint8Array | undefined {
  const address = NETS[name];
  if (address === undefined) {
    return undefined;
  }
  const request = new XMLHttpRequest();
  request.open("GET", new URL(address, import.meta.url), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return undefined; // without a line to the server
  }
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : undefined;
}

function tell(message: FromWorker): void {
  postMessage(message);
}
