import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Event, Table } from "../api/schema";
import { LightElement } from "../core/element";
import { seatName } from "../core/names";
import { client, engine } from "../core/services";
import { t } from "../core/words";
import type { Line } from "../engine/engine";
import { type DrawShare, DrawShares } from "../play/draw-shares";
import type { TableSession } from "../session/table-session";
import { addedLater, checkDraws, type Verdict } from "./fairness";

/**
 * Checks here, in the browser, that the draws follow from the seed that it saw the commitment
 * to, and from what it added itself.
 */
@customElement("fair-check")
export class FairCheck extends LightElement {
  @property({ attribute: false }) session!: TableSession;
  @property({ attribute: false }) lineAt!: (ply: number) => Line;
  @state() private events: readonly Event[] = [];
  @state() private verdict: string | undefined;
  private table!: Table;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("session")) {
      this.table = this.session.table;
      void this.load(this.session).catch(() => undefined);
    }
  }

  /** Where something was drawn: what the server tells of it now. */
  private async load({ table: { id, commitment }, history }: TableSession): Promise<void> {
    if (commitment && history.plies.some(({ by }) => by === 0)) {
      this.table = await client.get<Table>(`/tables/${id}`);
      this.events = await client.all<Event>(`/tables/${id}/events?wait=false`);
    }
  }

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
    const { id, commitment = "", seats } = this.table;
    const kept = this.kept();
    const drawn = {
      table: id,
      commitment,
      seed,
      salts: seats.map(({ salt }) => salt),
      kept,
      plies: this.session.history.plies,
      brought: this.table.brought,
    };
    try {
      const verdict = await checkDraws(drawn, (ply) => engine.position(this.lineAt(ply)));
      this.verdict = verdict.kind === "fair" ? this.fair(verdict.draws, kept) : complaint(verdict);
    } catch (e) {
      this.verdict = e instanceof Error ? e.message : t().failed;
    }
  }

  /** Only for somebody who plays here: whoever was refused a seat has added nothing. */
  private kept(): DrawShare | undefined {
    const { id, seats } = this.table;
    return seats.some(({ you }) => you) ? new DrawShares().of(id) : undefined;
  }

  /** And what that does not show. */
  private fair(draws: number, kept: DrawShare | undefined): string {
    const { brought, seats } = this.table;
    const later = addedLater(this.events, seats).map((seat) => seatName(seats, seat));
    return [
      kept ? t().fairYes(draws) : t().fairUnwitnessed(draws),
      ...(kept && later.length > 0 ? [t().fairLater(later)] : []),
      ...(brought > 0 ? [t().fairBrought(brought)] : []),
    ].join(" ");
  }
}

function complaint(verdict: Exclude<Verdict, { kind: "fair" }>): string {
  switch (verdict.kind) {
    case "other-commitment":
      return t().fairOtherCommitment;
    case "salt-left-out":
      return t().fairSaltLeftOut;
    case "wrong-seed":
      return t().fairWrongSeed;
    case "wrong-draw":
      return t().fairWrongDraw(verdict.ply, verdict.token, verdict.fair);
  }
}
