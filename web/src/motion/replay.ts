/** Steps through a game by itself, one moment after the other. */
export class Replay {
  isOn = false;
  private timer = 0;

  /**
   * @param show shows the moment after so many plies; which comes next, unless it was the last or somebody went elsewhere
   * @param stay for how many milliseconds what is shown stays
   * @param onEnd the last moment is shown
   */
  constructor(
    private readonly show: (ply: number) => Promise<number | undefined>,
    private readonly stay: () => number,
    private readonly onEnd: () => void,
  ) {}

  start(from: number): void {
    this.stop();
    this.isOn = true;
    void this.goOn(from);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isOn = false;
  }

  /** However late a moment comes, it stays as long as it should. */
  private async goOn(ply: number): Promise<void> {
    const next = await this.show(ply);
    if (this.isOn && next !== undefined) {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.goOn(next), this.stay());
    } else if (this.isOn) {
      this.stop();
      this.onEnd();
    }
  }
}
