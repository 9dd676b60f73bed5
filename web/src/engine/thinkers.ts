import type { Question } from "./question";
import { RulesWorker, read } from "./rules-worker";

/**
 * Workers that think: one for each question that takes a while, so that they can be stopped one by one. The last that
 * had finished is kept for the next question about its game. A worker never thinks about two games: browsers make the
 * rules fast for what they have run, and code that has run for several games is no longer fast for one.
 */
export class Thinkers {
  private spare: { readonly game: unknown; readonly worker: RulesWorker } | undefined;

  /** Each value of an answer as it comes; a signal stops the thinking. */
  async *values<T>(question: Question, signal?: AbortSignal): AsyncGenerator<T> {
    const { game } = question.fields;
    const worker = this.take(game) ?? new RulesWorker();
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
      this.release(game, worker, end === "done");
    }
  }

  /**
   * Lets the worker that has answered last think on in the time of others, a moment at a time, until it is wanted or has
   * had enough.
   */
  async thinkOn(question: Question): Promise<void> {
    const { spare } = this;
    let isMore = spare?.game === question.fields.game;
    while (spare && isMore && this.spare === spare) {
      isMore = await spare.worker.ask<{ more: boolean }>(question).then(
        ({ more }) => more,
        () => false,
      );
    }
  }

  private take(game: unknown): RulesWorker | undefined {
    if (this.spare?.game !== game) {
      return undefined;
    }
    const worker = this.spare?.worker;
    this.spare = undefined;
    return worker;
  }

  private release(game: unknown, worker: RulesWorker, isFree: boolean): void {
    if (isFree) {
      this.spare?.worker.end();
      this.spare = { game, worker };
    } else {
      worker.end();
    }
  }
}
