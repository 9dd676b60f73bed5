import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Game, Table } from "../api/schema";
import { LightElement } from "../core/element";
import { allGames } from "../core/services";
import { t } from "../core/words";
import { unusual } from "./terms-text";

/** In what a table differs from what the rules and lessons tell; nothing if in nothing. */
@customElement("table-terms")
export class TableTerms extends LightElement {
  @property({ attribute: false }) table!: Table;
  @state() private game: Game | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    this.game = (await allGames().catch(() => [])).find(({ id }) => id === this.table.game);
  }

  protected override render(): TemplateResult | typeof nothing {
    const terms = unusual(this.table, this.game);
    return terms.length === 0 ? nothing : html`<p class="note">${t().lobby.atThisTable(terms.join(t().comma))}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "table-terms": TableTerms;
  }
}
