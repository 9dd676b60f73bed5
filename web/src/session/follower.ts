import type { Table } from "../api/schema";
import { isStill, pauseMillis } from "../motion/pace";
import type { Ply } from "../play/history";
import type { Shown } from "./pending";

/** A position on the way to the present. */
export interface Glimpse {
  readonly view: NonNullable<Table["view"]>;
  readonly by: Table["by"];
}

/** What a follower must know of the table. */
export interface Followed {
  /** Whether a ply is shown at once, because it was played here. */
  isOwn(ply: Ply): boolean;
  /** Whether a ply needs no moment of its own, because nothing is seen of it. */
  isQuiet(ply: Ply): boolean;
  /** The position after so many plies. */
  glimpse(ply: number): Promise<Glimpse>;
  /** One more ply is shown, or all of them. */
  onFollowed(): void;
}

/**
 * Shows plies of others one after the other, however fast they come: each stays alone on the board for a moment. Own plies
 * are shown at once. If many wait, it hurries; whoever has seen enough skips the rest.
 */
export class Follower {
  private present: Shown | undefined;
  /** How many plies are shown. */
  private at = 0;
  /** Positions that were here once, by their number of plies. */
  private readonly glimpses = new Map<number, Glimpse>();
  private timer = 0;
  /** When the next ply of others may be shown. */
  private next = 0;
  private isAsking = false;

  constructor(private readonly table: Followed) {
    document.addEventListener("visibilitychange", this.advance);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.advance);
    clearTimeout(this.timer);
  }

  /** Whether something has happened that is not shown yet. */
  get isBehind(): boolean {
    return this.present !== undefined && this.at < this.present.plies.length;
  }

  /** What is shown. */
  get shown(): Shown | undefined {
    const { present, at } = this;
    if (!present || !this.isBehind) {
      return present;
    }
    const glimpse = this.glimpses.get(at);
    if (!glimpse) {
      return present;
    }
    const unconfirmed = present.plies.length - present.ahead;
    return {
      table: { ...unfinished(present.table), ...glimpse },
      log: present.log.slice(0, at),
      plies: present.plies.slice(0, at),
      ahead: Math.max(0, at - unconfirmed),
    };
  }

  /** The view after so many plies, if it was here. */
  viewAt(ply: number): unknown {
    return this.glimpses.get(ply)?.view;
  }

  /** The table stands like this now. */
  note(present: Shown): void {
    const { plies, table } = present;
    const kept = this.present ? sameBeginning(this.present.plies, plies) : 0;
    for (const ply of this.glimpses.keys()) {
      if (ply > kept) {
        this.glimpses.delete(ply);
      }
    }
    if (table.view) {
      this.glimpses.set(plies.length, { view: table.view, by: table.by });
    }
    const isOn = this.present !== undefined && kept >= this.at && table.status !== "open";
    this.present = present;
    if (isOn && !isStill()) {
      this.goOn();
    } else {
      this.at = plies.length;
    }
  }

  /** All will be told with other eyes: nothing of what was known before may be shown. */
  forget(): void {
    clearTimeout(this.timer);
    this.present = undefined;
    this.glimpses.clear();
  }

  /** What is shown now stays so much longer. */
  hold(millis: number): void {
    this.next += millis;
  }

  /** All is shown now. */
  skip(): void {
    clearTimeout(this.timer);
    this.next = 0;
    if (this.isBehind) {
      this.at = this.present?.plies.length ?? 0;
      this.table.onFollowed();
    }
  }

  /** Shows what may be shown now, and waits for the rest. */
  private goOn(): void {
    clearTimeout(this.timer);
    if (!this.present || !this.isBehind || this.isAsking) {
      return;
    }
    const isOwn = this.table.isOwn(this.present.plies[this.at]!);
    const wait = isOwn ? 0 : this.next - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(this.advance, wait);
    } else if (isOwn || !document.hidden) {
      this.show(this.present.plies);
    }
  }

  private readonly advance = (): void => {
    const before = this.at;
    this.goOn();
    if (this.at !== before) {
      this.table.onFollowed();
    }
  };

  /** Shows the next ply, and those after it that need no moment of their own. */
  private show(plies: readonly Ply[]): void {
    let to = this.at + 1;
    while (to < plies.length && (this.table.isOwn(plies[to]!) || this.table.isQuiet(plies[to]!))) {
      to += 1;
    }
    if (to < plies.length && !this.glimpses.has(to)) {
      void this.ask(to, plies);
    } else {
      this.at = to;
      this.next = performance.now() + pauseMillis(plies.length - to);
      this.goOn();
    }
  }

  private async ask(ply: number, plies: readonly Ply[]): Promise<void> {
    this.isAsking = true;
    const found = await this.table.glimpse(ply).catch(() => undefined);
    this.isAsking = false;
    if (!found) {
      this.skip();
      return;
    }
    if (sameBeginning(plies, this.present?.plies ?? []) >= ply) {
      this.glimpses.set(ply, found);
    }
    this.advance();
  }
}

/** How many plies two lists begin with alike. */
function sameBeginning(one: readonly Ply[], other: readonly Ply[]): number {
  const different = one.findIndex(({ token, by }, i) => other[i]?.token !== token || other[i]?.by !== by);
  return different === -1 ? one.length : different;
}

/** As it was before anybody could know how it ends. */
function unfinished(table: Shown["table"]): Shown["table"] {
  return { ...table, status: "playing", winners: null, scores: null, ending: null, legal: [], moves: [], prompt: "" };
}
