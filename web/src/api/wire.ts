import type { Event } from "./schema";

export type WireState = "connecting" | "open" | "lost";

/** What is told: an event, or how many watch. */
type Message = Event | { readonly watchers: number };

/** The events of a table as they happen; after an interruption it goes on where it was. */
export class Wire {
  private socket: WebSocket | undefined;
  private timer = 0;
  private attempts = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private since: number,
    /** The seat whose eyes look, where that is one of several. */
    private readonly as: number | undefined,
    private readonly onEvent: (event: Event) => void,
    private readonly onState: (state: WireState) => void,
    private readonly onWatchers: (watchers: number) => void,
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
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?watchers=true&since=${this.since}${this.eyes}`,
    );
    this.socket.onopen = () => {
      this.attempts = 0;
      this.onState("open");
    };
    this.socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Message);
    this.socket.onclose = () => this.lose();
  }

  private get eyes(): string {
    return this.as === undefined ? "" : `&as=${this.as}`;
  }

  private receive(message: Message): void {
    if ("watchers" in message) {
      this.onWatchers(message.watchers);
    } else if (message.v > this.since) {
      // Events that were seen already change nothing.
      this.since = message.v;
      this.onEvent(message);
    }
  }

  private lose(): void {
    if (!this.isClosed) {
      this.onState("lost");
      this.attempts++;
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.attempts));
    }
  }

  /** The line is back, or somebody looks again: not the time to wait. */
  private readonly retry = (): void => {
    if (!this.isClosed && this.socket?.readyState === WebSocket.CLOSED && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };
}
