import type { AnalysisLine, Table } from "../api/schema";
import { announce, complain } from "../core/announce";
import { spoken } from "../core/sentence";
import { engine } from "../core/services";
import { settings } from "../core/settings";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { uiOf } from "../games/registry";
import { type Advice, adviceOf, adviceTitle, answerIn, stepsPlayed } from "../play/advice";
import type { Ply } from "../play/history";
import type { TableHost } from "../session/table-host";
import type { TableSession } from "../session/table-session";

/** Simulated games, so that the same position gets the same advice whenever it is asked for. */
const NODES = 40_000;

/** Advice that holds, how many of its steps were played, and whether its words are shown. */
export interface Advised {
  readonly advice: Advice;
  readonly played: number;
  readonly isOpen: boolean;
}

/** The advice that somebody has asked for last. */
export class Hints {
  isThinking = false;
  private advice: Advice | undefined;
  /** After how many plies it was asked for. */
  private at = 0;
  /** Whether its words are shown; its marks stay when they are closed. */
  private isOpen = false;

  constructor(private readonly onChanged: () => void) {}

  /** Asks for advice after a line; nobody needs it if it is not wanted any more. */
  async ask({ host, table }: TableSession, line: Line, isWanted: () => boolean): Promise<void> {
    this.isThinking = true;
    announce(t().hintThinking);
    this.onChanged();
    try {
      const found = await adviceAt(host, line);
      const advice = found && (await withReasons(found, line, table));
      if (advice && isWanted()) {
        this.advice = advice;
        this.isOpen = true;
        this.at = line.plies.length;
        const steps = advice.turn.map(({ text }) => spoken(text, table.seats));
        announce(`${adviceTitle(advice)} ${steps.join(t().comma)}`);
      }
    } catch (e) {
      complain(e, table.seats);
    }
    this.isThinking = false;
    this.onChanged();
  }

  forget(): void {
    this.advice = undefined;
  }

  /** Its words have been read; its marks stay as long as it holds. */
  close(): void {
    this.isOpen = false;
    this.onChanged();
  }

  /** Advice holds for the position that it was asked for, and on as long as its steps are played. */
  after(plies: readonly Ply[]): Advised | undefined {
    const advice = this.advice;
    const played = plies.length >= this.at ? advice && stepsPlayed(advice, plies.slice(this.at)) : undefined;
    return advice && played !== undefined ? { advice, played, isOpen: this.isOpen } : undefined;
  }
}

/** What search advises to whoever acts at the end of a table's line. */
async function adviceAt(host: TableHost, line: Line): Promise<Advice | undefined> {
  let last: AnalysisLine | undefined;
  for await (const found of host.hint(line, NODES)) {
    last = found;
  }
  const advice = last && adviceOf(last);
  return advice && withAnswer(advice, line);
}

/** What the turn changes; where that depends on what the viewer may not know, what is at stake now. */
async function withReasons(advice: Advice, line: Line, { game, view, seats }: Table): Promise<Advice> {
  const { reason } = uiOf(game);
  const tokens = advice.turn.map(({ token }) => token);
  const after = reason && (await engine.preview(line, tokens).catch(() => undefined));
  const reasons = reason?.(view, after?.view ?? view, line.viewer, seats, settings.get("language")) ?? [];
  return reasons.length > 0 ? { ...advice, reasons } : advice;
}

/** Where nothing is hidden, what search expects next is told, too. */
async function withAnswer(advice: Advice, line: Line): Promise<Advice> {
  const { table: _, ...imagined } = line;
  const plies = [...line.plies, ...advice.best.line];
  const log = line.plies.includes("") ? [] : await engine.tell({ ...imagined, plies }).catch(() => []);
  const first = line.plies.length;
  const answer = answerIn(log.slice(first + advice.turn.length), log[first]?.by ?? 0);
  return answer ? { ...advice, answer } : advice;
}
