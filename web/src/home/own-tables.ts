import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Table } from "../api/schema";
import { LightElement } from "../core/element";
import { t } from "../core/words";
import { inOrder } from "./known-tables";
import "./own-tables.css";
import "./table-card";

/** So many games are shown at once on a narrow screen and on a wide one; the others on demand. */
const [FEW, MANY] = [2, 4];
const MOST_FINISHED = 30;

/** One's own games: those that go on, and on demand those that are over. */
@customElement("own-tables")
export class OwnTables extends LightElement {
  @property({ attribute: false }) tables: readonly Table[] = [];
  @state() private isAllShown = false;
  @state() private isPastShown = false;

  protected override render(): TemplateResult | typeof nothing {
    const running = inOrder(this.tables.filter(({ status }) => status !== "over"));
    const finished = inOrder(this.tables.filter(({ status }) => status === "over")).slice(0, MOST_FINISHED);
    return this.tables.length === 0
      ? nothing
      : html`<section class="running">
          <h2>${running.length > 0 ? t().lobby.goOn : t().lobby.finished}</h2>
          <ul class="tables ${this.isAllShown ? "" : "is-few"}">${cards(running)}</ul>
          <p class="row running-more">
            ${running.length > FEW && !this.isAllShown ? this.more(running.length) : nothing}
            ${finished.length > 0 && !this.isPastShown ? this.past(finished.length) : nothing}
          </p>
          ${this.isPastShown ? html`<ul class="tables is-past">${cards(finished)}</ul>` : nothing}
        </section>`;
  }

  private more(count: number): TemplateResult {
    return html`<button class="quiet ${count > MANY ? "" : "is-narrow"}"
      @click=${() => (this.isAllShown = true)}>${t().lobby.showRunning(count)}</button>`;
  }

  private past(count: number): TemplateResult {
    return html`<button class="quiet" data-finished
      @click=${() => (this.isPastShown = true)}>${t().lobby.showFinished(count)}</button>`;
  }
}

function cards(tables: readonly Table[]): TemplateResult[] {
  return tables.map((table) => html`<li><table-card .table=${table}></table-card></li>`);
}
