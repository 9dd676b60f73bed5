import type { LogLine } from "../api/schema";
import { engine } from "../core/services";
import { type Language, settings } from "../core/settings";
import type { Ply } from "../play/history";
import type { TableSession } from "./table-session";

/** What happened at a table, in sentences, as far as they have been asked for. */
export class TableLog {
  lines: readonly LogLine[] = [];
  private language: Language = settings.get("language");
  private as: number | undefined;
  private isAsking = false;

  constructor(
    private readonly session: TableSession,
    /** Hears what is new; on arriving at a table, only the last of it. */
    private readonly onTold: (news: readonly LogLine[]) => void,
  ) {}

  /** Asks for what is missing; once at a time, and again if something happened meanwhile. */
  async keepUp(): Promise<void> {
    if (this.isAsking || this.isComplete) {
      return;
    }
    this.isAsking = true;
    let plies: readonly Ply[];
    do {
      ({ plies } = this.session.history);
      await this.ask();
    } while (plies !== this.session.history.plies || !this.isForPresent);
    this.isAsking = false;
  }

  private get isComplete(): boolean {
    const { plies } = this.session.history;
    return this.lines.length === plies.length && this.lines.at(-1)?.v === plies.at(-1)?.v && this.isForPresent;
  }

  /** Whether it is told in the language and with the eyes of now. */
  private get isForPresent(): boolean {
    return this.language === settings.get("language") && this.as === this.session.as;
  }

  private async ask(): Promise<void> {
    const { plies } = this.session.history;
    const known = this.isForPresent ? this.lines.filter((line, i) => line.v === plies[i]?.v) : [];
    this.language = settings.get("language");
    this.as = this.session.as;
    this.lines = known;
    try {
      const news = await engine.tell(this.session.line(), known.at(-1)?.v ?? 0);
      // What another one at this screen may know is not for whoever has sat down meanwhile.
      if (this.isForPresent) {
        this.lines = [...known, ...news];
        this.onTold(known.length === 0 ? news.slice(-1) : news);
      }
    } catch {
      // It comes with the next event.
    }
  }
}
