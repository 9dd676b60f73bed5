import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Game, Table } from "../api/schema";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import "./game-card";
import "./import-dialog";
import "./name-field";
import { connection } from "../core/connection";
import "./puzzle-of-the-day";
import { LightElement } from "../core/element";
import { allGames, client, isKnown, playsHere } from "../core/services";
import { settings } from "../core/settings";
import type { tables } from "../local/tables";
import "./table-card";
import "./home-page.css";

type LocalTables = typeof tables;

const REFRESH_MILLIS = 10_000;
const MOST_RUNNING = 30;
/** So many tables are shown at once on a narrow screen and on a wide one; the others on demand. */
const [FEW, MANY] = [3, 8];

/** The games and the ways in; one's own tables; tables that wait for somebody. */
@customElement("home-page")
export class HomePage extends LightElement {
  @state() private games: readonly Game[] = [];
  /** One's tables on the server. */
  @state() private mine: readonly Table[] = [];
  /** One's tables in this browser. */
  @state() private here: readonly Table[] = [];
  @state() private open: readonly Table[] = [];
  @state() private playing: readonly Table[] = [];
  @state() private isAllShown = false;
  private language = "";
  private timer = 0;
  private tables: LocalTables | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(this.onRound, REFRESH_MILLIS);
    document.addEventListener("visibilitychange", this.onRound);
    addEventListener("online", this.onRound);
    connection.addEventListener("change", this.onReach);
    void this.refresh();
    void this.lookHere();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.onRound);
    removeEventListener("online", this.onRound);
    connection.removeEventListener("change", this.onReach);
    this.tables?.removeEventListener("change", this.onTables);
    setTabTitle("", false);
  }

  private readonly onRound = (): void => void this.refresh();

  /** The server has gone, or is back: the games may be others. */
  private readonly onReach = (): void => {
    this.language = "";
    this.requestUpdate();
  };

  /** Reads what this browser keeps, and hears of all that changes there. */
  private async lookHere(): Promise<void> {
    const { tables } = await import("../local/tables");
    this.tables = tables;
    if (this.isConnected) {
      tables.addEventListener("change", this.onTables);
      this.onTables();
    }
  }

  private readonly onTables = (): void => {
    void this.tables?.list().then(
      (here) => (this.here = here),
      () => undefined, // A browser that keeps nothing has nothing to show.
    );
  };

  protected override willUpdate(): void {
    if (this.language !== settings.get("language")) {
      this.language = settings.get("language");
      void this.load();
    }
  }

  private async load(): Promise<void> {
    try {
      this.games = await allGames();
    } catch {
      this.language = "";
      setTimeout(() => this.requestUpdate(), 2000);
    }
  }

  /** Even from a tab in the background one's own tables call. */
  private async refresh(): Promise<void> {
    try {
      this.mine = (await isKnown()) ? await client.get<Table[]>("/tables?mine=true&limit=30") : [];
      setTabTitle(
        "",
        this.isConnected && this.mine.some((table) => isWaiting(table) && table.seats.some((seat) => !seat.you)),
      );
      if (!document.hidden) {
        this.open = await othersTables("open");
        this.playing = await othersTables("playing");
      }
    } catch {
      // Next time, perhaps. Until then these can't be reached.
      if (connection.isOffline) {
        this.mine = this.open = this.playing = [];
      }
    }
  }

  protected override render(): TemplateResult {
    const text = t();
    return html`
      <h1 class="tagline">${text.tagline(this.games.length)}</h1>
      ${this.running()}
      ${this.note()}
      <div class="cards">
        ${this.games.map((game) => html`<game-card .game=${game}></game-card>`)}
      </div>
      ${this.games.length === 0 ? html`<p class="note">${text.loading}</p>` : nothing}
      <puzzle-of-the-day></puzzle-of-the-day>
      <div class="home-more">
        ${this.openTables()}
        ${
          this.playing.length === 0
            ? nothing
            : html`<section class="to-watch"><h2>${text.toWatch}</h2>${list(this.playing)}</section>`
        }
        <section>
          <h2>${text.bringRecord}</h2>
          <import-dialog></import-dialog>
        </section>
        <section>
          <h2>${text.yourName}</h2>
          <name-field></name-field>
        </section>
      </div>`;
  }

  /** That there is no server, and what can be done all the same. */
  private note(): TemplateResult | typeof nothing {
    const text = t();
    if (!connection.isOffline) {
      return nothing;
    }
    const how = connection.reach === "none" ? text.noServer : text.offline;
    return html`<p class="banner" role="status" data-offline=${connection.reach}
      >${playsHere ? how : `${text.unreachable} ${text.cantPlayHere}`}</p>`;
  }

  private openTables(): TemplateResult | typeof nothing {
    return connection.isOffline
      ? nothing
      : html`<section>
          <h2>${t().openTables}</h2>
          ${this.open.length === 0 ? html`<p class="note">${t().noOpenTables}</p>` : list(this.open)}
        </section>`;
  }

  private running(): TemplateResult | typeof nothing {
    const mine = [...this.mine, ...this.here].sort((a, b) => b.changed.localeCompare(a.changed));
    const running = mine.filter((table) => table.status !== "over");
    const over = mine.filter((table) => table.status === "over");
    // What waits for oneself comes first.
    const sorted = [...running].sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
    const shown = [...sorted, ...over].slice(0, MOST_RUNNING);
    return shown.length === 0
      ? nothing
      : html`<section class="running"><h2>${t().yourTables}</h2>
          <ul class="tables ${this.isAllShown ? "" : "is-few"}">${cards(shown)}</ul>
          ${
            shown.length > FEW && !this.isAllShown
              ? html`<button class="quiet running-more ${shown.length > MANY ? "" : "is-narrow"}"
                @click=${() => (this.isAllShown = true)}>${t().allTables(shown.length)}</button>`
              : nothing
          }</section>`;
  }
}

/** Whether it is up to oneself. */
function isWaiting(table: Table): boolean {
  return table.seats.some((seat) => seat.you && seat.seat === table.by);
}

/** Tables of other people. */
async function othersTables(kind: "open" | "playing"): Promise<Table[]> {
  const tables = await client.get<Table[]>(`/tables?${kind}=true&limit=20`);
  return tables.filter((table) => table.seats.every((seat) => !seat.you));
}

function list(tables: readonly Table[]): TemplateResult {
  return html`<ul class="tables">${cards(tables)}</ul>`;
}

function cards(tables: readonly Table[]): TemplateResult[] {
  return tables.map((table) => html`<li><table-card .table=${table}></table-card></li>`);
}
