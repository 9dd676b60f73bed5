/** Steps through a game by itself, one moment after the other. */
export class Replay {
  isOn = false;
  private timer = 0;

  /**
   * @param show shows the moment after so many plies; whether there is more, and nobody has gone elsewhere
   * @param stay for how many milliseconds what is shown stays
   * @param onEnd the last moment is shown
   */
  constructor(
    private readonly show: (ply: number) => Promise<boolean>,
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
    const hasMore = await this.show(ply);
    if (this.isOn && hasMore) {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.goOn(ply + 1), this.stay());
    } else if (this.isOn) {
      this.stop();
      this.onEnd();
    }
  }
}
