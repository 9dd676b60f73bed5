import { isStill } from "./pace";

/** Counts up, one by one, while somebody looks: what a finale shows next. */
export class Steps {
  /** How many are shown. */
  shown = 0;
  private timer = 0;

  constructor(
    readonly all: number,
    private readonly millis: number,
    private readonly onStep: () => void,
  ) {
    if (isStill()) {
      this.shown = all;
    } else {
      this.wait();
    }
  }

  get isRunning(): boolean {
    return this.shown < this.all;
  }

  /** How long what is left takes. */
  get duration(): number {
    return (this.all - this.shown) * this.millis;
  }

  /** All of it is shown now. */
  skip(): void {
    clearTimeout(this.timer);
    this.shown = this.all;
  }

  private wait(): void {
    this.timer = window.setTimeout(() => {
      this.shown += 1;
      if (this.isRunning) {
        this.wait();
      }
      this.onStep();
    }, this.millis);
  }
}
