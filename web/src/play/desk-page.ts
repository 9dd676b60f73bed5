import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { untilReachable } from "../core/retry";
import { allGames } from "../core/services";
import { settings } from "../core/settings";
import type { Desk } from "./desk";

interface Closeable {
  close(): void;
}

/** A desk at a table. When the language changes, `retell` asks for all texts anew. */
type TableDesk = Desk & Closeable & { retell(): void };

/**
 * A page about one table or board: it opens a desk there, and closes it when it shows another one or is left.
 *
 * `Source` is what a desk is made of, and asked for first.
 */
export abstract class DeskPage<Source extends Closeable, D extends TableDesk> extends LightElement {
  /** What is opened: for a table its name. */
  @property({ attribute: false }) address = "";
  @state() desk: D | undefined;
  /** Why there is no table to show. */
  @state() protected trouble: unknown;
  private language = settings.get("language");

  protected abstract fetch(address: string): Promise<Source>;
  protected abstract deskOf(source: Source): D;
  /** The desk is there, or shows something else. */
  protected abstract onChanged(desk: D): void;
  protected abstract readonly onKey: (e: KeyboardEvent) => void;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    this.desk?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("address")) {
      void this.open();
    }
    if (this.language !== settings.get("language")) {
      this.language = settings.get("language");
      this.desk?.retell();
    }
  }

  private async open(): Promise<void> {
    const { address } = this;
    const isWanted = (): boolean => this.isConnected && this.address === address;
    this.desk?.close();
    this.desk = undefined;
    this.trouble = undefined;
    try {
      const source = await untilReachable(() => this.fetch(address), isWanted);
      if (isWanted()) {
        this.sitDown(this.deskOf(source));
      } else {
        source.close();
      }
    } catch (e) {
      this.trouble = e;
    }
  }

  private sitDown(desk: D): void {
    desk.addEventListener("changed", () => this.onChanged(desk));
    this.desk = desk;
    this.onChanged(desk);
    // For the names of endings, and of games that the client knows nothing of.
    void allGames().then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }
}
