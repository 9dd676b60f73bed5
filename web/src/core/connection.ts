import { isSite } from "./site";

/** Whether the server answers; `none` where there is none to ask. */
export type Reach = "unknown" | "there" | "away" | "none";

/** What is known of the way to the server. Fires `change` when it is lost, and when it is there again. */
class Connection extends EventTarget {
  reach: Reach = isSite ? "none" : "unknown";

  /** Whether nothing can be asked of a server at the moment. */
  get isOffline(): boolean {
    return this.reach === "away" || this.reach === "none";
  }

  /** A request was answered, or nobody was there to answer it. */
  note(isThere: boolean): void {
    const wasOffline = this.isOffline;
    if (this.reach !== "none") {
      this.reach = isThere ? "there" : "away";
    }
    if (this.isOffline !== wasOffline) {
      this.dispatchEvent(new Event("change"));
    }
  }
}

export const connection = new Connection();
