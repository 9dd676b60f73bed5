import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Event, Table } from "../api/schema";
import type { Line } from "../engine/engine";
import type { History } from "../shell/history";
import { Piece } from "../shell/piece";
import { engine } from "../shell/services";
import { t } from "../words";
import { checkDraws, type Verdict } from "./fairness";

/** Checks here, in the browser, that the draws follow from the seed. */
@customElement("fair-check")
export class FairCheck extends Piece {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) history!: History;
  @property({ attribute: false }) events: readonly Event[] = [];
  @property({ attribute: false }) lineAt!: (ply: number) => Line;
  @state() private verdict: string | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const seed = this.events.find((event) => event.kind === "over")?.seed;
    if (!seed || !this.table.commitment) {
      return nothing;
    }
    return html`<section class="fair"><h2 class="small-title">${t().fair}</h2>
      <button class="button" @click=${() => void this.check(seed)}>${t().fairCheck}</button>
      <p role="status">${this.verdict ?? nothing}</p></section>`;
  }

  private async check(seed: string): Promise<void> {
    if (!globalThis.crypto?.subtle) {
      this.verdict = t().fairUnable;
      return;
    }
    this.verdict = t().fairChecking;
    const { id, commitment = "" } = this.table;
    const drawn = { table: id, commitment, seed, plies: this.history.plies };
    try {
      this.verdict = sentence(await checkDraws(drawn, (ply) => engine.position(this.lineAt(ply))));
    } catch (e) {
      this.verdict = e instanceof Error ? e.message : t().failed;
    }
  }
}

function sentence(verdict: Verdict): string {
  switch (verdict.kind) {
    case "fair":
      return verdict.draws === 0 ? t().fairNone : t().fairYes(verdict.draws);
    case "wrong-seed":
      return t().fairWrongSeed;
    case "wrong-draw":
      return t().fairWrongDraw(verdict.ply, verdict.token, verdict.fair);
  }
}
