import type { AnalysisLine } from "../api/schema";
import { cores } from "./cores";
import { merged } from "./merge";
import type { Question } from "./question";
import { RulesWorker } from "./rules-worker";

/** Workers that have had nothing to think about for so long are ended. */
const IDLE_MILLIS = 20_000;

/**
 * Workers that think about one position until somebody looks elsewhere, each with a tree of its own that grows from
 * question to question. Questions are short, so that a worker is soon free for another position.
 */
export class Ponderers {
  private workers: RulesWorker[] = [];
  /** What they think about: they are made anew for another game, which code that has run for this one would slow down. */
  private game: unknown;
  private busy = 0;
  private timer = 0;

  /** What all of them together have found so far, as often as one of them has found out more. */
  async *values(question: Question, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    const found: (AnalysisLine | undefined)[] = [];
    const stop = new AbortController();
    let [wake, isNews, failure, left] = [() => {}, false, undefined as unknown, 0];
    const tell = (): void => {
      isNews = true;
      wake();
    };
    signal.addEventListener("abort", tell);
    this.begin();
    for (const [i, worker] of this.crew(question.fields.game).entries()) {
      left++;
      const hear = (line: AnalysisLine): void => {
        found[i] = line;
        tell();
      };
      void think(worker, seeded(question, i + 1), [signal, stop.signal], hear)
        .catch((e: unknown) => (failure = e))
        .finally(() => {
          left--;
          tell();
        });
    }
    try {
      while (!signal.aborted && failure === undefined && (left > 0 || isNews)) {
        isNews = false;
        const known = found.filter((line) => line !== undefined);
        if (known.length > 0) {
          yield merged(known);
        }
        if (!isNews && left > 0) {
          await new Promise<void>((resolve) => (wake = resolve));
        }
      }
      if (failure !== undefined && !signal.aborted) {
        throw failure;
      }
    } finally {
      stop.abort();
      signal.removeEventListener("abort", tell);
      this.end(failure !== undefined && !signal.aborted);
    }
  }

  private crew(game: unknown): readonly RulesWorker[] {
    if (game !== this.game) {
      this.dismiss();
      this.game = game;
    }
    while (this.workers.length < cores()) {
      this.workers.push(new RulesWorker());
    }
    return this.workers;
  }

  private begin(): void {
    this.busy++;
    clearTimeout(this.timer);
  }

  private end(isBroken: boolean): void {
    this.busy--;
    if (isBroken) {
      this.dismiss();
    } else if (this.busy === 0) {
      this.timer = window.setTimeout(() => this.dismiss(), IDLE_MILLIS);
    }
  }

  private dismiss(): void {
    for (const worker of this.workers) {
      worker.end();
    }
    this.workers = [];
  }
}

/** Asks one worker again and again, until what it has found is final. */
async function think(
  worker: RulesWorker,
  question: Question,
  signals: readonly AbortSignal[],
  hear: (line: AnalysisLine) => void,
): Promise<void> {
  for (let isFinal = false; !isFinal && signals.every(({ aborted }) => !aborted); ) {
    const line = await worker.ask<AnalysisLine>(question);
    isFinal = line.final;
    hear(line);
  }
}

function seeded(question: Question, seed: number): Question {
  return { ...question, fields: { ...question.fields, seed } };
}
