import type { Presence, Update } from "./schema";

export type WireState = "connecting" | "open" | "lost";

/** What is told: a change, how many watch, or which players are there. */
type Message = Update | { readonly watchers: number } | { readonly presence: readonly Presence[] };

/** What the other side must know to tell what is missing. */
export interface Wanted {
  /** The last event that is known; 0 to be told everything. */
  readonly since: number;
  /** The language of sentences. */
  readonly lang: string;
  /** The seat whose eyes look, where that is one of several. */
  readonly as: number | undefined;
  /** Whether this side thinks for the computers, where that is allowed. */
  readonly thinks?: boolean;
  /** Whether this side only glances at the table, and is nobody who watches. */
  readonly glances?: boolean;
}

export interface WireListener {
  /** Asked for whenever a connection is made. */
  readonly wanted: Wanted;
  onUpdate(update: Update): void;
  onState(state: WireState): void;
  onWatchers(watchers: number): void;
  onPresence(presence: readonly Presence[]): void;
}

/** The updates of a table as they happen; after an interruption it goes on where it was. */
export class Wire {
  private socket: WebSocket | undefined;
  private timer = 0;
  private attempts = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly listener: WireListener,
  ) {
    this.connect();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.drop();
  }

  /** Something else is wanted now. */
  reconnect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  }

  /** Nothing that this socket still says is heard. */
  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?${query(this.listener.wanted)}`,
    );
    const ifPresent = (act: () => void) => () => this.socket === socket && act();
    socket.onopen = ifPresent(() => {
      this.attempts = 0;
      this.listener.onState("open");
    });
    socket.onmessage = ({ data }) => ifPresent(() => this.receive(JSON.parse(String(data)) as Message))();
    socket.onclose = ifPresent(() => this.lose());
    this.socket = socket;
  }

  private receive(message: Message): void {
    if ("watchers" in message) {
      this.listener.onWatchers(message.watchers);
    } else if ("presence" in message) {
      this.listener.onPresence(message.presence);
    } else {
      this.listener.onUpdate(message);
    }
  }

  private lose(): void {
    this.listener.onState("lost");
    this.attempts++;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.attempts));
  }

  /** The line is back, or somebody looks again: not the time to wait. */
  private readonly retry = (): void => {
    if (!this.isClosed && this.socket?.readyState === WebSocket.CLOSED && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };
}

function query({ since, lang, as, thinks, glances }: Wanted): string {
  const eyes = as === undefined ? "" : `&as=${as}`;
  const ways = `${thinks ? "&thinks=true" : ""}${glances ? "&glances=true" : ""}`;
  return `tell=updates&watchers=true&presence=true&since=${since}&lang=${lang}${eyes}${ways}`;
}
