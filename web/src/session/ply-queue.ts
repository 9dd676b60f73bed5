import { Refusal, Unreachable } from "../api/client";
import type { Ply } from "../play/history";
import { type PendingPly, settle } from "./pending";

const FIRST_PAUSE_MILLIS = 300;
const LONGEST_PAUSE_MILLIS = 4000;
/** So often it may fail before somebody is told that it takes longer. */
const FAILURES_UNTOLD = 2;

/** The table that a queue plays at. */
export interface QueueTable {
  /** The last event that is known of it. */
  readonly version: number;
  send(body: { token: string; basedOn: number; key: string }): Promise<{ version: number }>;
  /** Until everything up to an event is known; never if nothing is heard of the table any more. */
  reached(version: number): Promise<void>;
  /** Whether a ply may still be played as the table stands. */
  mayPlay(ply: PendingPly): boolean;
  /** There are more plies in the queue, or fewer, or one was taken. */
  onQueue(): void;
  /** Plies will not be played. */
  onLost(plies: readonly PendingPly[], reason: unknown): void;
  /** The table can't be reached, and plies wait. */
  onStalled(): void;
}

/**
 * Plies that were played here and are not confirmed by the table. They are sent one after the other, each until the
 * table answers; if it refuses one, those after it are lost, too.
 */
export class PlyQueue {
  plies: readonly PendingPly[] = [];
  /** The keys of those that the table has taken, though it has not told so. */
  private readonly taken = new Set<string>();
  /** The last event that the table has answered with. */
  private answered = 0;
  private sending: PendingPly | undefined;
  private wake = (): void => {};

  constructor(private readonly table: QueueTable) {}

  /** Whether something would be lost if nothing were sent any more. */
  get hasUnsent(): boolean {
    return this.next !== undefined;
  }

  has({ key }: PendingPly): boolean {
    return this.plies.some((ply) => ply.key === key);
  }

  add(token: string, by: number): PendingPly {
    const ply = { token, by, key: freshKey(), after: this.table.version };
    this.set([...this.plies, ply]);
    void this.sendAll();
    return ply;
  }

  /** The table stands like this now. Returns the numbers of the events that confirm plies. */
  confirm(plies: readonly Ply[]): readonly number[] {
    const { confirmed, left } = settle(this.plies, plies);
    this.plies = left;
    return confirmed;
  }

  /** Takes back the last one if it was not sent. */
  dropLast(): PendingPly | undefined {
    const last = this.plies.at(-1);
    if (!last || this.taken.has(last.key) || this.sending?.key === last.key) {
      return undefined;
    }
    this.set(this.plies.slice(0, -1));
    return last;
  }

  /** Gives up all but the first so many. */
  lose(from: number, reason: unknown): void {
    const lost = this.plies.slice(from);
    if (lost.length > 0) {
      this.set(this.plies.slice(0, from));
      this.table.onLost(lost, reason);
    }
  }

  /** The line is back: not the time to wait. */
  hurry(): void {
    this.wake();
  }

  private get next(): PendingPly | undefined {
    return this.plies.find(({ key }) => !this.taken.has(key));
  }

  private set(plies: readonly PendingPly[]): void {
    this.plies = plies;
    this.table.onQueue();
  }

  private async sendAll(): Promise<void> {
    if (this.sending) {
      return;
    }
    let failures = 0;
    for (let ply = this.next; ply; ply = this.next) {
      this.sending = ply;
      const isAnswered = await this.send(ply).catch((e: unknown) => this.recover(ply!, e));
      failures = isAnswered ? 0 : failures + 1;
      if (failures > 0) {
        if (failures === FAILURES_UNTOLD) {
          this.table.onStalled();
        }
        await this.pause(failures);
      }
    }
    this.sending = undefined;
  }

  private async send({ token, key }: PendingPly): Promise<boolean> {
    const { version } = this.table;
    // What is known already is not this ply, or it would be confirmed.
    this.plies = this.plies.map((ply) => ({ ...ply, after: Math.max(ply.after, version) }));
    const basedOn = Math.max(this.answered, version);
    this.answered = (await this.table.send({ token, basedOn, key })).version;
    this.taken.add(key);
    this.table.onQueue();
    return true;
  }

  /** Whether the table has answered at all. */
  private async recover(ply: PendingPly, e: unknown): Promise<boolean> {
    if (e instanceof Unreachable || (e instanceof Refusal && isPassing(e))) {
      return false;
    }
    if (e instanceof Refusal && e.fault.error === "stale") {
      // Somebody has given up, or something was taken back: what was meant still holds if it is still legal.
      await this.table.reached(e.fault.version ?? 0);
      this.answered = 0;
      if (this.table.mayPlay(ply)) {
        return true;
      }
    }
    const index = this.plies.findIndex(({ key }) => key === ply.key);
    if (index >= 0) {
      this.lose(index, e);
    }
    return true;
  }

  private pause(failures: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS * 2 ** (failures - 1)));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The server had no time for it; nothing is wrong with the ply. */
function isPassing({ fault: { error } }: Refusal): boolean {
  return error === "busy" || error === "too-many";
}

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
