import { Refusal } from "../api/client";
import { engine } from "../core/services";
import type { Line } from "../engine/engine";
import { meantFor, type PendingPly, type Sight } from "./pending";
import type { PlyQueue } from "./ply-queue";

/** Finds out where the plies of a queue lead, as far as the rules run here. */
export class Foresight {
  /** Where they lead, one by one. */
  sights: readonly Sight[] = [];
  /** Whether it is being found out, which takes a moment. */
  isLooking = false;

  constructor(
    private readonly queue: PlyQueue,
    private readonly onSight: () => void,
  ) {}

  /** @param line ends with all plies of the queue */
  async look(line: Line): Promise<void> {
    const pending = this.queue.plies;
    const answer = engine.ahead(line, pending.length);
    if (!answer) {
      return;
    }
    this.isLooking = true;
    try {
      const ahead = await answer;
      this.isLooking = false;
      const meant = ahead ? meantFor(pending, ahead.lines) : pending.length;
      if (meant < pending.length) {
        this.giveUp(pending[meant], undefined);
      } else if (ahead) {
        this.sights = [...this.sights, { tokens: line.plies, ahead }];
        this.onSight();
      }
    } catch (e) {
      this.isLooking = false;
      // What can't be played here would be refused there, too; whatever else is wrong is told by the table.
      if (e instanceof Refusal) {
        this.giveUp(pending[(e.fault.index ?? 0) - (line.plies.length - pending.length)], e);
      }
    }
  }

  /** Gives up a ply and those after it. */
  private giveUp(wrong: PendingPly | undefined, reason: unknown): void {
    const index = this.queue.plies.findIndex(({ key }) => key === wrong?.key);
    if (index >= 0) {
      this.queue.lose(index, reason);
    }
  }
}
