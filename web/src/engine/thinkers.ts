import type { Question } from "./question";
import { RulesWorker, read } from "./rules-worker";

/** How many workers that have nothing to think about are kept for the next question. */
const SPARE = 1;

/** Workers that think: one for each question that takes a while, so that they can be stopped one by one. */
export class Thinkers {
  private readonly idle: RulesWorker[] = [];

  /** Each value of an answer as it comes; a signal stops the thinking. */
  async *values<T>(question: Question, signal?: AbortSignal): AsyncGenerator<T> {
    const worker = this.idle.pop() ?? new RulesWorker();
    const heard: string[] = [];
    let wake = () => {};
    let end: "done" | Error | undefined;
    const stop = () => worker.end();
    signal?.addEventListener("abort", stop);
    worker
      .listen(question, (json) => {
        heard.push(json);
        wake();
      })
      .then(() => (end = "done"))
      .catch((e: Error) => (end = e))
      .finally(() => wake());
    try {
      while (heard.length > 0 || end === undefined) {
        if (heard.length === 0) {
          await new Promise<void>((resolve) => (wake = resolve));
        } else {
          yield read<T>(heard.shift()!);
        }
      }
      if (end instanceof Error) {
        throw end;
      }
    } finally {
      signal?.removeEventListener("abort", stop);
      this.release(worker, end === "done");
    }
  }

  private release(worker: RulesWorker, isFree: boolean): void {
    if (isFree && this.idle.length < SPARE) {
      this.idle.push(worker);
    } else {
      worker.end();
    }
  }
}
