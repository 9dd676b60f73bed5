import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { isKeptHere } from "../api/kept-here";
import type { Game, Table } from "../api/schema";
import { setTabTitle } from "../core/tab-title";
import { t } from "../core/words";
import "./game-card";
import "./import-dialog";
import "../people/name-field";
import { connection } from "../core/connection";
import "./puzzle-of-the-day";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { to } from "../core/router";
import { allGames, client, gameOf, isKnown, playsHere } from "../core/services";
import { settings } from "../core/settings";
import { uiOf } from "../games/registry";
import type { tables } from "../local/tables";
import { termsOf } from "../people/terms-text";
import { joinTable } from "./join-table";
import { KnownGames } from "./known-games";
import { inOrder, isWaiting, KnownTables } from "./known-tables";
import "./own-tables";
import "./table-card";
import { TableViews } from "./table-views";
import "./watch-card";
import "./home-page.css";

type LocalTables = typeof tables;

const REFRESH_MILLIS = 10_000;
const LATELY_MILLIS = 600_000;
const MOST_OTHERS = 3;
/** Room for the games until they are known. */
const PLACES = [1, 2, 3, 4];

/** The games and the ways in; one's own tables; tables that wait for somebody; a game to watch. */
@customElement("home-page")
export class HomePage extends LightElement {
  @state() private games: readonly Game[] = new KnownGames().all(settings.get("language"));
  private readonly known = new KnownTables();
  /** One's tables on the server, and those in this browser: at first as they were last seen. */
  @state() private mine: readonly Table[] = this.known.all.filter(({ id }) => !isKeptHere(id));
  @state() private here: readonly Table[] = this.known.all.filter(({ id }) => isKeptHere(id));
  @state() private open: readonly Table[] = [];
  @state() private playing: readonly Table[] = [];
  /** What was played here before; it stays so until the page is left, so that nothing moves. */
  private readonly played = new Set(this.known.all.map(({ game }) => game));
  private readonly views = new TableViews(() => this.requestUpdate());
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
      (here) => this.show({ here }),
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
      new KnownGames().keep(this.language, this.games);
    } catch {
      this.language = "";
      setTimeout(() => this.requestUpdate(), 2000);
    }
  }

  /** Even from a tab in the background one's own tables call. */
  private async refresh(): Promise<void> {
    try {
      this.show({ mine: (await isKnown()) ? await client.get<Table[]>("/tables?mine=true&limit=30") : [] });
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

  /** Shows one's tables as they are now, and notes them for the next visit. */
  private show({ mine = this.mine, here = this.here }: { mine?: readonly Table[]; here?: readonly Table[] }): void {
    this.mine = mine.filter(({ id }) => !this.known.isRemoved(id));
    this.here = here;
    this.known.keep(this.own);
  }

  private get own(): Table[] {
    return inOrder([...this.mine, ...this.here]).map((table) => this.views.of(table));
  }

  protected override render(): TemplateResult {
    const text = t();
    return html`
      <h1 class="tagline">${text.tagline(this.games.length)}</h1>
      <own-tables .tables=${this.own} @table-removed=${() => this.show({})}></own-tables>
      ${this.note()}
      ${this.first()}
      <div class="cards">
        ${this.games.map((game) => html`<game-card .game=${game} .isNew=${!this.played.has(game.id)}></game-card>`)}
        ${this.games.length === 0 ? PLACES.map(() => html`<div class="card is-awaited"></div>`) : nothing}
      </div>
      ${this.games.length === 0 ? nothing : this.more()}`;
  }

  /** Above the games: somebody who waits, or ways past the games. One line, so that nothing moves when somebody comes. */
  private first(): TemplateResult | typeof nothing {
    const [waiting] = this.open;
    return connection.isOffline
      ? nothing
      : html`<div class="home-first">${waiting ? this.call(waiting) : this.jumps()}</div>`;
  }

  /** A table that waits for somebody. */
  private call(table: Table): TemplateResult {
    const words = uiOf(table.game).words(settings.get("language"));
    const people = table.seats.filter(({ kind }) => kind === "human").map(({ seat }) => seatName(table.seats, seat));
    return html`<button class="button is-main" data-call @click=${() => void joinTable(table)}>${t().join}</button>
      <a class="home-call" href=${to(`/table/${table.id}`)}
        ><b>${t().lobby.waits(people.join(t().comma), words.name)}</b> ${termsOf(table, gameOf(table.game))}</a>
      ${this.open.length > 1 ? this.jump("open-tables", t().lobby.allOpen(this.open.length)) : nothing}`;
  }

  private jumps(): TemplateResult {
    const text = t();
    return html`${this.jump("open-tables", text.openTables)}${this.jump("to-watch", text.lobby.watchNow)}
      ${this.jump("daily", text.puzzles.ofTheDay)}`;
  }

  private jump(place: string, name: string): TemplateResult {
    return html`<button class="quiet"
      @click=${() => this.querySelector(`.${place}`)?.scrollIntoView()}>${name}</button>`;
  }

  /** Comes with the games, so that nothing is pushed down by them. */
  private more(): TemplateResult {
    const text = t();
    return html`<div class="home-more">
        ${this.openTables()}
        ${connection.isOffline ? nothing : this.toWatch()}
        <puzzle-of-the-day></puzzle-of-the-day>
      </div>
      <div class="home-more is-last">
        <section>
          <h2>${text.bringRecord}</h2>
          <import-dialog></import-dialog>
        </section>
        <section>
          <h2>${text.yourName}</h2>
          <name-field></name-field>
          ${this.where()}
        </section>
      </div>`;
  }

  /** Where the next table is kept. Without a server there is nothing to choose. */
  private where(): TemplateResult | typeof nothing {
    return playsHere && !connection.isOffline
      ? html`<label class="home-where"><input type="checkbox" data-here .checked=${settings.get("here")}
          @change=${(e: Event) => settings.set("here", (e.target as HTMLInputElement).checked)}>
          <span>${t().keepHere}</span></label>`
      : nothing;
  }

  /** One game that goes on, live, and the names of others. */
  private toWatch(): TemplateResult {
    const [first, ...others] = worthWatching(this.playing);
    return html`<div><watch-card .table=${first && this.views.of(first)}></watch-card>
      ${others.length > 0 ? list(others.slice(0, MOST_OTHERS)) : nothing}</div>`;
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
      : html`<section class="open-tables">
          <h2>${t().openTables}</h2>
          ${this.open.length === 0 ? html`<p class="note">${t().noOpenTables}</p>` : list(this.open)}
        </section>`;
  }
}

/** People who have just played come first; computers play for whoever watches; those who have not played lately are last. */
function worthWatching(tables: readonly Table[]): Table[] {
  const rank = ({ seats, changed }: Table): number => {
    const isOfComputers = seats.every(({ kind }) => kind === "agent");
    return isOfComputers ? 1 : Date.now() - Date.parse(changed) < LATELY_MILLIS ? 0 : 2;
  };
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));
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
