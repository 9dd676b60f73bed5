import { Refusal } from "../api/client";
import { engine } from "../core/services";
import { uiOf } from "../games/registry";
import type { Lost, TableSession } from "./table-session";

/**
 * Plays for the computers of a table from this browser, so that the server need not think for them: where one person
 * plays against computers alone, nothing is secret and no clock runs. If nothing is played here, the server does it.
 */
export class AgentsHere {
  private isThinking = false;

  constructor(private readonly session: TableSession) {
    session.addEventListener("changed", () => void this.think());
    session.addEventListener("lost", this.onLost);
    void this.think();
  }

  private async think(): Promise<void> {
    if (this.isThinking) {
      return;
    }
    this.isThinking = true;
    for (let level = this.level; level !== undefined; level = this.level) {
      await this.play(level);
    }
    this.isThinking = false;
  }

  /** The level of the computer that is to act, if it is thought for here. */
  private get level(): number | undefined {
    const { session } = this;
    const { status, by, clock, seats, game, options } = session.present.table;
    const isAlone = seats.every(({ you, gone, kind }) => (you && !gone) || kind === "agent") && session.isAlone;
    const isFair = isAlone && !clock && !(uiOf(game).hasSecrets?.(options) ?? false);
    const isReady = session.thinks && session.isWhole && session.isSettled;
    return isReady && isFair && status === "playing" ? seats.find(({ seat }) => seat === by)?.level : undefined;
  }

  private async play(level: number): Promise<void> {
    const { session } = this;
    const line = session.line(session.present.plies.length);
    const token = await engine.play(line, level).catch(() => undefined);
    if (token === undefined) {
      session.stopThinking();
    } else if (this.level !== undefined && tokensOf(session) === line.plies.join(" ")) {
      await session.play(token);
    }
  }

  /** If the server was faster, it may go on; but a server that does not want this plays by itself. */
  private readonly onLost = (e: Event): void => {
    const { plies, reason } = (e as CustomEvent<Lost>).detail;
    const isTheirs = plies.some(({ by }) => !this.session.own.includes(by));
    if (isTheirs && reason instanceof Refusal && reason.fault.error !== "stale") {
      this.session.stopThinking();
    }
  };
}

function tokensOf({ present }: TableSession): string {
  return present.plies.map(({ token }) => token).join(" ");
}
