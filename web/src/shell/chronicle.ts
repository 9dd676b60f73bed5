import type { Told } from "../api/schema";
import type { Ply } from "./history";
import { engine } from "./services";
import { type Language, settings } from "./settings";
import type { Sitting } from "./sitting";

/** What happened at a table, in sentences, as far as they have been asked for. */
export class Chronicle {
  told: readonly Told[] = [];
  private language: Language = settings.get("language");
  private as: number | undefined;
  private isAsking = false;

  constructor(
    private readonly sitting: Sitting,
    /** Hears what is new; on arriving at a table, only the last of it. */
    private readonly onTold: (news: readonly Told[]) => void,
  ) {}

  /** Asks for what is missing; once at a time, and again if something happened meanwhile. */
  async keepUp(): Promise<void> {
    if (this.isAsking || this.isComplete) {
      return;
    }
    this.isAsking = true;
    let plies: readonly Ply[];
    do {
      ({ plies } = this.sitting.history);
      await this.ask();
    } while (plies !== this.sitting.history.plies || !this.isForPresent);
    this.isAsking = false;
  }

  private get isComplete(): boolean {
    const { plies } = this.sitting.history;
    return this.told.length === plies.length && this.told.at(-1)?.v === plies.at(-1)?.v && this.isForPresent;
  }

  /** Whether it is told in the language and with the eyes of now. */
  private get isForPresent(): boolean {
    return this.language === settings.get("language") && this.as === this.sitting.as;
  }

  private async ask(): Promise<void> {
    const { plies } = this.sitting.history;
    const known = this.isForPresent ? this.told.filter((line, i) => line.v === plies[i]?.v) : [];
    this.language = settings.get("language");
    this.as = this.sitting.as;
    this.told = known;
    try {
      const news = await engine.tell(this.sitting.line(), known.at(-1)?.v ?? 0);
      // What another one at this screen may know is not for whoever has sat down meanwhile.
      if (this.isForPresent) {
        this.told = [...known, ...news];
        this.onTold(known.length === 0 ? news.slice(-1) : news);
      }
    } catch {
      // It comes with the next event.
    }
  }
}
