import { html, type nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Table, Update } from "../api/schema";
import { type Wanted, Wire, type WireListener } from "../api/wire";
import { LightElement } from "../core/element";
import { peopleOf, seatName } from "../core/names";
import { to } from "../core/router";
import { spoken } from "../core/sentence";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { uiOf } from "../games/registry";
import { outcomeOf } from "../play/outcome";
import { tablePicture } from "./table-picture";
import "./watch-card.css";

/** A game that goes on. One of computers is followed while it can be seen, because they play only while somebody looks. */
@customElement("watch-card")
export class WatchCard extends LightElement implements WireListener {
  @property({ attribute: false }) table: Table | undefined;
  @state() private latest: Update | undefined;
  private isSeen = false;
  private followed = "";
  private wire: Wire | undefined;
  private readonly observer = new IntersectionObserver((seen) => {
    this.isSeen = seen.some(({ isIntersecting }) => isIntersecting);
    this.follow();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
    document.addEventListener("visibilitychange", this.follow);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
    document.removeEventListener("visibilitychange", this.follow);
    this.isSeen = false;
    this.follow();
  }

  protected override updated(): void {
    this.follow();
  }

  private readonly follow = (): void => {
    const { table } = this;
    const wanted = this.isSeen && !document.hidden && table && isOfComputers(table) ? table.id : "";
    if (wanted !== this.followed) {
      this.followed = wanted;
      this.wire?.close();
      this.wire = wanted ? new Wire(wanted, this) : undefined;
    }
  };

  get wanted(): Wanted {
    return { since: 0, lang: settings.get("language"), as: undefined, glances: true };
  }

  onUpdate(update: Update): void {
    this.latest = update;
  }

  onState(): void {}

  onWatchers(): void {}

  onPresence(): void {}

  protected override render(): TemplateResult {
    const text = t().lobby;
    const told = this.latest?.table;
    const table = told?.id === this.table?.id ? told : this.table;
    return html`<section class="to-watch"><h2>${text.watchNow}</h2>
      ${table ? this.game(table) : html`<p class="note">${t().lobby.nothingToWatch}</p>`}</section>`;
  }

  private game(table: Table): TemplateResult {
    const text = t().lobby;
    return html`<a class="watch" data-watch=${table.id} href=${to(`/table/${table.id}`)}>
      ${tablePicture(table)}
      <span class="watch-text"><b>${uiOf(table.game).words(settings.get("language")).name}</b>
        <span>${peopleOf(table.seats)}</span>
        <small>${isOfComputers(table) ? text.computersPlay : text.peoplePlay}</small>
        <span class="watch-news">${this.news(table)}</span>
        <span class="watch-go">${text.watchIt}</span></span></a>`;
  }

  /** What happened last, or how it ended. */
  private news(table: Table): string | typeof nothing {
    if (table.status === "over") {
      return outcomeOf(table, []).verdict;
    }
    const line = this.latest?.table.id === table.id ? this.latest.log.lines.at(-1) : undefined;
    return line
      ? t().does(seatName(table.seats, line.by), spoken(line.text || t().hidden, table.seats))
      : t().turnOf(seatName(table.seats, table.by ?? 0));
  }
}

function isOfComputers({ seats }: Table): boolean {
  return seats.every(({ kind }) => kind === "agent");
}
