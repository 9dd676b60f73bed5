import { Refusal } from "../api/client";
import type { Error as Fault } from "../api/schema";
import { type Question, written } from "./question";
import type { FromWorker, ToWorker } from "./worker";

/** The script that runs the compiled rules, seen from this one and named by what is in it; the bundler knows it. */
declare const WORKER: string;

/** What the server answers to a line that can't be played. */
const UNPROCESSABLE = 422;

/** Whoever waits for an answer. */
interface Waiting {
  hear(json: string): void;
  done(): void;
  failed(reason: Error): void;
}

/** A worker that fetches and runs the compiled rules. Browsers keep them for good. */
export class RulesWorker {
  private readonly worker = new Worker(new URL(WORKER, import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.fail("the worker can't run");
  }

  /** The one answer to a question. */
  async ask<T>(question: Question): Promise<T> {
    let last = "null";
    await this.listen(question, (json) => (last = json));
    return read<T>(last);
  }

  /** Hears all that is answered, the final answer last. */
  listen(question: Question, hear: (json: string) => void): Promise<void> {
    return new Promise((done, failed) => {
      const id = ++this.asked;
      this.waiting.set(id, { hear, done, failed });
      const message: ToWorker = { id, question: written(question) };
      this.worker.postMessage(message);
    });
  }

  /** Stops it, whatever it is doing. */
  end(): void {
    this.worker.terminate();
    this.fail("the worker was stopped");
  }

  private hear({ id, json, isDone, failure }: FromWorker): void {
    const waiting = this.waiting.get(id);
    if (json !== undefined) {
      waiting?.hear(json);
    }
    if (isDone || failure !== undefined) {
      this.waiting.delete(id);
    }
    if (isDone) {
      waiting?.done();
    }
    if (failure !== undefined) {
      waiting?.failed(new Error(failure));
    }
  }

  private fail(reason: string): void {
    for (const waiting of this.waiting.values()) {
      waiting.failed(new Error(reason));
    }
    this.waiting.clear();
  }
}

/** An answer, unless it says why there is none. */
export function read<T>(json: string): T {
  const answer = JSON.parse(json) as T | Fault;
  if (typeof answer === "object" && answer !== null && "error" in answer) {
    throw new Refusal(UNPROCESSABLE, answer as Fault);
  }
  return answer as T;
}
