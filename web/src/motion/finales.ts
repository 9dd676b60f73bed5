import type { Finale } from "../board/game";
import { Steps } from "./steps";

/** Whoever goes farther than this through a game does not want to wait for what is counted on the way. */
const MOST_PLIES = 6;

/** Shows what a game has for the end of itself or of a round, step by step when it is reached, else all at once. */
export class Finales {
  private ply: number | undefined;
  private steps: Steps | undefined;

  /** @param finaleOf what the game has for the position that is shown */
  constructor(
    private readonly finaleOf: () => Finale | undefined,
    private readonly onStep: () => void,
  ) {}

  /** How many steps are shown; nothing if there are none. */
  get shown(): number | undefined {
    return this.steps?.shown;
  }

  get isRunning(): boolean {
    return this.steps?.isRunning ?? false;
  }

  /** How long what is left of it takes. */
  get millis(): number {
    return this.steps?.duration ?? 0;
  }

  /** So many plies are shown now. Returns for how long nothing else should happen. */
  note(ply: number): number {
    if (ply === this.ply) {
      return 0;
    }
    const isReached = this.ply !== undefined && ply > this.ply && ply - this.ply <= MOST_PLIES;
    this.ply = ply;
    this.steps?.skip();
    const finale = this.finaleOf();
    this.steps = finale && new Steps(finale.steps, finale.millis, this.onStep);
    if (!isReached) {
      this.steps?.skip();
    }
    return this.millis;
  }

  /** Shows all of it; whether there was something left. */
  skip(): boolean {
    const { isRunning } = this;
    this.steps?.skip();
    return isRunning;
  }
}
