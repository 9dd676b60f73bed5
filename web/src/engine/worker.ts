/// <reference lib="webworker" />
import { open } from "./door";

/** The compiled rules, seen from this script and named by what is in them; the bundler knows it. */
declare const RULES: string;

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

const door = WebAssembly.compileStreaming(fetch(RULES)).then(open);

addEventListener("message", async ({ data: { id, question } }: MessageEvent<ToWorker>) => {
  try {
    (await door).ask(question, (json) => tell({ id, json }));
    tell({ id, isDone: true });
  } catch (e) {
    tell({ id, failure: String(e) });
  }
});

function tell(message: FromWorker): void {
  postMessage(message);
}
